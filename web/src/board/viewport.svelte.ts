/**
 * The board's viewport: where the camera is, and where it goes by itself.
 *
 * It rests on the frame of interest (`home`). While a panel is open, the camera stays where it is, unless the panel would
 * cover what it is about; when the panel closes, the camera returns. Once the user has moved it, it stays there, until
 * `settle` is called; where they have chosen the whole board, it returns to that after tickets that had to be in view.
 */
import { preferences } from "../state/preferences.svelte";
import {
  type Box,
  type Camera,
  clampCamera,
  emptyArea,
  fillZoom,
  fitBoxes,
  fitSize,
  type Insets,
  isVisible,
  NO_INSETS,
  panTo,
  type Size,
  zoomed,
} from "./camera";

const GLIDE = 300; // milliseconds
const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };

export class Viewport {
  camera = $state.raw<Camera>(WHOLE);
  /** Where the camera is going, or is. */
  target = $state.raw<Camera>(WHOLE);
  window = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the camera is gliding. */
  gliding = $state(false);
  private home: readonly Box[] = [];
  private insets: Insets = NO_INSETS;
  private covered: Insets = NO_INSETS; // those while a panel is open
  /** What the user has chosen to see: the whole board, whatever the window's size, or a part of it. */
  private chosen: "whole" | "part" | null = null;
  private wholeLater = false; // they had chosen the whole board before the current tickets had to be in view
  private before: Camera | null = null; // where it was before the selection
  private focus: readonly Box[] | null = null;
  private frame = 0;
  private rested = false; // whether it has been at its first frame of interest

  constructor(private readonly sheet: () => Size) {}

  /** Pixels per unit of the sheet. */
  get scale(): number {
    return (fitSize(this.sheet(), this.window).width / this.sheet().width) * this.camera.zoom;
  }

  private get margins(): Insets {
    return this.focus ? this.covered : this.insets;
  }

  resize(window: Size): void {
    const { window: old, camera } = this;
    const width = fitSize(this.sheet(), old).width;
    this.window = window;
    if (this.chosen !== "part") this.before = null; // it is measured anew
    if (!this.rested || window.width !== old.width) {
      this.jump(this.chosen === "part" ? this.clamped(camera) : this.rest());
      if (this.focus) this.bring(this.focus);
      return;
    }
    // Something above or below the board has become higher or lower. The map stays where it is for the user's eyes.
    const by = width / fitSize(this.sheet(), window).width;
    this.jump({ ...camera, zoom: camera.zoom * by });
    if (this.before) this.before = { ...this.before, zoom: this.before.zoom * by };
    if (this.focus) this.bring(this.focus);
    else this.glide(this.chosen === "part" ? this.clamped(this.camera) : this.rest());
  }

  /** Sets the frame of interest (empty: the whole sheet), and the margins where controls and panels cover the sheet. */
  restOn(home: readonly Box[], insets: Insets): void {
    const moved = home !== this.home;
    const less = insets.top <= this.insets.top && insets.bottom <= this.insets.bottom;
    this.home = home;
    this.insets = insets;
    if (!this.window.width || this.focus) return;
    const stays = !moved && !less && this.inView(this.target);
    if (!this.rested) this.jump(this.rest());
    else if (this.chosen === "whole" || (!this.chosen && !stays)) this.glide(this.rest());
    else if (moved) this.glide(this.clamped(this.camera));
    this.rested = true;
  }

  /**
   * Goes back to the frame of interest, wherever the user has moved the camera, or to the whole board if they have chosen
   * that. `urgent`: the frame of interest must be in view even then.
   */
  settle(urgent = false): void {
    const whole = this.chosen === "whole" || this.wholeLater;
    this.chosen = whole && !urgent ? "whole" : null;
    this.wholeLater = whole && urgent;
    this.before = null;
    if (this.window.width && !this.focus) this.glide(this.rest());
  }

  /** The user has claimed something: as `settle`, unless a panel was open for it, after which the camera returns. */
  claimed(): void {
    if (!this.focus) this.settle(this.wholeLater);
  }

  /** The user moves the camera. */
  show(wanted: Camera): void {
    const fitted = fits(this.camera);
    this.before = null;
    this.jump(this.clamped(wanted));
    if (!fits(this.camera)) this.chosen = "part";
    else if (!fitted || this.chosen) this.chosen = "whole"; // a board that fits is not a choice when it is dragged
  }

  zoom(factor: number, at = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.show(zoomed(this.camera, factor, at));
  }

  whole(): void {
    this.before = null;
    this.chosen = "whole";
    this.jump(this.rest());
  }

  /**
   * Keeps the camera where it is until `release` is called, but brings these rectangles into view; `covered` are the
   * margins meanwhile.
   */
  bring(boxes: readonly Box[], covered = this.covered): void {
    this.before ??= this.target;
    this.focus = boxes;
    this.covered = covered;
    if (isVisible(this.target, boxes, this.sheet(), this.window, this.margins)) return;
    this.glide(panTo(this.target, boxes, this.sheet(), this.window, this.margins));
  }

  /** Returns to where the camera was before `bring`; where the user has moved it since, it stays. */
  release(): void {
    if (!this.focus) return;
    this.focus = null;
    const kept = this.clamped(this.before ?? this.camera);
    const stays = this.chosen === "part" || (!this.chosen && this.before && this.inView(kept));
    this.glide(stays ? kept : this.rest());
    this.before = null;
  }

  /** Brings a rectangle into view that the user has moved to by keyboard. */
  reveal(box: Box): void {
    if (isVisible(this.camera, [box], this.sheet(), this.window, this.margins)) return;
    this.chosen = "part";
    this.glide(fitBoxes([box], this.sheet(), this.window, this.margins, this.camera.zoom));
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
  }

  private inView(camera: Camera): boolean {
    return isVisible(camera, this.home, this.sheet(), this.window, this.insets);
  }

  private clamped(camera: Camera): Camera {
    return clampCamera(camera, this.sheet(), this.window, this.margins);
  }

  private rest(): Camera {
    const [sheet, window] = [this.sheet(), this.window];
    const whole = clampCamera(WHOLE, sheet, window);
    if (this.chosen === "whole") return this.clamped(WHOLE);
    if (!this.home.length) return whole;
    const near = fitBoxes(this.home, sheet, window, this.insets, fillZoom(sheet, window));
    // The button in the corner, which pushes the sheet down, is there only if a part of the sheet is out of view.
    const uncovered = isVisible(whole, this.home, sheet, window, { ...this.insets, corner: 0 });
    return uncovered && emptyArea(whole, sheet, window) <= emptyArea(near, sheet, window) ? whole : near;
  }

  private jump(camera: Camera): void {
    cancelAnimationFrame(this.frame);
    this.gliding = false;
    this.camera = camera;
    this.target = camera;
  }

  private glide(target: Camera): void {
    const from = this.camera;
    this.target = target;
    if (sameCamera(from, target)) {
      this.jump(target);
      return;
    }
    cancelAnimationFrame(this.frame);
    const began = performance.now();
    const time = preferences.moving ? GLIDE : 0;
    this.gliding = true;
    const step = (now: number): void => {
      const share = time ? Math.min(Math.max((now - began) / time, 0), 1) : 1;
      if (share === 1) {
        this.jump(target);
        return;
      }
      const eased = 1 - (1 - share) ** 3;
      this.camera = {
        x: from.x + (target.x - from.x) * eased,
        y: from.y + (target.y - from.y) * eased,
        zoom: from.zoom + (target.zoom - from.zoom) * eased,
      };
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}

function fits({ zoom }: Camera): boolean {
  return Math.abs(zoom - WHOLE.zoom) < 0.001;
}

function sameCamera(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.zoom - b.zoom) < 0.001;
}
