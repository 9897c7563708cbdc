const VERSION = "aea9f72073a9";
const FILES = ["/","/assets/Board-FoAKClaZ.css","/assets/Board-sVyV4Sie.js","/assets/BoardPicture-CDxlwosh.css","/assets/BoardPicture-Cq2Dbdov.js","/assets/Button-CjPnZndh.css","/assets/Button-DOYjCmhS.js","/assets/Card-CtEeBr24.css","/assets/Card-DwHwSduR.js","/assets/CodeForm-6eNpcu2h.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-DcqBpa4f.js","/assets/CodeScreen-BqNK88oo.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-CU2dgWAL.js","/assets/Icon-KYl9AaCv.css","/assets/Icon-fIQUQvdH.js","/assets/LessonScreen-BCNyjj8M.js","/assets/LessonScreen-DX0hkJM0.css","/assets/Loading-BKFq0Y9O.js","/assets/Loading-CNf6AxJy.css","/assets/NameField-CyiHftnR.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-7YyGzQh7.js","/assets/NewTableScreen-DIFLsbV0.css","/assets/NotFoundScreen-DHq1mVQI.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-CmThDffV.js","/assets/PreferencesForm-CbXHMPxA.js","/assets/ProfileScreen-D4UR-pud.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-DORk9LSI.js","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-RfJHuglm.js","/assets/ReplayPlayer-CwxOFPB1.css","/assets/ReplayPlayer-Cyms283K.js","/assets/ReplayScreen-BUS0Oasr.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RulesScreen-C8ang5vH.js","/assets/RulesScreen-DHVTHi0Z.css","/assets/SegmentedControl-BCnnuV8w.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-CqKfmdNK.js","/assets/StartScreen-D5Vl7w88.css","/assets/Switch-CClH5b5D.js","/assets/Switch-DKyUu1oa.css","/assets/Table-Bw-ZR-K1.css","/assets/Table-CrmL5sbi.js","/assets/TableCard-BWgjJOws.js","/assets/TableCard-Dhend1lA.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-ffWttNSd.js","/assets/TableScreen-D2BFLiFL.css","/assets/TableScreen-DZ4Y_P4i.js","/assets/boards.svelte-BwffJGF-.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-BKs9Nsjr.js","/assets/index-BjfalRaN.js","/assets/index-CRYf6QL2.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-CRqyfKq4.js","/assets/new_game-CRvR0kHr.css","/assets/new_game.svelte-DYwaKWly.js","/assets/pl-I3wfPYXY.js","/assets/preferences.svelte-ZpSkKgJh.js","/assets/ro-e6Y2-33E.js","/assets/router.svelte-Ctf91Uet.js","/assets/server.svelte-D2l5fsQQ.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-DtYi7Bur.js"];
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
