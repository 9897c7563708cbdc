const VERSION = "2cb07ab9f0db";
const FILES = ["/","/assets/Avatar-DQ3y-mXa.css","/assets/Avatar-b0tl5IqO.js","/assets/Board-B0v8pUFu.css","/assets/Board-FsHWyaq_.js","/assets/BoardPicture-DN9vzKNo.css","/assets/BoardPicture-DXA66PI6.js","/assets/Button-CjPnZndh.css","/assets/Button-DMDEbxGH.js","/assets/Card-Cc7J6QVO.js","/assets/Card-CtEeBr24.css","/assets/CodeForm-C7qkVPxE.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-D1Kyt1i9.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-X8dJMRE1.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-Bl_JdxSs.js","/assets/Icon-CvaSFMgO.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-B_E-QKPC.js","/assets/LessonScreen-O3MGrA-E.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-nzfn8qir.js","/assets/NameField-Ci8S8Jbk.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-kKcV6EN0.js","/assets/NotFoundScreen-CDWVL3Mq.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-9SNhjUx0.js","/assets/Piece-Cg_WIdwU.css","/assets/PreferencesForm-B6KI22O1.js","/assets/ProfileScreen-DIwGlmms.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-CPgiQoM4.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B3eHtuyR.js","/assets/RecordScreen-B9lTnCxh.css","/assets/ReplayPlayer-8HDdvlW_.js","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReplayScreen-DiC225TZ.js","/assets/RuleBookScreen--hDwPcit.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BpU9fPdC.js","/assets/RulesScreen-ClJRM6J3.css","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-DK2mH_Vk.js","/assets/StartScreen-Car_2f4i.js","/assets/StartScreen-Db6K2qpX.css","/assets/Switch-CNKM6_od.js","/assets/Switch-DKyUu1oa.css","/assets/Table-JV1t2AOv.js","/assets/Table-XR-lCHnx.css","/assets/TableCard-DFG7jA5_.css","/assets/TableCard-Xg4GoBTn.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-DYwXyfC3.js","/assets/TableScreen-BCeVCXT3.css","/assets/TableScreen-Bb_Qien8.js","/assets/boards.svelte-Ckzskkh9.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-B0oCXld5.js","/assets/en-D75BaXzd.js","/assets/index-B3n9Q_nX.css","/assets/index-W0I93gvm.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-BrZHXoTg.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-BQzWevs2.js","/assets/pl-BNDsEqYp.js","/assets/pl-Buhkd4MQ.js","/assets/preferences.svelte-DANPPTqb.js","/assets/ro-DSJzobzs.js","/assets/ro-_EfatFLL.js","/assets/router.svelte-D85tKa9G.js","/assets/server.svelte-CQVhsX6X.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-DeDXjGf9.js"];
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
