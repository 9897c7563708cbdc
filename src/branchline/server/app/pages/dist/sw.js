const VERSION = "ada927b87a91";
const FILES = ["/","/assets/BoardChooser-Dd0QwlbT.css","/assets/BoardChooser-HIsa3QkV.js","/assets/CoachPanel-CtEvS-hV.js","/assets/CoachPanel-DE1cAkuZ.css","/assets/CodeForm-e4RWSDf2.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-Uj-Btj5o.js","/assets/EndScreen-CB2Y63a8.js","/assets/EndScreen-DEwfweL1.js","/assets/EndScreen-gaxC7MNe.css","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendLinkScreen-DalEAOLF.js","/assets/FriendsScreen-CeaR2mbu.css","/assets/FriendsScreen-D4uraTL0.js","/assets/HistoryScreen-NW2H10s-.js","/assets/HistoryScreen-Wd3rn5T8.css","/assets/InboxNotice-C80x0bXR.js","/assets/InboxNotice-CBafKE6l.css","/assets/InvitePicker-CMRa_W8D.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BF1eZanp.css","/assets/LeaderboardScreen-CERcsB0_.js","/assets/LessonScreen-BP4gXwFM.css","/assets/LessonScreen-RFbDWszp.js","/assets/LineChart-CZWyDTD6.js","/assets/LineChart-DiCynYJV.css","/assets/Lobby-B32Jv_zY.js","/assets/Lobby-CKNSn8x7.css","/assets/MatchScreen-Jy6iPdiJ.js","/assets/ModerationScreen-D5mjvnL-.js","/assets/ModerationScreen-OjXaPBPW.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-osfK3nzN.js","/assets/NotFoundScreen-CXXMBRzG.js","/assets/NotFoundScreen-CfVkTQmi.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/PeopleMenus-DCDaO_oI.js","/assets/PlayerDialog-CECgO-AB.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerScreen-BolMbyBR.js","/assets/PlayerScreen-kgvexjbN.css","/assets/PreferencesForm-lgvTZyVY.js","/assets/ProfileScreen-BIPHh-Yq.js","/assets/ProfileScreen-CnAfDnOk.css","/assets/ProofDialog-C8eZ8nCq.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-DoBQgkGN.css","/assets/QuickWait-yAJBHaTT.js","/assets/RecordScreen-CEmb0G3I.js","/assets/RecordScreen-K22BISDZ.css","/assets/RegisterScreen-CORGjpGV.js","/assets/ReplayPlayer-9ee41ee5.js","/assets/ReplayPlayer-DN3yefXK.css","/assets/ReplayScreen-C5hOG4di.css","/assets/ReplayScreen-pO9F3fLH.js","/assets/ReportDialog-Di6VqW-D.js","/assets/RuleBookScreen-BTXqr2Wi.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-cVlkAOJC.js","/assets/SeatRow-Bhoh0Lvj.js","/assets/SeatRow-CQV9WgZH.css","/assets/SignInScreen-Bq7Br46u.js","/assets/SignInScreen-DHf3neDO.css","/assets/StartScreen-CVcEkZoG.css","/assets/StartScreen-N8TQul42.js","/assets/StatisticsScreen-BCUwQk9E.css","/assets/StatisticsScreen-DO-_7Yie.js","/assets/TableCard-CPl2yX5m.css","/assets/TableCard-Cp2ZOwpj.js","/assets/TableListScreen-BVI6x-VI.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-DLfjK-TX.js","/assets/TableScreen-Dkclibmj.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-VyWpYvGg.js","/assets/WinChart-Cc66Gb-O.js","/assets/_virtual_catalogs-B2gXk4xZ.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/community-BRpYOf6x.css","/assets/community-CDJkbFVt.js","/assets/dist-BsbcV6pe.js","/assets/en-CVA3wCfv.js","/assets/en-s3KOIDcB.js","/assets/experience-CEmVXidb.js","/assets/index-Cn7jTBFA.css","/assets/index-DHK_aYaE.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/page-BZt62obf.js","/assets/page-D0hXykdL.css","/assets/people-DQobWSjO.js","/assets/people-wJ7YjsVw.css","/assets/pl-CWPxk_tS.js","/assets/pl-DlOcYWBx.js","/assets/ro-6GwkVEs7.js","/assets/ro-C9PHmU28.js","/assets/sharing.svelte-D7OQZ7My.js","/assets/table-CaSH44AK.js","/assets/table-D1Kg-SIG.css"];
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
