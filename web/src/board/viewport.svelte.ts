/**
 * The board's viewport: where the camera is, and where it goes by itself.
 *
 * It rests on the frame of interest (`home`). A selected route or city is brought into view, and when the selection is
 * cleared the camera returns. Once the user has moved it, it stays there, until `settle` is called after a move.
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
  type Size,
  zoomed,
} from "./camera";

const GLIDE = 300; // milliseconds
const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };

export class Viewport {
  camera = $state.raw<Camera>(WHOLE);
  window = $state.raw<Size>({ width: 0, height: 0 });
  /** Whether the camera is gliding. */
  gliding = $state(false);
  private home: readonly Box[] = [];
  private insets: Insets = NO_INSETS;
  private manual = false; // the user has moved the camera
  private before: Camera | null = null; // where it was before the selection
  private focus: readonly Box[] | null = null;
  private frame = 0;
  private rested = false; // whether it has been at its first frame of interest

  constructor(private readonly sheet: () => Size) {}

  /** Pixels per unit of the sheet. */
  get scale(): number {
    return (fitSize(this.sheet(), this.window).width / this.sheet().width) * this.camera.zoom;
  }

  resize(window: Size): void {
    const first = !this.window.width;
    this.window = window;
    if (first || !(this.manual || this.focus)) this.jump(this.rest());
    else this.jump(clampCamera(this.camera, this.sheet(), window, this.insets));
  }

  /** Sets the frame of interest (empty: the whole sheet), and the margins where controls and panels cover the sheet. */
  restOn(home: readonly Box[], insets: Insets): void {
    const moved = home !== this.home;
    this.home = home;
    this.insets = insets;
    if (!this.window.width || this.focus) return;
    if (!this.rested) this.jump(this.rest());
    else if (!this.manual) this.glide(this.rest());
    else if (moved) this.glide(clampCamera(this.camera, this.sheet(), this.window, insets));
    this.rested = true;
  }

  /** Goes back to the frame of interest, wherever the user has moved the camera. */
  settle(): void {
    this.manual = false;
    this.before = null;
    if (this.window.width && !this.focus) this.glide(this.rest());
  }

  /** The user moves the camera. */
  show(wanted: Camera): void {
    this.manual = true;
    this.before = null;
    this.jump(clampCamera(wanted, this.sheet(), this.window, this.insets));
  }

  zoom(factor: number, at = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.show(zoomed(this.camera, factor, at));
  }

  whole(): void {
    this.show(WHOLE);
  }

  /** Brings rectangles into view until `release` is called; at least at `least` pixels per unit, if that fits. */
  bring(boxes: readonly Box[], least: number): void {
    this.before ??= this.camera;
    this.focus = boxes;
    const large = this.scale >= least;
    if (large && isVisible(this.camera, boxes, this.sheet(), this.window, this.insets)) return;
    const most = large ? this.camera.zoom : (this.camera.zoom * least) / this.scale;
    this.glide(fitBoxes(boxes, this.sheet(), this.window, this.insets, most));
  }

  /** Returns to where the camera was before `bring`; where the user has moved it since, it stays. */
  release(): void {
    if (!this.focus) return;
    this.focus = null;
    const kept = clampCamera(this.before ?? this.camera, this.sheet(), this.window, this.insets);
    this.glide(this.manual ? kept : this.rest());
    this.before = null;
  }

  /** Brings a rectangle into view that the user has moved to by keyboard. */
  reveal(box: Box): void {
    if (isVisible(this.camera, [box], this.sheet(), this.window, this.insets)) return;
    this.manual = true;
    this.glide(fitBoxes([box], this.sheet(), this.window, this.insets, this.camera.zoom));
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
  }

  private rest(): Camera {
    const [sheet, window] = [this.sheet(), this.window];
    const whole = clampCamera(WHOLE, sheet, window);
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
  }

  private glide(target: Camera): void {
    const from = this.camera;
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

function sameCamera(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.zoom - b.zoom) < 0.001;
}
