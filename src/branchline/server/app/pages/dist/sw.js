const VERSION = "39c968b274b7";
const FILES = ["/","/assets/Avatar-D8Jlu7TP.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-B0v8pUFu.css","/assets/Board-BgDo6RKS.js","/assets/BoardPicture-BJzggaBl.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-CjPnZndh.css","/assets/Button-jc6kOq1m.js","/assets/Card-BY0dk_iC.js","/assets/Card-CtEeBr24.css","/assets/CodeForm-MCPYpQf4.js","/assets/CodeInput-BLSpUeoU.js","/assets/CodeInput-Cri44kni.css","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-DsK-XC26.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-CGsB4UfC.js","/assets/Icon-FZSeZ4ii.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-BORw9U3C.js","/assets/LessonScreen-O3MGrA-E.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-BS4ogwH7.js","/assets/NameField-C_HCacgS.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-D2S9SEYm.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-DC39xRD0.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-Bz1r7lIu.js","/assets/Piece-Cg_WIdwU.css","/assets/PreferencesForm-CbTHC20q.js","/assets/ProfileScreen-CF7Ar6Hs.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-Dg0iMZFL.js","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-adthqW2c.js","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayPlayer-TEaDNfaW.js","/assets/ReplayScreen-CjEioSnG.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RuleBookScreen-Ccb3rU0T.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-B6hWXOdu.js","/assets/RulesScreen-ClJRM6J3.css","/assets/SegmentedControl-CbFtiX13.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-D5cRHIv3.js","/assets/StartScreen-Db6K2qpX.css","/assets/Switch-DKyUu1oa.css","/assets/Switch-DROwiIyp.js","/assets/Table-XR-lCHnx.css","/assets/Table-pQfZDUSQ.js","/assets/TableCard-DD5pi1Z1.js","/assets/TableCard-DFG7jA5_.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-UVNuEfAN.js","/assets/TableScreen-BCeVCXT3.css","/assets/TableScreen-C05LVr7G.js","/assets/boards.svelte-fudaq6yM.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-BESBupZm.js","/assets/en-CaD_KnC3.js","/assets/index-B3n9Q_nX.css","/assets/index-Bvawe6d8.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-_PXYXdvl.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-D8iVbHjr.js","/assets/pl-BNDsEqYp.js","/assets/pl-Buhkd4MQ.js","/assets/preferences.svelte-GsvpcshI.js","/assets/ro-DSJzobzs.js","/assets/ro-_EfatFLL.js","/assets/router.svelte-4eKCKREp.js","/assets/server.svelte-D5Nfe704.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-0pI-_a33.js"];
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
