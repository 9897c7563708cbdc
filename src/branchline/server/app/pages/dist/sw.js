const VERSION = "440c9c698504";
const FILES = ["/","/assets/BoardChooser-D8-_KRvs.js","/assets/BoardChooser-Dd0QwlbT.css","/assets/CoachPanel-BkhD0jJy.js","/assets/CoachPanel-DE1cAkuZ.css","/assets/CodeForm-DlRb_XE3.js","/assets/CodeScreen-CgeHej0z.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/EndScreen-BMfb6po6.js","/assets/EndScreen-ClgkAat7.js","/assets/EndScreen-gaxC7MNe.css","/assets/FriendLinkScreen--rVbGdkb.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendsScreen-7FjP9xiZ.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/HistoryScreen-LBy_knel.js","/assets/HistoryScreen-Wd3rn5T8.css","/assets/InboxNotice-CBafKE6l.css","/assets/InboxNotice-Ca__k8Oh.js","/assets/InvitePicker-yHa_8-I7.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-DQJqBEP3.js","/assets/LessonScreen-B2u4VVmn.js","/assets/LessonScreen-BP4gXwFM.css","/assets/LineChart-CECTa1eB.js","/assets/LineChart-DiCynYJV.css","/assets/Lobby-CKNSn8x7.css","/assets/Lobby-Dfe8SlXV.js","/assets/MatchScreen-BtTJZCcx.js","/assets/ModerationScreen-BbtGWIyl.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-BnhBSM8I.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-BTPNbazV.js","/assets/NotFoundScreen-CZd0o4KS.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/PeopleMenus-B4tfUbtZ.js","/assets/PlayerDialog-DuG68z34.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-CzT1u9VV.js","/assets/PlayerScreen-kgvexjbN.css","/assets/PreferencesForm-BnOzHJZ5.js","/assets/ProfileScreen-CnAfDnOk.css","/assets/ProfileScreen-DyXvxKA4.js","/assets/ProofDialog-Bp33_eeV.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-DNdOc9Uc.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-33hasE4S.js","/assets/RecordScreen-K22BISDZ.css","/assets/RegisterScreen-C4gk16C9.js","/assets/ReplayPlayer-Czzdmx64.js","/assets/ReplayPlayer-DN3yefXK.css","/assets/ReplayScreen-Bkzz01mm.js","/assets/ReplayScreen-C5hOG4di.css","/assets/ReportDialog-3ZQ_q9-a.js","/assets/RuleBookScreen-Bkdr7x7K.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-B6VyVwDO.js","/assets/RulesScreen-BtN8qE78.css","/assets/SeatRow-2VkBs6dB.js","/assets/SeatRow-CQV9WgZH.css","/assets/SignInScreen-DHf3neDO.css","/assets/SignInScreen-DV6Cfg9x.js","/assets/StartScreen-CVcEkZoG.css","/assets/StartScreen-CfqOQefr.js","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-CYkIiEjH.js","/assets/TableCard-C3z3JO_m.js","/assets/TableCard-CPl2yX5m.css","/assets/TableListScreen-BlAhDdqN.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-B7gF_2Vc.js","/assets/TableScreen-Dkclibmj.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-Brg5kaP7.js","/assets/WinChart-B_8HMWjo.js","/assets/_virtual_catalogs-DyADHkLg.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/community-BRpYOf6x.css","/assets/community-BXBArI52.js","/assets/dist-BsbcV6pe.js","/assets/en-BL5w9viX.js","/assets/en-s3KOIDcB.js","/assets/experience-IyWn8XFU.js","/assets/index-Cn7jTBFA.css","/assets/index-DjgllIJa.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/page-BT8hFsqE.js","/assets/page-D0hXykdL.css","/assets/people-Cgzx_CmX.js","/assets/people-wJ7YjsVw.css","/assets/pl-BAyzM6tr.js","/assets/pl-BzIZbdBF.js","/assets/ro-CBpAxY96.js","/assets/ro-D_ad6U1S.js","/assets/sharing.svelte-iLh26M1F.js","/assets/table-BH8f3rYo.js","/assets/table-nYn-yfpG.css"];
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
