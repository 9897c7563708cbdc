/** Client-side router: the current address, and navigation by links without reloading the page. */
import { addressOf, type ScreenAddress } from "../screens";

class Place {
  address = $state.raw<ScreenAddress>(addressOf(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.address = addressOf(new URL(location.href));
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Place();
