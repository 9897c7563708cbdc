// What is measured of whole screens, with layout_checks.js: pictures, cities in view, boxes of the main parts; and how a screen is
// shown in another language or theme.
(() => {
  const { MAP, addStyle, clippers, copy, forget, heightOf, inView, isInside, isVisible, middleOf, name, root, widthOf } =
    window.layoutGeometry;
  const { cutBy, labelOf, others, quoted, sizeOf } = window.layoutGeometry;

  // --- illustrations -------------------------------------------------------------------------------------------------

  function misplacedPictures(top) {
    const wrong = [];
    for (const picture of top.querySelectorAll("svg, img, canvas")) {
      if (picture.ownerSVGElement || picture.closest(MAP) || !isVisible(picture)) continue;
      const box = copy(picture.getBoundingClientRect());
      const label = quoted(labelOf(picture));
      if (widthOf(box) < 6 || heightOf(box) < 3) {
        wrong.push([`picture too small: ${name(picture)}`, `${label} ${sizeOf(box)}`]);
        continue;
      }
      const cut = cutBy(box, clippers(picture));
      if (cut && !isCropped(picture)) wrong.push([`picture cut off: ${name(picture)}`, `${label} ${cut}`]);
      const style = getComputedStyle(picture);
      const frame = picture.parentElement.getBoundingClientRect();
      const flows = style.position === "static" && getComputedStyle(picture.parentElement).display !== "inline";
      if (flows && frame.width > 0 && !isInside(box, frame)) wrong.push([`picture outside its frame: ${name(picture)}`, label]);
      for (const part of picture.querySelectorAll(".route .space, .city circle, .label, text")) {
        if (!isVisible(part) || isInside(copy(part.getBoundingClientRect()), box)) continue;
        wrong.push([`picture cut off: ${name(picture)}`, `${label}: ${name(part)} ${quoted(part.textContent)}`]);
        break;
      }
    }
    return wrong;
  }

  /** Pictures that fill a frame are cropped to it. */
  const isCropped = (picture) => getComputedStyle(picture).objectFit === "cover";

  /** The cities of offered tickets that are not to be seen on the board, each with what hides it. */
  function hiddenCities() {
    const wrong = [];
    const area = document.querySelector(".area").getBoundingClientRect();
    const ends = [...document.querySelectorAll("[data-offer]")].flatMap(({ dataset }) => dataset.offer.split("/"));
    for (const id of new Set(ends)) {
      const city = document.querySelector(`${MAP} [data-city="${CSS.escape(id)}"] circle`);
      const box = city?.getBoundingClientRect();
      const [x, y] = box ? middleOf(box) : [];
      if (!box) wrong.push(`city not on the board: ${id}`);
      else if (!isInside(box, area)) wrong.push(`city out of view: ${id}`);
      else if (!document.elementFromPoint(x, y)?.matches(".glass"))
        wrong.push(`city covered: ${id} by ${name(document.elementFromPoint(x, y))}`);
    }
    return wrong;
  }

  // --- recorded layouts ----------------------------------------------------------------------------------------------

  const PARTS = "header, nav, main, aside, section, article, form, fieldset, figure, table, footer, h1, h2";
  const LEAST_PART = 0.01; // of the window

  /** The boxes of the main parts in view, in pixels: left, top, width, height. */
  function parts() {
    forget();
    const found = {};
    for (const element of root().querySelectorAll(PARTS)) {
      if (element.closest(MAP) || !isVisible(element)) continue;
      const box = inView(copy(element.getBoundingClientRect()), clippers(element));
      if (widthOf(box) * heightOf(box) < LEAST_PART * innerWidth * innerHeight || heightOf(box) <= 0) continue;
      let key = name(element);
      for (let number = 2; key in found; number++) key = `${name(element)} ${number}`;
      found[key] = [box.left, box.top, widthOf(box), heightOf(box)].map(Math.round);
    }
    return found;
  }

  /** Waits until the chosen language and theme are shown and the screen has come to rest. */
  async function choose(choices) {
    simplify();
    for (const [key, value] of Object.entries(choices)) localStorage.setItem(`branchline.${key}`, value);
    dispatchEvent(new StorageEvent("storage"));
    const { dataset } = document.documentElement;
    const isChosen = () =>
      document.documentElement.lang === choices.language && dataset.theme === choices.theme;
    for (let frames = 0; frames < 600 && !isChosen(); frames++) await frame();
    if (!isChosen()) throw new Error("the language or the theme is not shown");
    await Promise.all([...document.fonts].map((face) => face.load()));
    for (let frames = 0; frames < 3; frames++) await frame();
  }

  const frame = () => new Promise((done) => requestAnimationFrame(done));

  /** Maps and painting take longer than all that is measured, and have no part in it. */
  function simplify() {
    simple ??= addStyle(`html { opacity: 0 !important } ${MAP} > * { display: none !important }`);
  }

  function restore() {
    simple?.();
    simple = null;
  }

  let simple = null;

  others.push(misplacedPictures);
  Object.assign(window.layoutChecks, { hiddenCities, parts, choose, restore });
  return true;
})();
