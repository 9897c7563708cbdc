const VERSION = "4a1cffa2a427";
const FILES = ["/","/assets/Board-B2bpbsfH.js","/assets/Board-FoAKClaZ.css","/assets/BoardPicture-CDxlwosh.css","/assets/BoardPicture-DDryoOGf.js","/assets/Button-2YxPl_Be.js","/assets/Button-CjPnZndh.css","/assets/Card-By33xPOI.js","/assets/Card-CtEeBr24.css","/assets/CodeForm-B3JOrW5T.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-slCW53y4.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-DXmOzIiS.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-CfAknUVV.js","/assets/Icon-Drn-AgtF.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-BFH2U1F8.js","/assets/LessonScreen-DX0hkJM0.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-DV4VFsfb.js","/assets/NameField-6RDX_do5.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-C_RQX7QL.js","/assets/NewTableScreen-DIFLsbV0.css","/assets/NotFoundScreen-CSFKfiJE.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-3Eg6oTUd.js","/assets/Piece-Cg_WIdwU.css","/assets/PreferencesForm-UXbsMCTG.js","/assets/ProfileScreen-BBRsULue.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-BBIYeDk_.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-BQOFcegd.js","/assets/ReplayPlayer-CmZ8W4si.js","/assets/ReplayPlayer-CwxOFPB1.css","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReplayScreen-Di3jSx_q.js","/assets/RuleBookScreen-DYr0LJUV.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-ClJRM6J3.css","/assets/RulesScreen-DIHb9ucT.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-DT2pMvo-.js","/assets/StartScreen-BtJtDZYl.js","/assets/StartScreen-D5Vl7w88.css","/assets/Switch-DKyUu1oa.css","/assets/Switch-kSpaudg1.js","/assets/Table-BXejb9gi.js","/assets/Table-CsuSKBle.css","/assets/TableCard-CvDRGxJE.js","/assets/TableCard-Dhend1lA.css","/assets/TableListScreen-CGUZ45YR.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-D2BFLiFL.css","/assets/TableScreen-vJB5pq5J.js","/assets/boards.svelte-CL0sRnaG.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-CaD_KnC3.js","/assets/en-D5y1HcOg.js","/assets/index-C9_zS0In.js","/assets/index-CRYf6QL2.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/me.svelte-DMT-XlDN.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-BVPNZzvo.js","/assets/pl-BNDsEqYp.js","/assets/pl-BUHcNuW8.js","/assets/preferences.svelte-B5myY3Be.js","/assets/ro-DSJzobzs.js","/assets/ro-DvmgTqvn.js","/assets/router.svelte-CfNZpnHz.js","/assets/server.svelte-DmTBqfKI.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-D3GsOPxI.js"];
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
