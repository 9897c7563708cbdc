const VERSION = "3c6ab462c51a";
const FILES = ["/","/assets/BoardChooser-BxfR2ddv.js","/assets/BoardChooser-Dd0QwlbT.css","/assets/CoachPanel-BWrOk2zk.js","/assets/CoachPanel-NbNh7os6.css","/assets/CodeForm-DhgRvidt.js","/assets/CodeScreen-Bs1-IxLU.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/EndScreen-BfAiyuii.js","/assets/EndScreen-Cg2zu5eh.js","/assets/EndScreen-Y8jduy4S.css","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendLinkScreen-DYeCD29a.js","/assets/FriendsScreen-1ZWqfCLt.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/HistoryScreen-Wd3rn5T8.css","/assets/HistoryScreen-jnXqoZ9w.js","/assets/InboxNotice-BUnu6y9Y.js","/assets/InboxNotice-CBafKE6l.css","/assets/Invitation-B6mLZXAt.css","/assets/Invitation-Cl7Y2Bjl.js","/assets/InvitePicker-CA9ekB_H.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-dyCa6Rs2.js","/assets/LessonScreen-DG7lWc6I.css","/assets/LessonScreen-Lw7QbuI-.js","/assets/LineChart-DiCynYJV.css","/assets/LineChart-MqJW00yK.js","/assets/MatchScreen-31y23gf8.js","/assets/ModerationScreen-B6vzZAoK.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-rFNEagKP.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/NotFoundScreen-DgRmeKxu.js","/assets/NotFoundScreen-L7rmlPnR.js","/assets/PlayerDialog-DVeDx429.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-CCoJgPj8.js","/assets/PlayerScreen-DFZptP6F.css","/assets/PreferencesForm-C0TphXrq.js","/assets/ProfileScreen-DuZfBmfv.js","/assets/ProfileScreen-hKOjrZWA.css","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-Cx2FBeSU.js","/assets/QuickWait-DnSCxvI_.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-K22BISDZ.css","/assets/RecordScreen-feFJJ9Gk.js","/assets/RegisterScreen-CS3_Rh9i.js","/assets/ReplayPlayer-DN3yefXK.css","/assets/ReplayPlayer-Drag26c9.js","/assets/ReplayScreen-C5hOG4di.css","/assets/ReplayScreen-ndOla7E_.js","/assets/ReportDialog-Ag2mLZGC.js","/assets/RuleBookScreen-BMwubY-N.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-D5eRIW-a.js","/assets/SeatRow-A7_UHk4S.js","/assets/SeatRow-CQV9WgZH.css","/assets/SignInScreen-BUO5CeUp.js","/assets/SignInScreen-DHf3neDO.css","/assets/StartScreen-CVcEkZoG.css","/assets/StartScreen-DgeQXCXy.js","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-KaK_VmXs.js","/assets/TableCard-C9UlO-NA.js","/assets/TableCard-CPl2yX5m.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-Hd0rKfS8.js","/assets/TableScreen-DNRvj6k8.css","/assets/TableScreen-DTExQGI8.js","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-BqpQJmVC.js","/assets/WinChart-C513K0LF.js","/assets/_virtual_catalogs-D2jGBQKm.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-9aPzgMAd.js","/assets/en-s3KOIDcB.js","/assets/index-D8TuTZ32.css","/assets/index-DRfKuizo.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/page-B-LqCbaR.js","/assets/page-xKadaTOK.css","/assets/people-Bpc9DreH.css","/assets/people-I97FJ-aX.js","/assets/pl-BzIZbdBF.js","/assets/pl-C93q8qZ3.js","/assets/ro-BWKuzBPu.js","/assets/ro-D_ad6U1S.js","/assets/sharing.svelte-DO46AZjO.js","/assets/table-Ci4nbDjy.js","/assets/table-lT8Rwm4r.css"];
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
