/** Where cards lie over the board: near what they are about, without covering it. */
import { expect, test } from "vitest";
import { nearestPlace } from "../src/board/placement";

const window = { width: 1000, height: 700 };
const card = { width: 300, height: 200 };

test("a card lies beside what it is about and covers nothing that is taken", () => {
  const subject = { x: 480, y: 330, width: 40, height: 40 };
  const other = { x: 530, y: 300, width: 40, height: 100 };
  const place = nearestPlace(card, window, [subject], [subject, other])!;
  const apart = (box: typeof subject) =>
    place.x >= box.x + box.width ||
    place.x + card.width <= box.x ||
    place.y >= box.y + box.height ||
    place.y + card.height <= box.y;
  expect(apart(subject) && apart(other)).toBe(true);
  const [right, bottom] = [place.x + card.width, place.y + card.height];
  const gap = Math.max(subject.x - right, place.x - 520, subject.y - bottom, place.y - 370);
  expect(gap).toBeLessThan(30);
});

test("it stays in the window, and where it is as long as it covers nothing", () => {
  const corner = { x: 980, y: 680, width: 15, height: 15 };
  const place = nearestPlace(card, window, [corner], [corner])!;
  expect(place.x + card.width).toBeLessThanOrEqual(window.width);
  expect(place.y + card.height).toBeLessThanOrEqual(window.height);
  const far = { x: 12, y: 12 };
  expect(nearestPlace(card, window, [corner], [corner], far)).toBe(far);
  expect(nearestPlace(card, window, [corner], [{ ...far, width: 9, height: 9 }], far)).not.toEqual(far);
});

test("without room there is no place", () => {
  expect(nearestPlace(card, window, [], [{ x: 0, y: 0, ...window }])).toBeNull();
});
