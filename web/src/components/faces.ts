/**
 * Faces of the bots, by the names that the server gives them: layers of a drawing 64 units wide, each a fill and a path.
 * The names and their animals are listed in src/branchline/bots/seats.py.
 */
export type Layer = readonly [fill: string, path: string];
export interface Face {
  readonly ground: string;
  readonly layers: readonly Layer[];
}

const INK = "#2b2a2d";
const CREAM = "#f4ead3";

function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** The same shape twice: at a distance from the middle line, on both sides. */
function pair(distance: number, y: number, rx: number, ry = rx): string {
  return oval(32 - distance, y, rx, ry) + oval(32 + distance, y, rx, ry);
}

/** Open eyes, each with a glint. */
function eyes(distance: number, y: number, r: number): Layer[] {
  return [
    [INK, pair(distance, y, r)],
    [
      CREAM,
      oval(32 - distance + r * 0.35, y - r * 0.4, r * 0.34) + oval(32 + distance + r * 0.35, y - r * 0.4, r * 0.34),
    ],
  ];
}

/** A locomotive, for a bot that is not seated yet. */
export const ANY_BOT: Face = {
  ground: "#dcd6c4",
  layers: [
    ["#33424c", "M25 4h14l-2 12H27zM10 26h6v22h-6zM48 26h6v22h-6z"],
    ["#4d6470", oval(32, 35, 21)],
    ["#33424c", oval(32, 35, 17)],
    ["#c9d3d2", oval(32, 35, 15)],
    ...eyes(6.5, 31, 3.2),
    ["#33424c", "M23 39c3 5 15 5 18 0l2 1.4c-3 7.6-19 7.6-22 0z"],
    ["#b9562a", "M12 54h40l5 7H7z"],
  ],
};

export const FACES: Readonly<Record<string, Face>> = {
  // A fox.
  Vulpo: {
    ground: "#d7dfc4",
    layers: [
      ["#b9562a", "M9 5 29 19 13 36zM55 5 35 19 51 36z"],
      ["#4a2f26", "M12.5 11 21 18 14 26zM51.5 11 43 18 50 26z"],
      ["#cf6a35", "M8 31C10 18 22 14 32 14s22 4 24 17c1 6-8 12-13 18-4 5-7 10-11 10s-7-5-11-10C16 43 7 37 8 31z"],
      [
        CREAM,
        "M8 30c8 0 17 5 20 14 1 4 2 7 4 7s3-3 4-7c3-9 12-14 20-14 2 7-8 13-13 19-4 5-7 10-11 10s-7-5-11-10C16 43 6 37 8 30z",
      ],
      ...eyes(10.5, 33, 3.4),
      [INK, oval(32, 54.5, 4.4, 3.6)],
    ],
  },
  // A bear.
  Urso: {
    ground: "#cfdbe0",
    layers: [
      ["#7a5136", pair(17.5, 15.5, 9)],
      ["#c79a72", pair(17.5, 16.5, 4.6)],
      ["#8b5f40", "M32 11c15 0 24 10 24 24S46 59 32 59 8 49 8 35s9-24 24-24z"],
      ["#e0c19a", oval(32, 45.5, 12.5, 10.5)],
      ...eyes(10, 31, 3.2),
      [
        INK,
        "M26 41c0-3 12-3 12 0 0 2.5-3 5-5 5.400V50c1 1.5 4 1.5 5 0l1.5 1.200C37 54 33.5 54 32 52c-1.5 2-5 2-7.5-.800L26 50c1 1.5 4 1.5 5 0v-3.600c-2-.4-5-2.9-5-5.400z",
      ],
    ],
  },
  // An otter.
  Lutro: {
    ground: "#bfd8d8",
    layers: [
      ["#5f4836", pair(23, 22, 6)],
      ["#7b5f49", "M32 10c14 0 25 9 25 24 0 14-10 24-25 24S7 48 7 34c0-15 11-24 25-24z"],
      ["#ecdcbc", "M32 38c4-5 18-4 19 5 1 8-8 15-19 15s-20-7-19-15c1-9 15-10 19-5z"],
      ...eyes(12, 29, 3.2),
      [INK, "M25 36.500C25 33 39 33 39 36.500c0 3.5-4.5 6.5-7 6.500s-7-3-7-6.500z"],
      [
        "#7b5f49",
        "M31 43h2v4.500c2 2 5 2 6.5 0l1.4 1.300C38.5 52 34 52 32 50c-2 2-6.5 2-8.9-1.200l1.4-1.300c1.5 2 4.5 2 6.5 0z",
      ],
      [
        "#a98f70",
        oval(20, 46, 1.1) +
          oval(17, 43, 1.1) +
          oval(21, 42, 1.1) +
          oval(44, 46, 1.1) +
          oval(47, 43, 1.1) +
          oval(43, 42, 1.1),
      ],
    ],
  },
  // A badger.
  Melo: {
    ground: "#e6d2a8",
    layers: [
      ["#34343a", pair(20, 16, 7.5)],
      [CREAM, pair(20.5, 15, 3.6)],
      ["#f3efe6", "M32 10c13 0 23 9 23 22 0 6-4 9-8 13-5 5-9 14-15 14s-10-9-15-14c-4-4-8-7-8-13 0-13 10-22 23-22z"],
      [
        "#34343a",
        "M26.5 11C15 13 9 22 9 31c0 6 4 10 8 14l5 5c3-6 5-14 5.5-22 .4-6 .4-12-1-17zM37.5 11C49 13 55 22 55 31c0 6-4 10-8 14l-5 5c-3-6-5-14-5.5-22-.4-6-.4-12 1-17z",
      ],
      [CREAM, pair(10.5, 32, 3.6)],
      [INK, pair(10.3, 32.3, 2)],
      [INK, oval(32, 54, 5.2, 4.2)],
    ],
  },
  // A raven.
  Korvo: {
    ground: "#e3cfc4",
    layers: [
      ["#2d3640", "M25 4c5 1 9 4 10 8-6 1-11-1-13-3 2 0 3 0 4-1zM36 5c3 2 5 5 5 8h-7z"],
      ["#3d4854", "M32 9c14 0 24 11 24 26 0 14-10 24-24 24S8 49 8 35C8 20 18 9 32 9z"],
      [
        "#2d3640",
        "M8 38c6-3 14 0 17 8 2 6 2 10 1 12C15 56 8 48 8 38zM56 38c-6-3-14 0-17 8-2 6-2 10-1 12 11-2 18-10 18-20z",
      ],
      ["#f0e3c6", pair(10.5, 28, 6)],
      [INK, pair(9.5, 28.5, 3.4)],
      ["#e0a63f", "M22 37c5-4 15-4 20 0-1 8-6 17-10 20-4-3-9-12-10-20z"],
      ["#b57f28", "M22 37c5 3.5 15 3.5 20 0-.5 2-2 4-3.5 4.7-4 1.8-9 1.8-13 0C24 41 22.5 39 22 37z"],
    ],
  },
  // A mole with a lamp.
  Talpo: {
    ground: "#d9cfe0",
    layers: [
      ["#56505e", "M32 12c15 0 24 12 24 26 0 13-11 21-24 21S8 51 8 38c0-14 9-26 24-26z"],
      ["#d28a3a", "M9 30C11 15 21 8 32 8s21 7 23 22c-7-5-14-7-23-7S16 25 9 30z"],
      ["#f8e7a0", oval(32, 17, 7)],
      ["#fffbe6", oval(32, 17, 4)],
      ["#756d7e", oval(32, 46, 14, 11)],
      ["#eaa99c", oval(32, 42, 5.2, 4.6)],
      [
        INK,
        "M31 47h2v3c2 2 5 2 6.5 0l1.4 1.300C38.5 54.5 34 54.5 32 52.500c-2 2-6.5 2-8.9-1.200l1.4-1.300c1.5 2 4.5 2 6.5 0z",
      ],
      ...eyes(13, 33, 2.8),
    ],
  },
  // An owl.
  Nokto: {
    ground: "#c3cfdf",
    layers: [
      ["#6d5743", "M7 6c7 1 13 4 16 8h18c3-4 9-7 16-8-1 5 0 9-2 14 4 20-4 38-23 39C13 58 5 40 9 20 7 15 8 11 7 6z"],
      ["#a2835f", "M32 20c-3-4-9-6-15-4-5 3-7 9-7 15 0 16 8 27 22 28 14-1 22-12 22-28 0-6-2-12-7-15-6-2-12 0-15 4z"],
      ["#f1e4c7", pair(11, 30, 10.5)],
      ["#dd9a33", pair(11, 30, 7)],
      [INK, pair(11, 30, 4)],
      [CREAM, pair(11, 28.4, 1.3)],
      ["#e3b04b", "M32 34l5 5c-1 5-3 8-5 9-2-1-4-4-5-9z"],
    ],
  },
  // A hare.
  Leporo: {
    ground: "#d3e0c9",
    layers: [
      ["#a88d6d", "M13 3c6-2 13 8 15 21l-9 4C12 20 8 5 13 3zM51 3c-6-2-13 8-15 21l9 4c7-8 11-23 6-25z"],
      ["#e5b7a5", "M15 8c3 0 8 7 9.5 15l-4 2C16 19 13 9 15 8zM49 8c-3 0-8 7-9.5 15l4 2c4.5-6 7.5-16 5.5-17z"],
      ["#bda182", "M32 20c13 0 21 9 21 20 0 12-9 19-21 19s-21-7-21-19c0-11 8-20 21-20z"],
      [CREAM, "M32 44c3-4 14-4 15 3 1 7-7 12-15 12s-16-5-15-12c1-7 12-7 15-3z"],
      ...eyes(11.5, 36, 3.5),
      ["#d98478", "M28 43c0-2 8-2 8 0s-2.5 4-4 4-4-2-4-4z"],
      ["#fffdf6", "M29 51h6v4.500c0 1.5-6 1.5-6 0z"],
    ],
  },
  // A toad.
  Bufo: {
    ground: "#e7dcb4",
    layers: [
      ["#5f7d45", pair(15, 19, 10.5)],
      ["#76975a", "M32 18c16 0 26 9 26 21 0 13-12 20-26 20S6 52 6 39c0-12 10-21 26-21z"],
      ["#c9d49a", "M9 46c6 5 14 7 23 7s17-2 23-7c-4 9-13 13-23 13S13 55 9 46z"],
      [CREAM, pair(15, 19, 7)],
      [INK, pair(14.5, 20, 4.2)],
      [
        "#4c6637",
        "M10 43c7 4 14 6 22 6s15-2 22-6l1.5 2.500C48 50 40 52 32 52S16 50 8.5 45.500zM28 36.500a1.4 1.4 0 1 1-.1 0zM36 36.500a1.4 1.4 0 1 1-.1 0z",
      ],
      ["#e3a08a", pair(20, 40, 3.4, 2.2)],
    ],
  },
};
