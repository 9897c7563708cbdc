/**
 * The board's viewport: where the camera is, and where it goes by itself.
 *
 * It rests on the frame of interest (`home`). While a panel is open, the camera stays where it is, unless the panel would
 * cover what it is about; when the panel closes, the camera returns. Once the user has moved it, it stays there, until
 * `settle` is called after a move.
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

  private get margins(): Insets {
    return this.focus ? this.covered : this.insets;
  }

  resize(window: Size): void {
    const { window: old, camera } = this;
    const width = fitSize(this.sheet(), old).width;
    this.window = window;
    if (!this.rested || window.width !== old.width) {
      const kept = this.rested && (this.manual || this.focus);
      this.jump(kept ? clampCamera(camera, this.sheet(), window, this.margins) : this.rest());
      return;
    }
    // Something above or below the board has become higher or lower. The map stays where it is for the user's eyes.
    this.jump({ ...camera, zoom: (camera.zoom * width) / fitSize(this.sheet(), window).width });
    if (this.focus) this.bring(this.focus);
    else this.glide(this.manual ? clampCamera(this.camera, this.sheet(), window, this.margins) : this.rest());
  }

  /** Sets the frame of interest (empty: the whole sheet), and the margins where controls and panels cover the sheet. */
  restOn(home: readonly Box[], insets: Insets): void {
    const moved = home !== this.home;
    const less = insets.top <= this.insets.top && insets.bottom <= this.insets.bottom;
    this.home = home;
    this.insets = insets;
    if (!this.window.width || this.focus) return;
    const stays = !moved && !less && isVisible(this.target, home, this.sheet(), this.window, insets);
    if (!this.rested) this.jump(this.rest());
    else if (!this.manual && !stays) this.glide(this.rest());
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
    this.jump(clampCamera(wanted, this.sheet(), this.window, this.margins));
  }

  zoom(factor: number, at = { x: this.window.width / 2, y: this.window.height / 2 }): void {
    this.show(zoomed(this.camera, factor, at));
  }

  whole(): void {
    this.show(WHOLE);
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
    const kept = clampCamera(this.before ?? this.camera, this.sheet(), this.window, this.insets);
    this.glide(this.manual ? kept : this.rest());
    this.before = null;
  }

  /** Brings a rectangle into view that the user has moved to by keyboard. */
  reveal(box: Box): void {
    if (isVisible(this.camera, [box], this.sheet(), this.window, this.margins)) return;
    this.manual = true;
    this.glide(fitBoxes([box], this.sheet(), this.window, this.margins, this.camera.zoom));
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

function sameCamera(a: Camera, b: Camera): boolean {
  return Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5 && Math.abs(a.zoom - b.zoom) < 0.001;
}
