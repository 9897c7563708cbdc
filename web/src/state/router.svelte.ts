/** Client-side router: which screen an address shows, navigation by links without reloading, and the page's title. */

/** URL patterns and the screens they show. The server answers all of them with one file. */
const PATTERNS = [
  [/^\/$/, "start"],
  [/^\/new$/, "new"],
  [/^\/tables$/, "tables"],
  [/^\/code\/([^/]+)$/, "code"],
  [/^\/me$/, "me"],
  [/^\/moderation$/, "moderation"],
  [/^\/sign-in$/, "sign-in"],
  [/^\/register$/, "register"],
  [/^\/table\/([^/]+)$/, "table"],
  [/^\/table\/([^/]+)\/replay$/, "replay"],
  [/^\/record$/, "record"],
  [/^\/learn$/, "learn"],
  [/^\/players\/([^/]+)$/, "player"],
  [/^\/players\/([^/]+)\/games$/, "history"],
  [/^\/leaderboard$/, "leaderboard"],
  [/^\/statistics$/, "statistics"],
  [/^\/rules$/, "rule-book"],
  [/^\/rules\/([^/]+)$/, "rules"],
  [/^\/friends$/, "friends"],
  [/^\/friends\/([^/]+)$/, "friend-link"],
  [/^\/match$/, "match"],
] as const;

export type ScreenName = (typeof PATTERNS)[number][1] | "nowhere";

export interface ScreenAddress {
  readonly name: ScreenName;
  /** The id in the URL: of a table, an invitation code, a player, or a board. */
  readonly id: string;
  readonly query: URLSearchParams;
}

export function addressOf(url: URL): ScreenAddress {
  const path = url.pathname.replace(/(?<=.)\/+$/, "");
  for (const [pattern, name] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { name, id: decoded(found[1] ?? ""), query: url.searchParams };
  }
  return { name: "nowhere", id: path, query: url.searchParams };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  address = $state.raw<ScreenAddress>(addressOf(new URL(location.href)));
  private path = pathOf(location);

  constructor() {
    addEventListener("popstate", () => {
      if (pathOf(location) !== this.path) this.read(); // not if only the fragment has changed
    });
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.address = addressOf(new URL(location.href));
    this.path = pathOf(location);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || !isPlainClick(event) || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && pathOf(link) === pathOf(location)) return; // the browser scrolls to a fragment of this page
    event.preventDefault();
    this.go(link.href);
  }
}

/** Whether a click on a link follows it here, rather than in another tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search;
}

export const router = new Router();

/** Link to the sign-in or registration screen that comes back to a path: by default, the one that is open. */
export function returningLink(screen: "/sign-in" | "/register", path: string | null = pathOf(location)): string {
  return path ? `${screen}?back=${encodeURIComponent(path)}` : screen;
}

/** The path on this site to which signing in or registering comes back, if the link to it named one. */
export function returnPath({ query }: ScreenAddress): string | null {
  const path = query.get("back") ?? "";
  return /^\/\w[\w%/.?=&-]*$/.test(path) ? path : null; // two slashes would lead to another site
}

/** Scrolls to the part of the page that the address names after a #, for content that arrives after the page. */
export function scrollToFragment(): void {
  if (location.hash) document.getElementById(decoded(location.hash.slice(1)))?.scrollIntoView();
}

const SITE = "Branchline";

/** Sets the document title while the calling component is shown: its text, which may change, then the site's name. */
export function pageTitle(current: () => string): void {
  $effect(() => {
    const text = current();
    const timer = setTimeout(() => {
      document.title = text ? `${text} – ${SITE}` : SITE; // slow, so it is set after everything else
    });
    return () => clearTimeout(timer);
  });
  $effect(() => () => {
    document.title = SITE;
  });
}
