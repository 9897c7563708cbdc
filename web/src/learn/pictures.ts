/** Small pictures for the rules of a board, cut out of its own drawing: which lanes show what, found on any board. */
import type { Standing } from "../board/standing";
import { wayBetween } from "../board/ways";
import type { BoardShown, LaneShown } from "../net/wire";

export interface Picture {
  readonly code: "plain" | "double" | "tunnel" | "ferry" | "any" | "station" | "country" | "ticket";
  readonly lanes: readonly string[];
  readonly standing: Standing;
  readonly goals: readonly { id: string; chosen: boolean }[];
}

const SELF = 0;
const OTHER = 1;

/** The pictures that belong to a section of the rules; a board without tunnels has none of a tunnel. */
export function picturesOf(board: BoardShown, section: string): Picture[] {
  switch (section) {
    case "lanes":
      return [plainLane(board), doubleLane(board), tunnel(board), ferry(board), anyCards(board)].flat();
    case "stations":
      return station(board);
    case "countries":
      return country(board);
    case "tickets":
      return ticket(board);
    default:
      return [];
  }
}

function plainLane({ lanes }: BoardShown): Picture[] {
  const found = shortest(
    lanes.filter((lane) => lane.kind === "plain" && !lane.twins.length && lane.colour !== "grey" && lane.length > 2),
  );
  return found ? [picture("plain", [found.id], { [found.id]: SELF })] : [];
}

function doubleLane({ lanes }: BoardShown): Picture[] {
  const found = shortest(
    lanes.filter((lane) => lane.twins.length && !lane.country && lane.kind === "plain" && lane.length > 1),
  );
  return found ? [picture("double", [found.id, ...found.twins], { [found.id]: OTHER })] : [];
}

function tunnel({ lanes }: BoardShown): Picture[] {
  const found = shortest(lanes.filter((lane) => lane.kind === "tunnel" && lane.length > 1));
  return found ? [picture("tunnel", [found.id, ...found.twins])] : [];
}

function ferry({ lanes }: BoardShown): Picture[] {
  const found = shortest(lanes.filter((lane) => lane.symbols > 0 && lane.length > 1));
  return found ? [picture("ferry", [found.id, ...found.twins])] : [];
}

function anyCards({ lanes }: BoardShown): Picture[] {
  const found = lanes.find((lane) => lane.any_cards > 0);
  return found ? [picture("any", [found.id])] : [];
}

/** A house in a city, and a lane of somebody else's that it borrows. */
function station({ cities, lanes }: BoardShown): Picture[] {
  const city = cities.find(({ id }) => around(lanes, id).length === 3) ?? cities[0];
  if (!city) return [];
  const [own, lent, ...rest] = around(lanes, city.id);
  if (!own || !lent) return [];
  const owners = { [own.id]: SELF, [lent.id]: OTHER };
  const { standing, ...all } = picture(
    "station",
    [own, lent, ...rest].map(({ id }) => id),
    owners,
  );
  return [{ ...all, standing: { ...standing, stations: new Map([[city.id, SELF]]) } }];
}

function country({ countries, lanes }: BoardShown): Picture[] {
  const found = countries.find(({ id }) => lanes.some((lane) => lane.country === id));
  const its = lanes.filter((lane) => found && lane.country === found.id);
  return its.length
    ? [
        picture(
          "country",
          its.map(({ id }) => id),
        ),
      ]
    : [];
}

/** A ticket whose cities are joined, over two lanes or more. */
function ticket({ tickets, lanes }: BoardShown): Picture[] {
  const costs = new Map(lanes.map(({ id, length }) => [id, length]));
  for (const { id, a, b } of [...tickets].sort((one, other) => one.points - other.points)) {
    const way = wayBetween(lanes, costs, a, b)?.open ?? [];
    if (way.length < 2) continue;
    const owners = Object.fromEntries(way.map((lane) => [lane, SELF]));
    return [{ ...picture("ticket", way, owners), goals: [{ id, chosen: true }] }];
  }
  return [];
}

function picture(code: Picture["code"], lanes: readonly string[], owners: Record<string, number> = {}): Picture {
  const standing = { lanes: new Map(Object.entries(owners)), stations: new Map(), countries: new Map() };
  return { code, lanes, standing, goals: [] };
}

function around(lanes: readonly LaneShown[], city: string): LaneShown[] {
  return lanes.filter((lane) => (lane.a === city || lane.b === city) && lane.number === 1);
}

function shortest(lanes: readonly LaneShown[]): LaneShown | undefined {
  return [...lanes].sort((a, b) => a.length - b.length)[0];
}
