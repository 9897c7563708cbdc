const VERSION = "e20de8778c8f";
const FILES = ["/","/assets/Board-BkIi9iOQ.js","/assets/Board-FoAKClaZ.css","/assets/BoardPicture-BXPi3AoA.js","/assets/BoardPicture-CDxlwosh.css","/assets/Button-CjPnZndh.css","/assets/Button-DU2J4zZO.js","/assets/Card-B55VhGht.js","/assets/Card-CtEeBr24.css","/assets/CodeForm-ymDkrMEe.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-CywITYjF.js","/assets/CodeScreen-BHYlcX1e.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-BoxW8yWF.js","/assets/Icon-Dd6rrA5W.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-3Yw28NXB.js","/assets/LessonScreen-DX0hkJM0.css","/assets/Loading-CNf6AxJy.css","/assets/Loading-h8hykrKs.js","/assets/NameField-BTfJ_V2D.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-CZfQm6kA.js","/assets/NewTableScreen-DIFLsbV0.css","/assets/NotFoundScreen-6dtUMbU0.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-BPARTudi.js","/assets/Piece-Cg_WIdwU.css","/assets/PreferencesForm-CgIBe1ow.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProfileScreen-HOEhLL7D.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-VrNn-iwy.js","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-DGSM-u-k.js","/assets/ReplayPlayer-CwxOFPB1.css","/assets/ReplayPlayer-DLbDkb_6.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReplayScreen-DkoQG36S.js","/assets/RulesScreen-DHVTHi0Z.css","/assets/RulesScreen-hn5opTGy.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-Qczn3CZi.js","/assets/StartScreen-D5Vl7w88.css","/assets/StartScreen-DAcFYbEc.js","/assets/Switch-4Icc6DOO.js","/assets/Switch-DKyUu1oa.css","/assets/Table-Bw-ZR-K1.css","/assets/Table-DenPcqVy.js","/assets/TableCard-Dhend1lA.css","/assets/TableCard-DsuF86fr.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-D70LNYcQ.js","/assets/TableScreen-D2BFLiFL.css","/assets/TableScreen-DkOoYxAV.js","/assets/boards.svelte-Dj8ayucg.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-Jyhwraht.js","/assets/index-CRYf6QL2.css","/assets/index-_xoJ7kpo.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-Cxgve-9s.js","/assets/new_game-CRvR0kHr.css","/assets/new_game.svelte-B4gVrTih.js","/assets/pl-DwOe2pJ8.js","/assets/preferences.svelte-14U4cZtQ.js","/assets/ro-l_FkTu6n.js","/assets/router.svelte-CrgHFuL0.js","/assets/server.svelte-Cu3-vO9d.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-XpyeN-7P.js"];
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
