const VERSION = "5feaa5108897";
const FILES = ["/","/assets/BoardChooser-DT0ydcZR.js","/assets/BoardChooser-Dd0QwlbT.css","/assets/CoachPanel-CNGzfJG6.js","/assets/CoachPanel-DE1cAkuZ.css","/assets/CodeForm-CqvOZOvT.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-g3xJcD7-.js","/assets/EndScreen-CF8qLDK_.js","/assets/EndScreen-DBRn-vyE.js","/assets/EndScreen-gaxC7MNe.css","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendLinkScreen-CkYoMu_6.js","/assets/FriendsScreen-B6pQzsDr.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/HistoryScreen-D4uD6nj3.js","/assets/HistoryScreen-Wd3rn5T8.css","/assets/InboxNotice-CBafKE6l.css","/assets/InboxNotice-DSofjS5m.js","/assets/InvitePicker-DB5zO8jn.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-2LA32Qa8.js","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LessonScreen-BP4gXwFM.css","/assets/LessonScreen-BcpRvu7w.js","/assets/LineChart-DS8Zv-9C.js","/assets/LineChart-DiCynYJV.css","/assets/Lobby-CKNSn8x7.css","/assets/Lobby-DTFjEkYw.js","/assets/MatchScreen-Cm4B9GQW.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/ModerationScreen-sJz7w1_L.js","/assets/NewTableScreen-B9GwgWtO.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-BUtuyL55.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/NotFoundScreen-MvXRblDZ.js","/assets/PeopleMenus-Dh4xfuUK.js","/assets/PlayerDialog-DYf3Vn-f.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-CLE37Lwg.js","/assets/PlayerScreen-kgvexjbN.css","/assets/PreferencesForm-CdszsAZ4.js","/assets/ProfileScreen-CnAfDnOk.css","/assets/ProfileScreen-awWO6BuG.js","/assets/ProofDialog-B09uZRkG.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-2sv6rhHR.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-K22BISDZ.css","/assets/RecordScreen-diJc9mQO.js","/assets/RegisterScreen-BwZkb7gQ.js","/assets/ReplayPlayer-CLf4Om3M.js","/assets/ReplayPlayer-DN3yefXK.css","/assets/ReplayScreen-C5hOG4di.css","/assets/ReplayScreen-D-KsjQo1.js","/assets/ReportDialog-B4JcKytJ.js","/assets/RuleBookScreen-bAFVBDni.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-Dz6ylGcZ.js","/assets/SeatRow-ByGulZLv.js","/assets/SeatRow-CQV9WgZH.css","/assets/SignInScreen-DHf3neDO.css","/assets/SignInScreen-DQphjuQ7.js","/assets/StartScreen-CVcEkZoG.css","/assets/StartScreen-DC-DlXd5.js","/assets/StatisticsScreen-B3s1C7oo.js","/assets/StatisticsScreen-BCUwQk9E.css","/assets/TableCard-CPl2yX5m.css","/assets/TableCard-gaeRJrAl.js","/assets/TableListScreen-Bk2R7DuO.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-Bn37lLmS.js","/assets/TableScreen-Dkclibmj.css","/assets/TryAgain-B3x8rfmw.js","/assets/TryAgain-BYcJZUYJ.css","/assets/WinChart-BldR5DrB.js","/assets/_virtual_catalogs-0yDI8IzS.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/community-BRpYOf6x.css","/assets/community-D-gEgY5x.js","/assets/dist-BsbcV6pe.js","/assets/en-CkKqv50K.js","/assets/en-s3KOIDcB.js","/assets/experience-DkryKCY3.js","/assets/index-CO5pdS8J.js","/assets/index-Cn7jTBFA.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/page-4aO_rGJi.js","/assets/page-D0hXykdL.css","/assets/people-DjrfDcfx.js","/assets/people-wJ7YjsVw.css","/assets/pl-BzIZbdBF.js","/assets/pl-De8pRFGf.js","/assets/ro-D_ad6U1S.js","/assets/ro-s2eXkCiE.js","/assets/sharing.svelte-CnnK0Vnw.js","/assets/table-DIlwuH8F.js","/assets/table-nYn-yfpG.css"];
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
