const VERSION = "4cf282506b52";
const FILES = ["/","/assets/Board-DwJdmGLT.js","/assets/Board-FoAKClaZ.css","/assets/BoardPicture-CDxlwosh.css","/assets/BoardPicture-Dbaj2arK.js","/assets/Button-CjPnZndh.css","/assets/Button-OTjrCO7E.js","/assets/Card-BpXr2Lr9.js","/assets/Card-CtEeBr24.css","/assets/CodeForm-CtCPjpGT.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-g9km6x0g.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-DLDSuSej.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-B4dxaNZL.js","/assets/Icon-KYl9AaCv.css","/assets/Icon-dU3-WCJ5.js","/assets/LessonScreen-CzI28nj5.js","/assets/LessonScreen-DX0hkJM0.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-BVCDWobV.js","/assets/NameField-Cc9QAEA1.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-BOSLmSRj.js","/assets/NewTableScreen-DIFLsbV0.css","/assets/NotFoundScreen-DZBULSc5.css","/assets/NotFoundScreen-DdB-DcwZ.js","/assets/Piece-Cg_WIdwU.css","/assets/Piece-DOPZfLEK.js","/assets/PreferencesForm-XDTE3THK.js","/assets/ProfileScreen-Bwhg-DcU.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-C0ZRpKws.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-CVt8DxbQ.js","/assets/ReplayPlayer-CwxOFPB1.css","/assets/ReplayPlayer-D_0tRf5p.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReplayScreen-MKRHyaTe.js","/assets/RulesScreen-DHVTHi0Z.css","/assets/RulesScreen-V21JgZH2.js","/assets/SegmentedControl-CZX8vH-K.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-CMb-Gi9x.js","/assets/StartScreen-D5Vl7w88.css","/assets/Switch-DKyUu1oa.css","/assets/Switch-TnofFdwa.js","/assets/Table-BP6hjvIn.js","/assets/Table-CsuSKBle.css","/assets/TableCard-5GRZbu_Z.js","/assets/TableCard-Dhend1lA.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-DC6BI3MH.js","/assets/TableScreen-BprR0g76.js","/assets/TableScreen-D2BFLiFL.css","/assets/boards.svelte-CRs8lhHb.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-PZWyzkjK.js","/assets/index-CRYf6QL2.css","/assets/index-C_YodsFp.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-CfTH-2mN.js","/assets/new_game-B_mrhYyA.css","/assets/new_game.svelte-DYU8BvJ3.js","/assets/pl-2Eiabg5q.js","/assets/preferences.svelte-BBfUsZNK.js","/assets/ro-MH9_AzFQ.js","/assets/router.svelte-Cw6kxcbp.js","/assets/server.svelte-DgcbmkO0.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-BrmjsGj7.js"];
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
