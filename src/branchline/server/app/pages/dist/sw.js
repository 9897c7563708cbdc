const VERSION = "2a3dc7027784";
const FILES = ["/","/assets/Avatar-BCcR6ztK.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-B0v8pUFu.css","/assets/Board-DciG9hJi.js","/assets/BoardPicture-CHfBpzic.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-BvIr9oya.js","/assets/Button-CjPnZndh.css","/assets/Card-CtEeBr24.css","/assets/Card-DLM-qNBe.js","/assets/CodeForm-DR-i2S_j.js","/assets/CodeInput-1jJ6Pnx3.js","/assets/CodeInput-Cri44kni.css","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-DJMUmIF3.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-CJb2TdiT.js","/assets/Icon-KYl9AaCv.css","/assets/Icon-x_R3jUpg.js","/assets/LessonScreen-Ctic6xbE.js","/assets/LessonScreen-O3MGrA-E.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-BbFYyG68.js","/assets/NameField-Dy_JfbO1.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-8b3m6yZN.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-DPmBXIuD.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-4VOvrz9j.js","/assets/Piece-Cg_WIdwU.css","/assets/PreferencesForm-DNGweiyH.js","/assets/ProfileScreen-C0Urz9zN.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-Bphi00eh.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-D9K7Wf-G.js","/assets/ReplayPlayer-BBfmVJlN.js","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReplayScreen-fUlRh9Be.js","/assets/RuleBookScreen-CJ9MxwoI.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-ClJRM6J3.css","/assets/RulesScreen-CoCjsp2e.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-DaMm0NOR.js","/assets/StartScreen-BmBb2Uge.js","/assets/StartScreen-Db6K2qpX.css","/assets/Switch-DKyUu1oa.css","/assets/Switch-Dgrt9fiQ.js","/assets/Table-CO3-LvKr.js","/assets/Table-XR-lCHnx.css","/assets/TableCard-B-j1HI_o.js","/assets/TableCard-DFG7jA5_.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-gohLMENN.js","/assets/TableScreen-BCeVCXT3.css","/assets/TableScreen-XJVm23gd.js","/assets/boards.svelte-8sG8tKkF.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-COBQpa_B.js","/assets/en-D75BaXzd.js","/assets/index-B3n9Q_nX.css","/assets/index-B_ksXakB.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-4-bQcfW6.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-u9etuy5E.js","/assets/pl-BJqVEk5_.js","/assets/pl-CDMH4m7x.js","/assets/preferences.svelte-B3LIwfMo.js","/assets/ro-BUNSVdnx.js","/assets/ro-CE-llToz.js","/assets/router.svelte-DwyVl1fF.js","/assets/server.svelte-Bkt5BEmN.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-DDvJK620.js"];
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
