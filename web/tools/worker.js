/**
 * Service worker: caches the page's files, so that it opens offline and says that the server cannot be reached.
 *
 * API responses are never cached. The build inserts VERSION and FILES.
 */
const CACHE = `branchline-${VERSION}`;

// A new version waits until the last tab of the old one is closed, because that tab may still need its own files.
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
});

/** Network first: the newest page, or the cached one while the server is away, starting or overloaded. */
async function page(request) {
  const cached = await caches.match("/");
  try {
    const fresh = await fetch(request);
    return cached && (fresh.status >= 500 || fresh.status === 429) ? cached : fresh;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/** Cache first: the content of an asset never changes under its name. */
async function asset(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}

self.addEventListener("notificationclick", (event) => {
  const address = event.notification.data;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((each) => each.url === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
