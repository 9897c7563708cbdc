const VERSION = "50c0ba05fd3e";
const FILES = ["/","/assets/BoardChooser-Dbi39G-J.js","/assets/BoardChooser-Dd0QwlbT.css","/assets/CoachPanel-Bsw-p54B.js","/assets/CoachPanel-iSlBrg8Q.css","/assets/CodeForm-kTp1rkYv.js","/assets/CodeScreen-Bo6ImgsR.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/EndScreen-CKH6cU9b.css","/assets/EndScreen-CnORkOQo.js","/assets/EndScreen-_X0uWRT2.js","/assets/FriendLinkScreen-CDwCUpEu.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendsScreen-CeaR2mbu.css","/assets/FriendsScreen-vdzvL_Ze.js","/assets/HistoryScreen-DqMa-N3r.js","/assets/HistoryScreen-Wd3rn5T8.css","/assets/InboxNotice-CBafKE6l.css","/assets/InboxNotice-K6eUeQpA.js","/assets/InvitePicker-DqTsaFau.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-C5fYVFxH.js","/assets/LessonScreen-BbQ8kWqQ.css","/assets/LessonScreen-Dphz7Y84.js","/assets/LineChart-6Gr79z94.css","/assets/LineChart-hosqwJJV.js","/assets/Lobby-BI4l46r6.js","/assets/Lobby-yvD1LNOM.css","/assets/MatchScreen-D83Yu4Bv.js","/assets/ModerationScreen-DG_G2n7b.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-FtNmYYGO.js","/assets/NotFoundScreen-C9AcQt6w.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/NotFoundScreen-W2QrvkCm.js","/assets/PeopleMenus-4ExMdGH_.js","/assets/PlayButton-Cdlp4WQz.js","/assets/PlayerDialog-Cr0wtiM-.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-Cy09MJKv.js","/assets/PlayerScreen-kgvexjbN.css","/assets/PreferencesForm-B4U8AUcJ.js","/assets/PreferencesForm-CPSF5qp-.css","/assets/ProfileScreen-C0-GPW6r.js","/assets/ProfileScreen-CnAfDnOk.css","/assets/ProofDialog-1PUNwvhz.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-DgbFyDPk.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-C-9t2J7D.js","/assets/RecordScreen-K22BISDZ.css","/assets/RegisterScreen-rOh4qA7Y.js","/assets/ReplayPlayer-C_oL9zan.css","/assets/ReplayPlayer-DzVnXdB2.js","/assets/ReplayScreen-BYu6tla9.js","/assets/ReplayScreen-C5hOG4di.css","/assets/ReportDialog-BQmGjre9.js","/assets/RuleBookScreen-B1eGGR7w.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-CuKyu1hI.js","/assets/RulesScreen-ag662Mpj.css","/assets/SeatRow-CIrorT9l.js","/assets/SeatRow-DWMzYe-H.css","/assets/SignInScreen-DHf3neDO.css","/assets/SignInScreen-sZVaLgGz.js","/assets/StartScreen--om1VQPe.js","/assets/StartScreen-BlkgGXZv.css","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-rwWoCGQZ.js","/assets/TableCard-BbqyOVIx.js","/assets/TableCard-CPl2yX5m.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-LINUbbO4.js","/assets/TableScreen-BaryLg0A.js","/assets/TableScreen-Dkclibmj.css","/assets/TipBanner-ByqIGtI5.js","/assets/TipBanner-CZZeE0GN.css","/assets/TryAgain-BUowLuMJ.js","/assets/TryAgain-BYcJZUYJ.css","/assets/WinChart-jju2b7UM.js","/assets/_virtual_catalogs--p0JUz7W.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/coach.svelte-B16Gb_pd.js","/assets/community-BRpYOf6x.css","/assets/community-yX5iRwTe.js","/assets/dist-BsbcV6pe.js","/assets/en-C0WakHZ6.js","/assets/en-s3KOIDcB.js","/assets/experience-LidUb-or.js","/assets/index-CDbhY4V9.css","/assets/index-mEve-jdr.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/learning-Bt9nMFz3.js","/assets/learning-D8VdSgID.js","/assets/learning-eENvMcmx.js","/assets/page-DdNIkCeT.css","/assets/page-Dy23J1Cq.js","/assets/people-De6qKFRD.js","/assets/people-wJ7YjsVw.css","/assets/pl-DlOcYWBx.js","/assets/pl-iymUtguP.js","/assets/ro-BH34jzK3.js","/assets/ro-C9PHmU28.js","/assets/sharing.svelte-Ba-IW8kQ.js","/assets/table-DPB1XRzW.js","/assets/table-_pBZUD1N.css"];
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
