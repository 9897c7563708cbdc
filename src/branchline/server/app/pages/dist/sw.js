const VERSION = "00cbbb56f944";
const FILES = ["/","/assets/Avatar-C2zlS1iv.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-C60B5RWW.css","/assets/Board-CFkInHBe.js","/assets/BoardPicture-DN9vzKNo.css","/assets/BoardPicture-DX6jUVBZ.js","/assets/Button-CFlFXWQT.js","/assets/Button-CjPnZndh.css","/assets/Card-Cl_CM9IV.js","/assets/Card-CtEeBr24.css","/assets/CoachPanel-DvrJ_FWF.css","/assets/CoachPanel-SrmSQ3Fl.js","/assets/CodeForm-DOieQOpl.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-D3aJJmpr.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-sGQmAB5u.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-DP1KNVX-.js","/assets/EndScreen-Cu42f7OX.js","/assets/EndScreen-DK5IqhX7.css","/assets/Icon-C0CbPf5s.js","/assets/Icon-KYl9AaCv.css","/assets/LessonScreen-SfwVFEWE.css","/assets/LessonScreen-UxJfA1ah.js","/assets/Loading-6cIL7pl_.css","/assets/Loading-C4QvkxaM.js","/assets/NameField-_CjvylxI.css","/assets/NameField-xLyKXSwG.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-L2KEdlJZ.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/NotFoundScreen-puyKeOR3.js","/assets/Piece-Cg_WIdwU.css","/assets/Piece-cG6sgIaU.js","/assets/PreferencesForm-zDzJ7oTW.js","/assets/ProfileScreen-DJQr-60N.css","/assets/ProfileScreen-WDBluNUK.js","/assets/ProofDialog-BOB9pFoy.js","/assets/ProofDialog-CeR-XUlD.css","/assets/RecordScreen-B1DaOXc7.js","/assets/RecordScreen-B9lTnCxh.css","/assets/ReplayPlayer-D9eNFZhK.css","/assets/ReplayPlayer-DE7tseez.js","/assets/ReplayScreen-C5hstLd1.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/RuleBookScreen-DdS6xLqu.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-ClJRM6J3.css","/assets/RulesScreen-DeFoChjQ.js","/assets/SegmentedControl-BieZuvF4.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/StartScreen-C87nFXgh.js","/assets/StartScreen-Db6K2qpX.css","/assets/Switch-DKxEXjRy.js","/assets/Switch-DKyUu1oa.css","/assets/Table-C5v86OIa.js","/assets/Table-CaLd8Bbq.css","/assets/TableCard-CtGRuOJk.js","/assets/TableCard-DFG7jA5_.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-DWvdy3id.js","/assets/TableScreen-BCeVCXT3.css","/assets/TableScreen-D0AnwDGN.js","/assets/TryAgain-BJBLM2v9.js","/assets/TryAgain-BYcJZUYJ.css","/assets/WinChart-D26y_m0m.css","/assets/WinChart-XI-hOS-b.js","/assets/api-DV1iz3Ul.js","/assets/boards.svelte-DZfsDQWh.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/chart_paths-DPJpRI_C.js","/assets/dist-BsbcV6pe.js","/assets/en-D1W4uLJu.js","/assets/en-D75BaXzd.js","/assets/index-B3n9Q_nX.css","/assets/index-DvB8iG3e.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/localization.svelte-B5G_X67I.js","/assets/me.svelte-colZm2ql.js","/assets/new_game-BKoTbpov.css","/assets/new_game.svelte-wc-me_bC.js","/assets/notices.svelte-YSOGCg3y.js","/assets/pl-CDMH4m7x.js","/assets/pl-DgMy4GNW.js","/assets/preferences.svelte-CK8ySXJi.js","/assets/ro-BUNSVdnx.js","/assets/ro-CBnCqr15.js","/assets/router.svelte-D0WWHPd_.js","/assets/server.svelte-DBh3mFLP.js","/assets/shapes-B6xDhnoj.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-i7xpUgtO.js"];
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
