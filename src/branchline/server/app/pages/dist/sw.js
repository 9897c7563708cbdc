const VERSION = "1d497413106a";
const FILES = ["/","/assets/Board-0z38AwOH.js","/assets/Board-FoAKClaZ.css","/assets/BoardPicture-CDxlwosh.css","/assets/BoardPicture-DcpTJonk.js","/assets/Button-Ca6RDisp.js","/assets/Button-CjPnZndh.css","/assets/Card-CtEeBr24.css","/assets/Card-DpaBY4rT.js","/assets/CodeForm-Dx1f4MS2.js","/assets/CodeInput-ANN1oiOu.js","/assets/CodeInput-Cri44kni.css","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-Dj0iEIkX.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-Dpp78sKR.js","/assets/Icon-KYl9AaCv.css","/assets/Icon-enE9Yb1o.js","/assets/LessonScreen-CyklWuFD.js","/assets/LessonScreen-DX0hkJM0.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-DadvhLm0.js","/assets/NameField-C9Ge6mOR.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-DIFLsbV0.css","/assets/NewTableScreen-JlHt0K6q.js","/assets/NotFoundScreen-Ct1IBwnS.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-DGSC8Amx.js","/assets/PreferencesForm-Bu4Eq9PO.js","/assets/ProfileScreen-BBEmg9Vt.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-CKWaNdpQ.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-BHT5uNUO.js","/assets/ReplayPlayer-CepPMk7z.js","/assets/ReplayPlayer-CwxOFPB1.css","/assets/ReplayScreen-BJDIIEf9.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RulesScreen-DBxw-1Ms.js","/assets/RulesScreen-DHVTHi0Z.css","/assets/SegmentedControl-DBxhwfVv.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-D5Vl7w88.css","/assets/StartScreen-DBbitXnQ.js","/assets/Switch-CE7MtqNk.js","/assets/Switch-DKyUu1oa.css","/assets/Table-Br9-7__E.js","/assets/Table-CsuSKBle.css","/assets/TableCard-D4Aru-z4.js","/assets/TableCard-Dhend1lA.css","/assets/TableListScreen-BlXqgmW7.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-C50_FRnq.js","/assets/TableScreen-D2BFLiFL.css","/assets/boards.svelte-B5wlb42u.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-DoGTHzUQ.js","/assets/index-CRYf6QL2.css","/assets/index-CiWd10us.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-CyE5uknU.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-BaQOzBg5.js","/assets/pl-BETtW9wx.js","/assets/preferences.svelte-vW2pERoh.js","/assets/ro-DlXJEHDY.js","/assets/router.svelte-9RRjA-2h.js","/assets/server.svelte-D6p88iw-.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-BjB10mWu.js"];
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
