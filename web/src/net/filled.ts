/** Restores default values in received messages: the server omits fields that have their default. */
import { SHAPES } from "./wire";

export function filled<T>(name: string, message: unknown): T {
  return fill(name, message) as T;
}

function fill(name: string, message: unknown): unknown {
  const shape = SHAPES[name];
  if (!shape || message === null || typeof message !== "object") return message;
  const whole: Record<string, unknown> = { ...shape.defaults, ...message };
  for (const [key, part] of Object.entries(shape.parts)) {
    const value = whole[key];
    whole[key] = Array.isArray(value) ? value.map((each) => fill(part, each)) : fill(part, value);
  }
  return whole;
}
