const VERSION = "bdc346f6376f";
const FILES = ["/","/assets/BoardChooser-D8BvqVJY.js","/assets/BoardChooser-Dd0QwlbT.css","/assets/CoachPanel-BxmhfWRS.js","/assets/CoachPanel-iSlBrg8Q.css","/assets/CodeForm-Cp30dWxm.js","/assets/CodeScreen-BB9_WLUg.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/EndScreen-B-Px_Fak.js","/assets/EndScreen-CKH6cU9b.css","/assets/EndScreen-janMbJh_.js","/assets/FriendLinkScreen-B8v5hQCW.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendsScreen-BtkG8ZN1.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/HistoryScreen-DHoEOsrY.js","/assets/HistoryScreen-Wd3rn5T8.css","/assets/InboxNotice-B6lOhy8U.js","/assets/InboxNotice-CBafKE6l.css","/assets/InvitePicker-yNdT5-21.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-BH32dXwq.js","/assets/LessonScreen-BbQ8kWqQ.css","/assets/LessonScreen-CvHK2PFU.js","/assets/LineChart-6Gr79z94.css","/assets/LineChart-vDJSF96n.js","/assets/Lobby-Bh_rYc1o.js","/assets/Lobby-yvD1LNOM.css","/assets/MatchScreen-BHGT1L8d.js","/assets/ModerationScreen-D-MhIGHu.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-LTBftWVf.js","/assets/NotFoundScreen-BigNh4Jr.js","/assets/NotFoundScreen-CRxeMi6X.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/PeopleMenus-Dqr4mlPh.js","/assets/PlayButton-B-RulZeL.js","/assets/PlayerDialog-BvCttHX4.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-CRWjvmFJ.js","/assets/PlayerScreen-kgvexjbN.css","/assets/PreferencesForm-Bdq1OiWI.js","/assets/PreferencesForm-CPSF5qp-.css","/assets/ProfileScreen-CnAfDnOk.css","/assets/ProfileScreen-sbkxvLLw.js","/assets/ProofDialog-BXllfHgc.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-DdzFP697.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-CbWrGivH.js","/assets/RecordScreen-K22BISDZ.css","/assets/RegisterScreen-CSKOnT6Z.js","/assets/ReplayPlayer-C_oL9zan.css","/assets/ReplayPlayer-W2R-Czc_.js","/assets/ReplayScreen-C5hOG4di.css","/assets/ReplayScreen-ZSAbwdPR.js","/assets/ReportDialog-BBHMSlOG.js","/assets/RuleBookScreen-iXDH-xBy.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-D0c7jiA6.js","/assets/RulesScreen-ag662Mpj.css","/assets/SeatRow-CG1AxnZ5.js","/assets/SeatRow-DWMzYe-H.css","/assets/SignInScreen-DHf3neDO.css","/assets/SignInScreen-ecvQbFuI.js","/assets/StartScreen-DofrkaX2.css","/assets/StartScreen-UeZ_Pwl6.js","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-CXFQORRe.js","/assets/TableCard-BnPy-5ja.js","/assets/TableCard-CPl2yX5m.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-D4n0LL56.js","/assets/TableScreen-BJAokj0W.js","/assets/TableScreen-Dkclibmj.css","/assets/TipBanner-CZZeE0GN.css","/assets/TipBanner-DQgdztmO.js","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-C8wnG4Mu.js","/assets/WinChart-0J03hOCz.js","/assets/_virtual_catalogs-KfGyl0FE.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/coach.svelte-PP4VZaxV.js","/assets/community-BRpYOf6x.css","/assets/community-fizoyI4y.js","/assets/dist-BsbcV6pe.js","/assets/en-pMBLUerC.js","/assets/en-s3KOIDcB.js","/assets/experience-BroXuYgx.js","/assets/index-CDbhY4V9.css","/assets/index-D0uxTyJL.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/learning-Bt9nMFz3.js","/assets/learning-D8VdSgID.js","/assets/learning-eENvMcmx.js","/assets/page-DdNIkCeT.css","/assets/page-DvvEVHSS.js","/assets/people-CYMhgtY9.js","/assets/people-wJ7YjsVw.css","/assets/pl-B0JyoZKl.js","/assets/pl-DlOcYWBx.js","/assets/ro-C9PHmU28.js","/assets/ro-DfmL1h2C.js","/assets/sharing.svelte-DBMxjd2X.js","/assets/table-DL7wCLhr.js","/assets/table-_pBZUD1N.css"];
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
