const VERSION = "28efbf3615e4";
const FILES = ["/","/assets/BoardChooser-Dd0QwlbT.css","/assets/BoardChooser-De_He6KA.js","/assets/CoachPanel-B_RE6cXB.js","/assets/CoachPanel-DE1cAkuZ.css","/assets/CodeForm-BoOloWn4.js","/assets/CodeScreen-B6eslWbU.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/EndScreen-CHjUAZD_.js","/assets/EndScreen-gaxC7MNe.css","/assets/EndScreen-yUdgzBqx.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendLinkScreen-CbplXbEZ.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/FriendsScreen-ykKws812.js","/assets/HistoryScreen-CTuPXPiE.js","/assets/HistoryScreen-Wd3rn5T8.css","/assets/InboxNotice-BJGa56w6.js","/assets/InboxNotice-CBafKE6l.css","/assets/InvitePicker-BPvRD0Lg.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-BwWRWNBT.js","/assets/LessonScreen-BP4gXwFM.css","/assets/LessonScreen-CsNV8Jki.js","/assets/LineChart-CpcUpnCc.js","/assets/LineChart-DiCynYJV.css","/assets/Lobby-CKNSn8x7.css","/assets/Lobby-DtJmS2Ks.js","/assets/MatchScreen-DDkROhhz.js","/assets/ModerationScreen-DsAXskcd.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-C9jMJsLm.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-B___zURt.js","/assets/NotFoundScreen-CS-KQOTP.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/PeopleMenus-BBbxPWlN.js","/assets/PlayerDialog-CFvhCJMc.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-GWVUEVPj.js","/assets/PlayerScreen-kgvexjbN.css","/assets/PreferencesForm-BHpO1gvc.js","/assets/ProfileScreen-CnAfDnOk.css","/assets/ProfileScreen-Cteq6Nvw.js","/assets/ProofDialog-CRHYBl7m.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-DJU3nHD_.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-BPJCkVdM.js","/assets/RecordScreen-K22BISDZ.css","/assets/RegisterScreen-CWy_BTd-.js","/assets/ReplayPlayer-DN3yefXK.css","/assets/ReplayPlayer-xNCei6jR.js","/assets/ReplayScreen-BZR2VLoW.js","/assets/ReplayScreen-C5hOG4di.css","/assets/ReportDialog-kkdz_mWv.js","/assets/RuleBookScreen-DwxVrnwz.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-CHwQQ5gK.js","/assets/SeatRow-CNo3eu8Z.js","/assets/SeatRow-CQV9WgZH.css","/assets/SignInScreen-DHf3neDO.css","/assets/SignInScreen-IYCfbVeD.js","/assets/StartScreen-CVcEkZoG.css","/assets/StartScreen-DoER673j.js","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-CJamxwPI.js","/assets/TableCard-CPl2yX5m.css","/assets/TableCard-CzvjuSi2.js","/assets/TableListScreen-BEODF1JE.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-BRKf3kL8.js","/assets/TableScreen-Dkclibmj.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-DYjav4Ms.js","/assets/WinChart-BkJI07Xb.js","/assets/_virtual_catalogs-rzQESuoZ.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/community-BRpYOf6x.css","/assets/community-BzVsM5rM.js","/assets/dist-BsbcV6pe.js","/assets/en-CVA3wCfv.js","/assets/en-s3KOIDcB.js","/assets/experience-DXIuEB-p.js","/assets/index-Cn7jTBFA.css","/assets/index-CuTg3Qmf.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/page-D0hXykdL.css","/assets/page-Edn42w2J.js","/assets/people-C4r3F_9p.js","/assets/people-wJ7YjsVw.css","/assets/pl-CWPxk_tS.js","/assets/pl-DlOcYWBx.js","/assets/ro-C9PHmU28.js","/assets/ro-Cl1vY_LP.js","/assets/sharing.svelte-CAd7fnkC.js","/assets/table-BMhcb5Ek.js","/assets/table-D1Kg-SIG.css"];
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
