const VERSION = "68df29a82604";
const FILES = ["/","/assets/Avatar-CleDpV7j.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-C60B5RWW.css","/assets/Board-C6T441Bm.js","/assets/BoardPicture-BWRL7nP3.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-CP5wMqvZ.js","/assets/Button-CjPnZndh.css","/assets/Card-Bf9i8Idb.js","/assets/Card-CtEeBr24.css","/assets/CodeForm-C_BHygnJ.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-DomAu9E6.js","/assets/CodeScreen-CdB9yrSn.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-DbjbbCWd.js","/assets/Icon-Cz2LWEzL.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-D0yRzvjv.js","/assets/LessonScreen-SfwVFEWE.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-CZOtoK4F.js","/assets/NameField-_CjvylxI.css","/assets/NameField-c0Tw_okD.js","/assets/NewTableScreen-C0fWSAlB.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-DZBULSc5.css","/assets/NotFoundScreen-svDU55yu.js","/assets/Piece-Cg_WIdwU.css","/assets/Piece-Cr1pGjxO.js","/assets/PreferencesForm-nD1xcHxn.js","/assets/ProfileScreen-BK5lcwzo.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-C814SZi_.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B6jOFRkI.js","/assets/RecordScreen-B9lTnCxh.css","/assets/ReplayPlayer-BrXxfoKw.js","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayScreen-BNWSs4lm.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RuleBookScreen-DKev-bVf.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-7yWx-uLI.js","/assets/RulesScreen-ClJRM6J3.css","/assets/SegmentedControl-C8SxzbFP.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-Db6K2qpX.css","/assets/StartScreen-Dfdp8OT_.js","/assets/Switch-DKyUu1oa.css","/assets/Switch-JKnV6JVw.js","/assets/Table-DBPas29S.css","/assets/Table-Gh0hHxQ9.js","/assets/TableCard-DFG7jA5_.css","/assets/TableCard-bA3dmSfN.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-L-1mkX97.js","/assets/TableScreen-BCeVCXT3.css","/assets/TableScreen-CXN41ctn.js","/assets/boards.svelte-CjWVbN_0.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-D75BaXzd.js","/assets/en-DMuzo1u_.js","/assets/index-5yHzH30y.css","/assets/index-uwe0FQbO.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-CCg1eVpa.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-B7bAvRbH.js","/assets/pl-CDMH4m7x.js","/assets/pl-DhKm6d64.js","/assets/preferences.svelte-BXcjGNUe.js","/assets/ro-BUNSVdnx.js","/assets/ro-CEb2JsZs.js","/assets/router.svelte-uJp7A5AD.js","/assets/server.svelte-TW-pg9Y7.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-DH-x5ocS.js"];
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
