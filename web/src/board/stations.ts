import type { Names } from "./names";

const LEAST = 1.6; // the size of a station on the sheet
const WIDTH = 0.85; // units of the sheet that make a station 19 pixels wide, at one pixel per unit

/** Makes stations large enough to be seen at any zoom: above their cities, or below those whose names are above. */
export function fitStations(stations: SVGGElement, scale: number, names: Names): void {
  stations.style.setProperty("--grown", String(Math.max(LEAST, WIDTH / scale)));
  for (const station of stations.children)
    station.classList.toggle("under", names.isAbove(station.id.replace("station-", "")));
}
