const VERSION = "646e6f42d421";
const FILES = ["/","/assets/Avatar-Cz-rapWm.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-DkGqAcp4.css","/assets/Board-zYfpyaS0.js","/assets/BoardPicture-DN9vzKNo.css","/assets/BoardPicture-DgfVcek_.js","/assets/Button-CjPnZndh.css","/assets/Button-JWWRZfz-.js","/assets/Card-B6Vs-VJY.js","/assets/Card-CtEeBr24.css","/assets/CodeForm-DMM4EfJn.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-UDS9ETIQ.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-rgO7iq4P.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-Bl27mXSz.js","/assets/Icon-DBC-xHzY.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-C0nb5BVy.js","/assets/LessonScreen-DcXs8Q5j.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-C5eRcXoz.js","/assets/NameField-Bqdv4kzn.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-C55e55bJ.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-BD6QOV9o.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-DWLhnkmA.js","/assets/PreferencesForm-Ba515Twz.js","/assets/ProfileScreen-BXP3Hv8A.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-CoEIFnFV.js","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-C9YeHCrB.js","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayPlayer-lcTW5Hyp.js","/assets/ReplayScreen-BB7Pt1Tz.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RuleBookScreen-BExPsuti.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BlVXvHcZ.js","/assets/RulesScreen-BtN8qE78.css","/assets/SegmentedControl-AqrVM6fo.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-D70IgtrT.js","/assets/StartScreen-Db6K2qpX.css","/assets/Switch-DKyUu1oa.css","/assets/Switch-e6QiPaiS.js","/assets/Table-BPQsKGNS.css","/assets/Table-g8xcN-Bq.js","/assets/TableCard-DFG7jA5_.css","/assets/TableCard-DgphB6Ai.js","/assets/TableListScreen-BsUw9IJt.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-DGYDRkQp.js","/assets/TableScreen-DPAMu4Qy.css","/assets/boards.svelte-bny1Czjl.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-Cfs37Hqn.js","/assets/en-D1L4xFu-.js","/assets/index-B3n9Q_nX.css","/assets/index-BEjfaqQy.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-BzZ26Qc_.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-B2BwZh3c.js","/assets/pl-DFuN2yFS.js","/assets/pl-DsP1MDKt.js","/assets/preferences.svelte-DyI1Ozf8.js","/assets/ro-BstCqkZc.js","/assets/ro-D83Uge2J.js","/assets/router.svelte-CW3iPfKP.js","/assets/server.svelte-BNzoPwqs.js","/assets/shapes-B6xDhnoj.js","/assets/sharing.svelte-56wZrpFF.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-w8KDfrKd.js"];
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
