const VERSION = "ce118b806e48";
const FILES = ["/","/assets/Board-DG16Y-oV.js","/assets/Board-FoAKClaZ.css","/assets/BoardPicture-CDxlwosh.css","/assets/BoardPicture-Cl8cnFyE.js","/assets/Button-CjPnZndh.css","/assets/Button-DOYjCmhS.js","/assets/Card-CtEeBr24.css","/assets/Card-DwHwSduR.js","/assets/CodeForm-6eNpcu2h.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-DcqBpa4f.js","/assets/CodeScreen-CbdDgouL.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-CU2dgWAL.js","/assets/Icon-KYl9AaCv.css","/assets/Icon-fIQUQvdH.js","/assets/LessonScreen-DX0hkJM0.css","/assets/LessonScreen-KtvKyXZ2.js","/assets/Loading-CNf6AxJy.css","/assets/Loading-CkokjrDL.js","/assets/NameField-CyiHftnR.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-B0VCmUDa.js","/assets/NewTableScreen-DIFLsbV0.css","/assets/NotFoundScreen-DHq1mVQI.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-CmThDffV.js","/assets/PreferencesForm-DWzR0F2X.js","/assets/ProfileScreen-DBGSt-aB.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-BuKCcURb.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-C1LHiLdP.js","/assets/ReplayPlayer-CHh_u66K.js","/assets/ReplayPlayer-CwxOFPB1.css","/assets/ReplayScreen-CBKdBjj5.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RulesScreen-DDpfpban.js","/assets/RulesScreen-DHVTHi0Z.css","/assets/SegmentedControl-BCnnuV8w.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-D5Vl7w88.css","/assets/StartScreen-DNOF610b.js","/assets/Switch-CClH5b5D.js","/assets/Switch-DKyUu1oa.css","/assets/Table-Bw-ZR-K1.css","/assets/Table-Ds2445R_.js","/assets/TableCard-CkWdFiRn.js","/assets/TableCard-Dhend1lA.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-DtrDU3qu.js","/assets/TableScreen-CmawSAz1.js","/assets/TableScreen-D2BFLiFL.css","/assets/boards.svelte-h59WkACn.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-BKs9Nsjr.js","/assets/index-CRYf6QL2.css","/assets/index-Dedu2lkc.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-RNrx8LOM.js","/assets/new_game-MmuJFlX0.css","/assets/new_game.svelte-CwbDVQuq.js","/assets/pl-I3wfPYXY.js","/assets/preferences.svelte-DmVeG1A4.js","/assets/ro-e6Y2-33E.js","/assets/router.svelte-Ctf91Uet.js","/assets/server.svelte-CPgcys4D.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-DNQ5_zQB.js"];
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
