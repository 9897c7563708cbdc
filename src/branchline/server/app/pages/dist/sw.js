const VERSION = "1cf154b0fc30";
const FILES = ["/","/assets/Board-DIptzd3r.js","/assets/Board-FoAKClaZ.css","/assets/BoardPicture-CDxlwosh.css","/assets/BoardPicture-D_MtRpyC.js","/assets/Button-CjPnZndh.css","/assets/Button-vYk1tRq-.js","/assets/Card-CtEeBr24.css","/assets/Card-Db-XWvfA.js","/assets/CodeForm-CAuCWUDz.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-CvnPfESi.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-T7ZIjIoH.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-CsJS4Dqj.js","/assets/Icon-Dz3_l0ZB.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-BDnn0qU0.js","/assets/LessonScreen-DX0hkJM0.css","/assets/Loading-B1whLcf-.js","/assets/Loading-CNf6AxJy.css","/assets/NameField-BNRR0erE.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-DIFLsbV0.css","/assets/NewTableScreen-DzIKRTh_.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/NotFoundScreen-YgMkFqev.js","/assets/Piece-Cg_WIdwU.css","/assets/Piece-cxjw5i5R.js","/assets/PreferencesForm-BTJ3r4lK.js","/assets/ProfileScreen-BnazhMTs.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-CZXRQ9EZ.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B6VvIP54.js","/assets/RecordScreen-B9lTnCxh.css","/assets/ReplayPlayer-CwxOFPB1.css","/assets/ReplayPlayer-DRcukWWy.js","/assets/ReplayScreen-BW2RNXf5.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RulesScreen-CLfxC5Mj.js","/assets/RulesScreen-DHVTHi0Z.css","/assets/SegmentedControl-BI6-zxbi.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-CXtOX2dM.js","/assets/StartScreen-D5Vl7w88.css","/assets/Switch-DKyUu1oa.css","/assets/Switch-DvXL0Eod.js","/assets/Table-Bw-ZR-K1.css","/assets/Table-Clbi1EzZ.js","/assets/TableCard-Ci6fYc23.js","/assets/TableCard-Dhend1lA.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-PvNK_5DK.js","/assets/TableScreen-CVCOyUmS.js","/assets/TableScreen-D2BFLiFL.css","/assets/boards.svelte-Bz7M4yIc.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-DzN4JSXf.js","/assets/index-CRYf6QL2.css","/assets/index-D4e4qA1p.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-Dx-P6W6v.js","/assets/new_game-CRvR0kHr.css","/assets/new_game.svelte-BAzIPxFY.js","/assets/pl-Da_cl1G_.js","/assets/preferences.svelte-Cpq9a40u.js","/assets/ro-10nmwhQO.js","/assets/router.svelte-BlXRDpu6.js","/assets/server.svelte-CfHhMq8S.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-DLArMFXO.js"];
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
