/** Whether an element of the board drawing lies where a panel would cover it; the panel then goes to the upper edge. */
export function liesLow(id: string): boolean {
  const thing = document.getElementById(id);
  const sheet = thing?.closest(".area");
  if (!thing || !sheet) return false;
  const [box, viewport] = [thing.getBoundingClientRect(), sheet.getBoundingClientRect()];
  return (box.top + box.bottom) / 2 > viewport.top + viewport.height * 0.6;
}
