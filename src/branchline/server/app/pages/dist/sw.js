const VERSION = "887134ef1d32";
const FILES = ["/","/assets/Avatar-DQ3y-mXa.css","/assets/Avatar-PVCbnZnd.js","/assets/Board-D5jdnAj8.css","/assets/Board-tVTZFufV.js","/assets/BoardPicture-DLKrTN7r.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-CjPnZndh.css","/assets/Button-DSe3gAcG.js","/assets/Card-B2srKnx5.js","/assets/Card-CtEeBr24.css","/assets/CoachPanel-CpZboUmk.js","/assets/CoachPanel-DvrJ_FWF.css","/assets/CodeForm-DpY51J1i.js","/assets/CodeInput-CfO0sgMt.js","/assets/CodeInput-Cri44kni.css","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-Da6yG72d.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-CiW_KUkX.js","/assets/EndScreen-DK5IqhX7.css","/assets/EndScreen-N6bAe7K3.js","/assets/Icon-ClwN4gOO.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-CtLu4dON.js","/assets/LessonScreen-DcXs8Q5j.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-MOwO55nV.js","/assets/NameField-DNL6qAQ8.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-KovUx21p.js","/assets/NotFoundScreen-D-WfKl9c.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-nyKOSJz3.js","/assets/PreferencesForm-CAxZAM9-.js","/assets/ProfileScreen-B5RwxC5G.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-nD2YNf62.js","/assets/RecordScreen-6wF9LCsM.js","/assets/RecordScreen-B9lTnCxh.css","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayPlayer-EiUoCkFb.js","/assets/ReplayScreen-CDHBDhzW.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RuleBookScreen-BpwCFmyu.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-CRYLFkMN.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-QyH0nJ--.js","/assets/StartScreen-BzmUleH-.js","/assets/StartScreen-Db6K2qpX.css","/assets/Switch-Cb8kVDgk.js","/assets/Switch-DKyUu1oa.css","/assets/Table-CiIR1BpS.css","/assets/Table-D5jLHl8i.js","/assets/TableCard-DFG7jA5_.css","/assets/TableCard-lzNBBFrf.js","/assets/TableListScreen-62Buybdi.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-3rAiR4So.js","/assets/TableScreen-DPAMu4Qy.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-fGUUi0nY.js","/assets/WinChart-BrIXFZIy.js","/assets/WinChart-D26y_m0m.css","/assets/api-Bs86Fxij.js","/assets/boards.svelte-B65AaY66.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/chart_paths-DPJpRI_C.js","/assets/dist-BsbcV6pe.js","/assets/en-DXSSpVUY.js","/assets/en-Dg9h610L.js","/assets/index-5yHzH30y.css","/assets/index-DDf_DV4t.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/localization.svelte-De1JSC__.js","/assets/me.svelte-wteykW5g.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-CY1cDfAA.js","/assets/notices.svelte-CVvagwar.js","/assets/pl-5PiOU2zo.js","/assets/pl-BRjHwAVs.js","/assets/preferences.svelte-_pfxaGdI.js","/assets/ro-Bi9Gi8Ek.js","/assets/ro-Dq5zyKHY.js","/assets/router.svelte-mO7XCVZp.js","/assets/server.svelte-Cy8GHT8P.js","/assets/shapes-B6xDhnoj.js","/assets/sharing.svelte-RDDT4kBR.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-D-h-Shm1.js"];
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
