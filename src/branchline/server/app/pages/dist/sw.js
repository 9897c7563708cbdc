const VERSION = "73784377393c";
const FILES = ["/","/assets/Avatar-DQ3y-mXa.css","/assets/Avatar-DXTU2lbv.js","/assets/Board-B0v8pUFu.css","/assets/Board-BoWU-E34.js","/assets/BoardPicture-BXGWvesz.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-8Gfhq7SF.js","/assets/Button-CjPnZndh.css","/assets/Card-CtEeBr24.css","/assets/Card-DE2nskki.js","/assets/CodeForm-CMIjD-Yu.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-DQTlyuWa.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-I8xG1FtN.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-l6s-hh3l.js","/assets/Icon-CA5hgsHp.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-IMe5YUHw.js","/assets/LessonScreen-O3MGrA-E.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-BZiczLJ_.js","/assets/NameField-DWQlaUnC.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-Bb_d6tKw.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-BM6QKROu.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-DQCQzvFO.js","/assets/PreferencesForm-CfXHOSYV.js","/assets/ProfileScreen-BLD8HLJ2.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-Bh9nAUZ2.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-BhOj4_Kb.js","/assets/ReplayPlayer-CX8buEhx.js","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayScreen-BO4yeDy2.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RuleBookScreen-CQ5BTZ-e.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-Bx4MxGt_.js","/assets/RulesScreen-ClJRM6J3.css","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-DRFvjZ2k.js","/assets/StartScreen-DcvoCweW.js","/assets/StartScreen-dv5fp-Ac.css","/assets/Switch-D9tVptvS.js","/assets/Switch-DKyUu1oa.css","/assets/Table-BvAJWoVB.js","/assets/Table-CcRPYhZY.css","/assets/TableCard-ADnfdveB.js","/assets/TableCard-DFG7jA5_.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-DUiH-UoK.js","/assets/TableScreen-BCeVCXT3.css","/assets/TableScreen-BLbAUyfe.js","/assets/boards.svelte-vibbnFEm.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-C-2zslhD.js","/assets/en-CaD_KnC3.js","/assets/index-B3n9Q_nX.css","/assets/index-B62P6fNO.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-Bi90W_B8.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-D77ioKNf.js","/assets/pl-BNDsEqYp.js","/assets/pl-Buhkd4MQ.js","/assets/preferences.svelte-Dpf0ZhQ6.js","/assets/ro-DSJzobzs.js","/assets/ro-_EfatFLL.js","/assets/router.svelte-Bl0Mc2MZ.js","/assets/server.svelte-Bw2k8SRy.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-X-KeSPds.js"];
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
