const VERSION = "ff0fa6da2dbc";
const FILES = ["/","/assets/Board-Bjhd-GL_.js","/assets/Board-FoAKClaZ.css","/assets/BoardPicture-5Lah9kr3.js","/assets/BoardPicture-CDxlwosh.css","/assets/Button-BSO69wsc.js","/assets/Button-CjPnZndh.css","/assets/Card-CtEeBr24.css","/assets/Card-D-X-m6qK.js","/assets/CodeForm-D9eWQmpe.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-Cy1aiDjQ.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-DHXvoZp_.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-D7Ry5eSF.js","/assets/Icon-DYGOqTL4.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-BN4CAV39.js","/assets/LessonScreen-DX0hkJM0.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-DLNzSuzh.js","/assets/NameField-B_qEmqRX.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-Bb54cEc3.js","/assets/NewTableScreen-DIFLsbV0.css","/assets/NotFoundScreen-DZBULSc5.css","/assets/NotFoundScreen-DgjaamGj.js","/assets/Piece-BaA2nYCy.js","/assets/Piece-Cg_WIdwU.css","/assets/PreferencesForm-DXL3yBtI.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProfileScreen-Dgba1eOg.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-SJ0epAaM.js","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-DQlnVway.js","/assets/ReplayPlayer-CwxOFPB1.css","/assets/ReplayPlayer-Di3bx5u_.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReplayScreen-DPzpoO63.js","/assets/RulesScreen-CWXvL1HY.js","/assets/RulesScreen-DHVTHi0Z.css","/assets/SegmentedControl-CMCUHb2U.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-D5Vl7w88.css","/assets/StartScreen-H_HPKDie.js","/assets/Switch-CoBMaB4J.js","/assets/Switch-DKyUu1oa.css","/assets/Table-CNIDp0iF.js","/assets/Table-CsuSKBle.css","/assets/TableCard-BiLlRueh.js","/assets/TableCard-Dhend1lA.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-DIpA-I9J.js","/assets/TableScreen-3ze5Rf_C.js","/assets/TableScreen-D2BFLiFL.css","/assets/boards.svelte-CZLN_rcz.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-2UCU2W_y.js","/assets/index-CRYf6QL2.css","/assets/index-D4p43PBH.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-Ddu8qzV3.js","/assets/new_game-B_mrhYyA.css","/assets/new_game.svelte-D5Ix5G9F.js","/assets/pl-BJ2kRWeK.js","/assets/preferences.svelte-DNpeHqil.js","/assets/ro-bxdVlgTC.js","/assets/router.svelte-BBdu8n54.js","/assets/server.svelte-Bl8fM_Xr.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-ekHalj4j.js"];
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
