const VERSION = "5d894d8b45c0";
const FILES = ["/","/assets/Avatar-CAW2B-ys.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-D5jdnAj8.css","/assets/Board-o78p5Y-p.js","/assets/BoardPicture-BGHyr-kj.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-B2PciqzB.js","/assets/Button-CjPnZndh.css","/assets/Card-CtEeBr24.css","/assets/Card-DessJqcW.js","/assets/CodeForm-BypTNx89.js","/assets/CodeInput-BR0DUWb3.js","/assets/CodeInput-Cri44kni.css","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-DYgOizyK.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-Bd_lvxuZ.js","/assets/Icon-B1txzAAM.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-Bc8AOB3V.js","/assets/LessonScreen-DcXs8Q5j.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-Dh1vhGdk.js","/assets/NameField-Bps_RqK1.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-B1Eb-ny8.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-BM-jK4mr.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-EQhMf9FD.js","/assets/PreferencesForm-Di6ZZoyQ.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProfileScreen-nBXfQcJi.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-Dpr2zjvE.js","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-BuSV2Zir.js","/assets/ReplayPlayer-CMqXs2fz.js","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayScreen-CB0wmLWC.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RuleBookScreen-aVhX_5bZ.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-C0t-fkPW.js","/assets/SegmentedControl-2KPUxmYe.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-Db6K2qpX.css","/assets/StartScreen-DqqEHlUg.js","/assets/Switch-ChZ9Wzq-.js","/assets/Switch-DKyUu1oa.css","/assets/Table-CrA5Fjru.css","/assets/Table-DZyfZuSN.js","/assets/TableCard-CEgUPTE_.js","/assets/TableCard-DFG7jA5_.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-UdVxEPFq.js","/assets/TableScreen-DPAMu4Qy.css","/assets/TableScreen-Du8w-22i.js","/assets/boards.svelte-CqFLy6l9.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-D1L4xFu-.js","/assets/en-D_fr7lel.js","/assets/index-B0WXHdTe.js","/assets/index-B3n9Q_nX.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-BYgGo1_2.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-DAvzTsGP.js","/assets/pl-DFuN2yFS.js","/assets/pl-KqW8-v-A.js","/assets/preferences.svelte-KJ10UYM8.js","/assets/ro-D83Uge2J.js","/assets/ro-DXxQuoIn.js","/assets/router.svelte-iWIe7Hlo.js","/assets/server.svelte-Dd5G9i6L.js","/assets/shapes-B6xDhnoj.js","/assets/sharing.svelte-DNCcvIw6.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-D35hhs2I.js"];
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
