// Layout checks, run in the page: what of the screen is cut off, covered, outside its frame or too small to tap.
// `layoutChecks.problems()` returns pairs of what is wrong and an example, and layout_screens.js adds what else is measured.
(() => {
  /** Maps on which one pans and zooms: what lies outside the window is meant to, and names are checked in the drawings. */
  const MAP = ".holder";
  /** Panels that may lie over the areas in COVERABLE while they are open. */
  const OVERLAYS = ".panel, .part.up, .side > .offer, .hint, .pinned, .tooltip, [role=tooltip], .notices, .curtain";
  const COVERABLE = ".area, .board, .side .part";
  /** What else they may lie over on a phone in landscape, where they have no place but beside the board. */
  const COVERABLE_WHEN_LOW = ".players, .prompt, .dock";
  const LOW = matchMedia("(max-height: 30rem)");
  const TARGETS = [
    ...["a[href]", "button", "input", "select", "textarea", "summary"],
    ...["button", "tab", "switch", "radio", "checkbox", "slider", "option", "menuitem"].map((role) => `[role=${role}]`),
  ].join();
  const LEAST_TARGET = 24; // CSS pixels, WCAG 2.5.8
  const TOLERANCE = 1.5;
  /** The part of a line's box above and below which letters have no ink. */
  const LEADING = 0.18;

  // --- what is visible -----------------------------------------------------------------------------------------------

  /** What is known of elements during one measurement. */
  const seen = new Map();
  const clipping = new Map();
  const frames = new Map();

  function isVisible(element) {
    if (!seen.has(element)) {
      const above = element.parentElement;
      seen.set(element, !above || (isVisible(above) && isShown(element)));
    }
    return seen.get(element);
  }

  /** Texts for screen readers are boxes of one pixel, or clipped away. */
  function isShown(element) {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility !== "visible" || Number(style.opacity) === 0) return false;
    if (element.inert || element.closest("details:not([open]) > :not(summary)")) return false;
    if (style.display === "contents" || style.display === "inline") return true;
    const { width, height } = element.getBoundingClientRect();
    return !((width <= 1 || height <= 1) && style.overflow !== "visible");
  }

  /** What the player deals with: a modal dialog makes the rest of the page inert. */
  function root() {
    return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  }

  // --- boxes ---------------------------------------------------------------------------------------------------------

  const copy = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  const widthOf = (box) => box.right - box.left;
  const heightOf = (box) => box.bottom - box.top;
  const sizeOf = (box) => `${widthOf(box).toFixed(0)} × ${heightOf(box).toFixed(0)} px`;
  const isInside = (a, b, by = TOLERANCE) =>
    a.left >= b.left - by && a.top >= b.top - by && a.right <= b.right + by && a.bottom <= b.bottom + by;
  const overlaps = (a, b, by = TOLERANCE) =>
    a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;
  const intersection = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const viewport = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  /** The box without its borders: what `overflow` clips to. */
  function paddingBox(element) {
    if (!frames.has(element)) frames.set(element, measurePaddingBox(element));
    return frames.get(element);
  }

  function measurePaddingBox(element) {
    const box = copy(element.getBoundingClientRect());
    const style = getComputedStyle(element);
    box.left += parseFloat(style.borderLeftWidth) || 0;
    box.top += parseFloat(style.borderTopWidth) || 0;
    box.right -= parseFloat(style.borderRightWidth) || 0;
    box.bottom -= parseFloat(style.borderBottomWidth) || 0;
    return box;
  }

  /** The ancestors that can clip an element: absolutely positioned elements leave those that are not positioned. */
  function clippers(element) {
    if (!clipping.has(element)) clipping.set(element, [...findClippers(element)]);
    return clipping.get(element);
  }

  function* findClippers(element) {
    let wanted = getComputedStyle(element).position;
    for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
      const { position, overflowX, overflowY, transform, filter, contain } = getComputedStyle(above);
      const contains = transform !== "none" || filter !== "none" || /strict|paint|layout/.test(contain);
      if (wanted === "fixed" && !contains) continue;
      if (wanted === "absolute" && position === "static" && !contains) continue;
      wanted = position;
      if (above instanceof SVGElement && above.ownerSVGElement) continue;
      if (overflowX !== "visible" || overflowY !== "visible") yield { above, overflowX, overflowY };
    }
    if (wanted === "fixed") yield { above: null };
  }

  /** The same for the text of an element, which the element itself may clip. */
  function clippersOfText(element) {
    const { display, overflowX, overflowY } = getComputedStyle(element);
    const clips = display !== "inline" && (overflowX !== "visible" || overflowY !== "visible");
    return clips ? [{ above: element, overflowX, overflowY }, ...clippers(element)] : clippers(element);
  }

  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

  /** How a box is cut off where it can't be scrolled to, in words; null if it is not. */
  function cutBy(box, frames) {
    const rest = copy(box);
    for (const { above, overflowX, overflowY } of frames) {
      const frame = above ? paddingBox(above) : viewport();
      for (const [low, high, overflow, offset] of [
        ["left", "right", overflowX, above?.scrollLeft],
        ["top", "bottom", overflowY, above?.scrollTop],
      ]) {
        if (above && scrolls(overflow)) {
          if (rest[low] + offset < frame[low] - TOLERANCE) return `beyond the ${low} edge of ${name(above)}`;
          [rest[low], rest[high]] = [frame[low], frame[high]];
        } else if (!above || overflow !== "visible") {
          const excess = Math.max(frame[low] - rest[low], rest[high] - frame[high]);
          if (excess > TOLERANCE) return `by ${excess.toFixed(0)} px at ${above ? name(above) : "the window"}`;
        }
      }
      if (!above) return null;
    }
    if (rest.left + scrollX < -TOLERANCE || rest.right + scrollX > document.documentElement.clientWidth + TOLERANCE)
      return "at the side of the window";
    if (rest.top + scrollY < -TOLERANCE) return "above the page";
    return null;
  }

  /** The part of a box that is in view now; empty boxes have no width or height. */
  function inView(box, frames) {
    let rest = intersection(box, viewport());
    for (const { above } of frames) if (above) rest = intersection(rest, paddingBox(above));
    return rest;
  }

  // --- scrolling -----------------------------------------------------------------------------------------------------

  const moved = new Map();

  /** Scrolls to an element as a player could, and remembers where everything was. */
  function reveal(element) {
    for (const { above, overflowX, overflowY } of clippers(element)) {
      if (!above || !(scrolls(overflowX) || scrolls(overflowY))) continue;
      if (!moved.has(above)) moved.set(above, [above.scrollLeft, above.scrollTop]);
      const [box, frame] = [element.getBoundingClientRect(), measurePaddingBox(above)];
      above.scrollBy({
        left: (box.left + box.right - frame.left - frame.right) / 2,
        top: (box.top + box.bottom - frame.top - frame.bottom) / 2,
        behavior: "instant",
      });
    }
    const box = element.getBoundingClientRect();
    scrollBy({ top: (box.top + box.bottom - innerHeight) / 2, behavior: "instant" });
    frames.clear();
  }

  function scrollBack(x, y) {
    for (const [element, [left, top]] of moved) element.scrollTo({ left, top, behavior: "instant" });
    moved.clear();
    frames.clear();
    scrollTo({ left: x, top: y, behavior: "instant" });
  }

  // --- words ---------------------------------------------------------------------------------------------------------

  function name(element) {
    const classes = [...element.classList].filter((each) => !/^(svelte-|s-)/.test(each));
    const own = element.tagName.toLowerCase() + classes.map((each) => `.${each}`).join("");
    const above = element.parentElement;
    return classes.length || !above || above === document.body ? own : `${name(above)} > ${own}`;
  }

  const quoted = (text) => `"${text.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
  const labelOf = (element) => element.getAttribute("aria-label") ?? element.textContent ?? "";

  // --- text ----------------------------------------------------------------------------------------------------------

  /** The visible texts, each with the boxes of its lines, without the space above and below the letters. */
  function textsIn(top) {
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const found = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!node.data.trim() || element.closest(`${MAP}, option, script, style, title, desc, defs`)) continue;
      if (!isVisible(element)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map((box) => ink(copy(box)));
      if (lines.length) found.push({ node, element, lines, range: range.cloneRange() });
    }
    return found;
  }

  function ink(line) {
    const by = heightOf(line) * LEADING;
    return { ...line, top: line.top + by, bottom: line.bottom - by };
  }

  function cutTexts(texts) {
    const wrong = [];
    for (const { node, element, lines } of texts) {
      for (const line of lines) {
        const cut = cutBy(line, clippersOfText(element));
        if (!cut) continue;
        wrong.push([`text cut off: ${name(element)}`, `${quoted(node.data)} ${cut}`]);
        break;
      }
    }
    return wrong;
  }

  /** What a field shows must fit too: browsers cut off placeholders and the chosen option without a sign. */
  function cutFields(top) {
    const wrong = [];
    const pen = document.createElement("canvas").getContext("2d");
    for (const field of top.querySelectorAll("select, input[placeholder]")) {
      const text = field.matches("select") ? field.selectedOptions[0]?.text : !field.value && field.placeholder;
      if (!text || !isVisible(field)) continue;
      const style = getComputedStyle(field);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      pen.letterSpacing = style.letterSpacing;
      const arrow = field.matches("select") && style.appearance !== "none" ? 16 : 0;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      const width = pen.measureText(text).width;
      if (width > room + TOLERANCE)
        wrong.push([`text cut off: ${name(field)}`, `${quoted(text)} by ${(width - room).toFixed(0)} px`]);
    }
    return wrong;
  }

  /** Lines of different texts that run into each other, whether in view or not. */
  function collidingTexts(texts) {
    const wrong = [];
    const layers = Map.groupBy(texts, ({ element }) => layerOf(element));
    for (const layer of layers.values()) {
      const lines = layer.flatMap((text) => text.lines.map((box) => ({ text, box })));
      lines.sort((a, b) => a.box.top - b.box.top);
      lines.forEach(({ text, box }, at) => {
        for (let next = at + 1; next < lines.length && lines[next].box.top < box.bottom; next++) {
          const other = lines[next];
          if (other.text !== text && overlaps(box, other.box))
            wrong.push([
              `texts overlap: ${name(text.element)} and ${name(other.text.element)}`,
              `${quoted(text.node.data)} and ${quoted(other.text.node.data)}`,
            ]);
        }
      });
    }
    return wrong;
  }

  /** Texts in the same layer scroll together and do not lie over each other on purpose. */
  function layerOf(element) {
    for (let above = element; above; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (/fixed|sticky|absolute/.test(style.position) || scrolls(style.overflowY) || scrolls(style.overflowX)) return above;
    }
    return null;
  }

  // --- what lies over something --------------------------------------------------------------------------------------

  function paints(element) {
    if (!isVisible(element)) return false;
    if (element.matches("img, canvas, video, input, textarea, select")) return true;
    const style = getComputedStyle(element);
    if (element instanceof SVGElement && element.ownerSVGElement) return style.fill !== "none" || style.stroke !== "none";
    return !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) || style.backgroundImage !== "none";
  }

  /** What is painted over an element at a point; null if nothing is. */
  function coverAt(x, y, element) {
    if (document.elementFromPoint(x, y) === element) return null; // mostly, and faster than a list
    for (const other of document.elementsFromPoint(x, y)) {
      if (other === element) return null;
      if (other.contains(element) || !paints(other)) continue;
      if (element.contains(other) && !isPositioned(other, element)) continue;
      return other;
    }
    return null;
  }

  function isPositioned(element, within) {
    for (let above = element; above !== within; above = above.parentElement)
      if (/absolute|fixed/.test(getComputedStyle(above).position)) return true;
    return false;
  }

  const mayCover = (cover, element) =>
    cover.closest(OVERLAYS) !== null &&
    element.closest(LOW.matches ? `${COVERABLE}, ${COVERABLE_WHEN_LOW}` : COVERABLE) !== null &&
    !cover.closest(OVERLAYS).contains(element);

  /** Texts under something else that is painted. Those out of view are scrolled to, a windowful at a time. */
  function coveredTexts(texts) {
    const wrong = [];
    const remove = addStyle("* { pointer-events: auto !important }"); // so that hit tests find whatever is painted
    const report = (text, cover) => {
      if (cover && !mayCover(cover, text.element))
        wrong.push([`text covered: ${name(text.element)} by ${name(cover)}`, quoted(text.node.data)]);
    };
    const pending = new Set();
    for (const text of texts) {
      const cover = coverOfText(text);
      if (cover === null) continue;
      if (isInLongList(text.element)) report(text, cover);
      else pending.add(text);
    }
    for (const text of pending) {
      reveal(text.element);
      report(text, coverOfText(text));
      pending.delete(text);
      for (const other of pending) if (coverOfText(other) === null) pending.delete(other);
    }
    remove();
    return wrong;
  }

  /** Of a list that scrolls far, such as the log, only what is in view is looked at. */
  function isInLongList(element) {
    return clippers(element).some(({ above, overflowY }) => {
      return above && scrolls(overflowY) && above.scrollHeight > 3 * above.clientHeight;
    });
  }

  /** What lies over a text; undefined if it is not in view. */
  function coverOfText({ range, element }) {
    const frames = clippersOfText(element);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      const line = ink(copy(box));
      const view = inView(line, frames);
      if (widthOf(view) < widthOf(line) / 2 || heightOf(view) < heightOf(line) / 2) return undefined;
      const cover = coverOfLine(view, element);
      if (cover) return cover;
    }
    return null;
  }

  function coverOfLine(view, element) {
    const y = (view.top + view.bottom) / 2;
    for (const x of [view.left + 2, (view.left + view.right) / 2, view.right - 2]) {
      const cover = coverAt(x, y, element);
      if (cover) return cover;
    }
    return null;
  }

  // --- targets -------------------------------------------------------------------------------------------------------

  /** What can be tapped, each with its box. A field inside a label is as large as the label. */
  function targetsIn(top) {
    const found = new Map();
    for (const element of top.querySelectorAll(TARGETS)) {
      if (element.closest(`${MAP}, .area, [inert]`) && !element.closest(".tools")) continue;
      if (element.matches(":disabled, [aria-disabled=true], [type=hidden], [type=file]")) continue;
      const target = element.matches("input") ? (element.closest("label") ?? element) : element;
      if (isVisible(target)) found.set(target, copy(target.getBoundingClientRect()));
    }
    return found;
  }

  const isSmall = (box) => widthOf(box) < LEAST_TARGET - 0.5 || heightOf(box) < LEAST_TARGET - 0.5;

  /** A link in a line of text is as high as the line. */
  function isInline(element) {
    if (getComputedStyle(element).display !== "inline") return false;
    return [...element.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  }

  const middleOf = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];

  function distance([x, y], box) {
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  }

  function smallTargets(targets) {
    const wrong = [];
    for (const [element, box] of targets) {
      if (!isSmall(box) || isInline(element)) continue;
      const middle = middleOf(box);
      const crowded = [...targets].some(([other, around]) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        if (distance(middle, around) < LEAST_TARGET / 2) return true;
        const [x, y] = middleOf(around);
        return isSmall(around) && Math.hypot(x - middle[0], y - middle[1]) < LEAST_TARGET;
      });
      if (crowded) wrong.push([`target too small: ${name(element)}`, `${quoted(labelOf(element))} ${sizeOf(box)}`]);
    }
    return wrong;
  }

  function cutTargets(targets) {
    const wrong = [];
    for (const [element, box] of targets) {
      const cut = isInline(element) ? null : cutBy(box, clippers(element));
      if (cut) wrong.push([`target cut off: ${name(element)}`, `${quoted(labelOf(element))} ${cut}`]);
    }
    return wrong;
  }

  /** Targets where something else takes the tap, even after scrolling to them. */
  function coveredTargets(targets) {
    const wrong = [];
    for (const element of targets.keys()) {
      let cover = coverOfTarget(element);
      if (cover !== null) {
        reveal(element);
        cover = coverOfTarget(element);
      }
      if (!cover || mayCover(cover, element)) continue;
      wrong.push([`target covered: ${name(element)} by ${name(cover)}`, quoted(labelOf(element))]);
    }
    return wrong;
  }

  /** What lies over the middle of a target; undefined if the target is not in view. */
  function coverOfTarget(element) {
    const box = copy(element.getClientRects()[0] ?? element.getBoundingClientRect());
    const view = inView(box, clippers(element));
    if (!isInside(box, view)) return undefined;
    const [x, y] = middleOf(view);
    const dx = Math.min(widthOf(view) / 2 - 3, LEAST_TARGET / 2 - 1);
    const dy = Math.min(heightOf(view) / 2 - 3, LEAST_TARGET / 2 - 1);
    const points = [[0, 0], [-dx, -dy], [dx, -dy], [-dx, dy], [dx, dy]];
    return points.map(([by, down]) => tapped(x + by, y + down, element)).find((each) => each !== null) ?? null;
  }

  /** What else takes a tap at a point; null if the element does. */
  function tapped(x, y, element) {
    const hit = document.elementFromPoint(x, y);
    return !hit || element.contains(hit) || hit.contains(element) || hit.closest("label") === element ? null : hit;
  }

  // --- the page ------------------------------------------------------------------------------------------------------

  /** Lists that are meant to be scrolled sideways snap to their items. */
  function sidewaysScrolling(top) {
    const wrong = [];
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth + 1)
      wrong.push(["the page scrolls sideways", `${page.scrollWidth} px in ${page.clientWidth}`]);
    for (const element of top.querySelectorAll(":not(svg *)")) {
      if (element.scrollWidth <= element.clientWidth + 1 || !isVisible(element)) continue;
      const { overflowX, scrollSnapType } = getComputedStyle(element);
      if (scrolls(overflowX) && scrollSnapType === "none" && !element.matches("input, textarea"))
        wrong.push([`scrolls sideways: ${name(element)}`, `${element.scrollWidth} px in ${element.clientWidth}`]);
    }
    return wrong;
  }

  /** Checks in other scripts. */
  const others = [];

  function problems() {
    for (const known of [seen, clipping, frames]) known.clear();
    const [x, y] = [scrollX, scrollY];
    const top = root();
    const texts = textsIn(top);
    const targets = targetsIn(top);
    const found = [
      ...sidewaysScrolling(top),
      ...cutTexts(texts),
      ...cutFields(top),
      ...collidingTexts(texts),
      ...others.flatMap((check) => check(top)),
      ...smallTargets(targets),
      ...cutTargets(targets),
      ...coveredTargets(targets),
      ...coveredTexts(texts),
    ];
    scrollBack(x, y);
    return found;
  }

  /** Returns a function that removes it. The page's policy allows this kind of style sheet only. */
  function addStyle(text) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }

  const forget = () => [seen, clipping, frames].forEach((known) => known.clear());
  window.layoutChecks = { problems };
  window.layoutGeometry = {
    ...{ MAP, addStyle, clippers, copy, forget, heightOf, inView, isInside, isVisible, middleOf, name, root, widthOf },
    ...{ cutBy, labelOf, others, quoted, sizeOf },
  };
  return true;
})();
