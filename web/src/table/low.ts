/** Whether something of the drawing lies where a panel would: then the panel goes to the other edge. */
export function liesLow(id: string): boolean {
  const thing = document.getElementById(id);
  const sheet = thing?.closest(".area");
  if (!thing || !sheet) return false;
  const [box, room] = [thing.getBoundingClientRect(), sheet.getBoundingClientRect()];
  return (box.top + box.bottom) / 2 > room.top + room.height * 0.6;
}
