const VERSION = "43bd3e678486";
const FILES = ["/","/assets/BoardChooser-Blv-5b6I.js","/assets/BoardChooser-Dd0QwlbT.css","/assets/CoachPanel-DfFXOaY6.js","/assets/CoachPanel-NbNh7os6.css","/assets/CodeForm-Dwd12Ror.js","/assets/CodeScreen-CEuOBXxZ.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/EndScreen-TRSOfXZk.js","/assets/EndScreen-Y8jduy4S.css","/assets/EndScreen-vZVrVe8j.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendLinkScreen-CeoN8o2Z.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/FriendsScreen-Cn9XRlq1.js","/assets/HistoryScreen-Bj6f6BZ6.js","/assets/HistoryScreen-Wd3rn5T8.css","/assets/InboxNotice-CBafKE6l.css","/assets/InboxNotice-CW73mHfW.js","/assets/Invitation-B6mLZXAt.css","/assets/Invitation-CyTBqCaB.js","/assets/InvitePicker-CCXsadgF.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-lR0SiAmn.js","/assets/LessonScreen-C51Wntj6.js","/assets/LessonScreen-DG7lWc6I.css","/assets/LineChart-DEaLmXSQ.js","/assets/LineChart-DiCynYJV.css","/assets/MatchScreen-FRmgdy8B.js","/assets/ModerationScreen-CZWaG3m6.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-hY4dFPUv.js","/assets/NotFoundScreen-B5tYkLJl.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/NotFoundScreen-DHGAMgGU.js","/assets/PlayerDialog-BBWDo4Y4.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-DFZptP6F.css","/assets/PlayerScreen-b_-UyPU_.js","/assets/PreferencesForm-B7yZSX-O.js","/assets/ProfileScreen-D4CVAOcu.js","/assets/ProfileScreen-hKOjrZWA.css","/assets/ProofDialog-BvOwfbjg.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-CnnF1s54.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-BYmXaMef.js","/assets/RecordScreen-K22BISDZ.css","/assets/RegisterScreen-MD9fqJxm.js","/assets/ReplayPlayer-D2HujtaJ.js","/assets/ReplayPlayer-DN3yefXK.css","/assets/ReplayScreen-C5hOG4di.css","/assets/ReplayScreen-t7Rsh25i.js","/assets/ReportDialog-Dx8pdku0.js","/assets/RuleBookScreen-Bi0Pq-s5.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-CP23MJSR.js","/assets/SeatRow-CQV9WgZH.css","/assets/SeatRow-CwqWtCSi.js","/assets/SignInScreen-Bb8rs1Rd.js","/assets/SignInScreen-DHf3neDO.css","/assets/StartScreen-CVcEkZoG.css","/assets/StartScreen-CrhRHA3N.js","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-Dod9S7DR.js","/assets/TableCard-C9Io1uTE.js","/assets/TableCard-CPl2yX5m.css","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-xlhS7cRw.js","/assets/TableScreen-BIv94viE.js","/assets/TableScreen-DNRvj6k8.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-IV8HbkfW.js","/assets/WinChart-DKkTT1uv.js","/assets/_virtual_catalogs-Btf_PMUe.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-BhdsR0kd.js","/assets/en-s3KOIDcB.js","/assets/index-CUM8B78h.js","/assets/index-Cn7jTBFA.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/page-BGUztxfj.js","/assets/page-xKadaTOK.css","/assets/people-Bpc9DreH.css","/assets/people-D0x1zK1h.js","/assets/pl-BzIZbdBF.js","/assets/pl-DBiwqGM8.js","/assets/ro-B_5FLs7X.js","/assets/ro-D_ad6U1S.js","/assets/sharing.svelte-BXZ2Sva8.js","/assets/table-B1AP_y-p.js","/assets/table-DXz6WXjA.css"];
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
