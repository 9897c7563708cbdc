const VERSION = "3cddb4af75f8";
const FILES = ["/","/assets/BoardChooser-Btc5gScb.js","/assets/BoardChooser-Dd0QwlbT.css","/assets/CoachPanel-B020lJjL.css","/assets/CoachPanel-Drwh8OlR.js","/assets/CodeForm-C3g5Tyhe.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-zg9n4SB4.js","/assets/EndScreen-BPcgDnPW.css","/assets/EndScreen-CHPqq5PA.js","/assets/EndScreen-DsfoS3EY.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendLinkScreen-lcNRrBfT.js","/assets/FriendsScreen-CeYKrAfP.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/HistoryScreen-Wd3rn5T8.css","/assets/HistoryScreen-cwmJ8UpM.js","/assets/InboxNotice-CBafKE6l.css","/assets/InboxNotice-H2Xl3bJU.js","/assets/InvitePicker-BfjnzrZ6.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-C5sDHOC9.js","/assets/LessonScreen-CbcfhTDl.js","/assets/LessonScreen-D1fucD26.css","/assets/LineChart-D0XTC1kg.css","/assets/LineChart-DcVc8hfN.js","/assets/Lobby-CKNSn8x7.css","/assets/Lobby-DHnYwd9V.js","/assets/MatchScreen-BOwzVVFR.js","/assets/ModerationScreen-BW2PcmyR.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-raua1Exy.js","/assets/NotFoundScreen-Btzq59B0.js","/assets/NotFoundScreen-CKCj3sWA.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/PeopleMenus-DLJaYlov.js","/assets/PlayButton-D9jhaP9L.js","/assets/PlayerDialog-BAHrcPCx.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-B3sbHl5J.js","/assets/PlayerScreen-kgvexjbN.css","/assets/PreferencesForm-C_T6NfRa.js","/assets/ProfileScreen-BhaZAbdB.js","/assets/ProfileScreen-CnAfDnOk.css","/assets/ProofDialog-B_etoCqW.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-DoBQgkGN.css","/assets/QuickWait-xQydMV7q.js","/assets/RecordScreen-CXfKWLBc.js","/assets/RecordScreen-K22BISDZ.css","/assets/RegisterScreen-1Oi88AkC.js","/assets/ReplayPlayer-CriU5gJ2.js","/assets/ReplayPlayer-D7dbgdcl.css","/assets/ReplayScreen-C5hOG4di.css","/assets/ReplayScreen-CsIVi5DG.js","/assets/ReportDialog-B6L4qzML.js","/assets/RuleBookScreen-Bx1VUudW.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-B1kX1nau.js","/assets/RulesScreen-Bpc8dyp4.css","/assets/SeatRow-CrCyjUb6.js","/assets/SeatRow-DWMzYe-H.css","/assets/SignInScreen-C9YotaQC.js","/assets/SignInScreen-DHf3neDO.css","/assets/StartScreen-C5501Lyn.js","/assets/StartScreen-CBZQjL7s.css","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-BbOeZAVu.js","/assets/TableCard-CNTTyR2f.js","/assets/TableCard-CPl2yX5m.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-Dmy6acO2.js","/assets/TableScreen-D31-1OdL.js","/assets/TableScreen-Dkclibmj.css","/assets/TipBanner-BIZzoOW_.js","/assets/TipBanner-CZZeE0GN.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-t3sfM2Qy.js","/assets/WinChart-CcxoMMYr.js","/assets/_virtual_catalogs-DAYLFh6t.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/community-BRpYOf6x.css","/assets/community-BW_PsxTL.js","/assets/dist-BsbcV6pe.js","/assets/en-PKFl2LfX.js","/assets/en-s3KOIDcB.js","/assets/experience-BIPhbgXX.js","/assets/index-BIdFSN3S.js","/assets/index-Cn7jTBFA.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/learning-B2sbHyQr.js","/assets/learning-BtXLL0rs.js","/assets/learning-OUZh6Itv.js","/assets/page-Dw6qtIYG.css","/assets/page-XOHdt9ZY.js","/assets/people-BNyzktvI.js","/assets/people-wJ7YjsVw.css","/assets/pl-D3ngYbwK.js","/assets/pl-DlOcYWBx.js","/assets/ro-C9PHmU28.js","/assets/ro-CmJaSZY2.js","/assets/sharing.svelte-CSyrnblV.js","/assets/table--jX1wq28.js","/assets/table-S2AzZyRd.css"];
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
