const VERSION = "aa6290581c10";
const FILES = ["/","/assets/BoardChooser-BZ9oirP5.js","/assets/BoardChooser-Dd0QwlbT.css","/assets/CoachPanel-BqJrHOPO.js","/assets/CoachPanel-NbNh7os6.css","/assets/CodeForm-DTtGeIIM.js","/assets/CodeScreen-B-qI6pPP.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/EndScreen-BIkFTI2e.css","/assets/EndScreen-Cq4bu2f0.js","/assets/EndScreen-Oj8hNQRd.js","/assets/FriendLinkScreen-BSc1eZ81.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendsScreen-2GsWBZf-.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/HistoryScreen-CiAdmQ7Y.js","/assets/HistoryScreen-Wd3rn5T8.css","/assets/InboxNotice-BOhcyNjN.js","/assets/InboxNotice-CBafKE6l.css","/assets/Invitation-B6mLZXAt.css","/assets/Invitation-Dl3qYnnR.js","/assets/InvitePicker-yJIuNIsu.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-DAExKQQm.js","/assets/LessonScreen-DRTzeZxv.js","/assets/LessonScreen-DcXs8Q5j.css","/assets/LineChart-BwVSrVLD.js","/assets/LineChart-XjVNtUwI.css","/assets/MatchScreen-BwnreJ3_.js","/assets/ModerationScreen-MXYPMTug.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-CNAwb-wR.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-COlsjsQm.js","/assets/NotFoundScreen-CkzbwpQ1.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/PlayerDialog-PXmIPitN.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-CjlKlUw9.js","/assets/PlayerScreen-DFZptP6F.css","/assets/PreferencesForm-B55WRGdC.js","/assets/ProfileScreen-DGN-4QFC.js","/assets/ProfileScreen-hKOjrZWA.css","/assets/ProofDialog-C99fLoOP.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-BhIQ4E2o.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-K22BISDZ.css","/assets/RecordScreen-x0Gro8Vy.js","/assets/RegisterScreen-Dpb96ILg.js","/assets/ReplayPlayer-CUoGz4if.js","/assets/ReplayPlayer-DN3yefXK.css","/assets/ReplayScreen-C5Cnfxs8.js","/assets/ReplayScreen-C5hOG4di.css","/assets/ReportDialog-rzXg23ZL.js","/assets/RuleBookScreen-CWwWsBa2.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-C23yD457.js","/assets/SeatRow-CPQDyByS.js","/assets/SeatRow-CQV9WgZH.css","/assets/SignInScreen-BZclWtLf.js","/assets/SignInScreen-DHf3neDO.css","/assets/StartScreen-CVcEkZoG.css","/assets/StartScreen-DTts8eiv.js","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-wiXK7BHZ.js","/assets/TableCard-CPl2yX5m.css","/assets/TableCard-CtONh55J.js","/assets/TableListScreen-BQWwzmlR.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-2P0rQjLF.js","/assets/TableScreen-DNRvj6k8.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-BpQ_0v_s.js","/assets/WinChart-jMRAfJsw.js","/assets/_virtual_catalogs-Dvix-gWB.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-CSC5E19p.js","/assets/en-CfDJX5pu.js","/assets/index-BjkAJgTa.css","/assets/index-DzI9nBPv.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/page-Cxu5nMuS.css","/assets/page-DyPq5HGU.js","/assets/people-B1DdZMpy.js","/assets/people-Cwvm3DMG.css","/assets/pl-CgzyeXFq.js","/assets/pl-CxeXa8TF.js","/assets/ro-9mSn9qxM.js","/assets/ro-Bi9Gi8Ek.js","/assets/sharing.svelte-BP7guSlm.js","/assets/table-C4k8eqOx.js","/assets/table-DO7oldgg.css"];
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
