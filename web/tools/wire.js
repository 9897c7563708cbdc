/** Code generator: writes src/net/wire.ts, the types of all messages, from the JSON schema. `--check` only compares. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SCHEMA = fileURLToPath(new URL("../../src/branchline/server/wire/schema.json", import.meta.url));
const TARGET = fileURLToPath(new URL("../src/net/wire.ts", import.meta.url));

const defs = JSON.parse(readFileSync(SCHEMA, "utf8")).$defs;
const sent = typesOnlySent();
const text = [
  "// Made by tools/wire.js from server/wire/schema.json. The server omits default values: `withDefaults` restores them.",
  ...Object.entries(defs).map(([name, schema]) => declaration(name, schema)),
  shapes(),
].join("\n\n");

if (process.argv.includes("--check")) {
  if (readFileSync(TARGET, "utf8") !== `${text}\n`) {
    console.error("src/net/wire.ts is old: npm run wire");
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, `${text}\n`);
}

/** Closed types that occur only in requests: there the client may omit fields with a default too. */
function typesOnlySent() {
  const received = new Set();
  const visit = (name) => {
    if (!received.has(name)) {
      received.add(name);
      refs(defs[name]).forEach(visit);
    }
  };
  for (const [name, schema] of Object.entries(defs)) {
    if (schema.properties && schema.additionalProperties !== false) visit(name);
  }
  return new Set(Object.keys(defs).filter((name) => !received.has(name)));
}

function refs(schema) {
  if (schema === null || typeof schema !== "object") return [];
  return Object.entries(schema).flatMap(([key, value]) => (key === "$ref" ? [refName(value)] : refs(value)));
}

function mayLack(schema, key) {
  return !(schema.required ?? []).includes(key);
}

function refName(ref) {
  return ref.split("/").at(-1);
}

function declaration(name, schema) {
  const doc = schema.description ? `/** ${schema.description} */\n` : "";
  if (!schema.properties) return `${doc}export type ${name} = ${type(schema)};`;
  const lines = Object.entries(schema.properties).map(([key, value]) => {
    const optional = sent.has(name) && mayLack(schema, key) ? "?" : "";
    return `  ${/^\w+$/.test(key) ? key : JSON.stringify(key)}${optional}: ${type(value)};`;
  });
  return `${doc}export interface ${name} {\n${lines.join("\n")}\n}`;
}

function type(schema) {
  if (schema.$ref) return refName(schema.$ref);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  if (schema.anyOf ?? schema.oneOf) return (schema.anyOf ?? schema.oneOf).map(type).join(" | ");
  switch (schema.type) {
    case "array":
      return schema.prefixItems ? `[${schema.prefixItems.map(type).join(", ")}]` : `readonly ${inList(schema.items)}[]`;
    case "object":
      return `Record<string, ${schema.additionalProperties ? type(schema.additionalProperties) : "unknown"}>`;
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    default:
      return "unknown";
  }
}

function inList(schema) {
  const found = type(schema ?? {});
  return found.includes(" ") ? `(${found})` : found;
}

/** For each received type: the default values of fields that may be omitted, and which fields hold such types again. */
function shapes() {
  const lines = Object.entries(defs)
    .filter(([name, schema]) => schema.properties && !sent.has(name))
    .map(([name, schema]) => {
      const properties = Object.entries(schema.properties);
      const lacking = properties.filter(([key]) => mayLack(schema, key));
      const defaults = Object.fromEntries(
        lacking.map(([key, value]) => [key, "default" in value ? value.default : {}]),
      );
      const parts = Object.fromEntries(
        properties.flatMap(([key, value]) => {
          const inner = refs(value).filter((each) => defs[each].properties);
          return inner.length === 1 ? [[key, inner[0]]] : [];
        }),
      );
      return Object.keys(defaults).length + Object.keys(parts).length === 0
        ? ""
        : `  ${name}: ${JSON.stringify({ defaults, parts })},`;
    })
    .filter(Boolean);
  return `export const SHAPES: Record<string, { defaults: Record<string, unknown>; parts: Record<string, string> }> = {\n${lines.join("\n")}\n};`;
}
