const VERSION = "e862e3aa5024";
const FILES = ["/","/assets/AccountNeeded-B3bFELi_.js","/assets/AccountNeeded-CliTe6Jz.css","/assets/Avatar-BUa3n_ZC.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-BMhJRruO.js","/assets/Board-D5jdnAj8.css","/assets/BoardChooser-BKoTbpov.css","/assets/BoardChooser-DVKAgTaa.js","/assets/BoardPicture-DF_hoTHH.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-C0EEmNit.js","/assets/Button-CjPnZndh.css","/assets/Card-CtEeBr24.css","/assets/Card-DeQHIv1e.js","/assets/CoachPanel-C-HYtyST.js","/assets/CoachPanel-DvrJ_FWF.css","/assets/CodeForm-CgYR4-2C.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-zSKtG5bO.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/CodeScreen-eIoBuhvs.js","/assets/ConfirmDialog-DNZ0iLZE.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-qqLDG601.js","/assets/EndScreen-BlvOwIKS.js","/assets/EndScreen-BuCzXh63.js","/assets/EndScreen-CqSPIKM4.css","/assets/FindGame-Bs_okGOT.css","/assets/FindGame-u7_O4arn.js","/assets/FriendLinkScreen-Bu7hHGcn.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendsScreen-CVRzgKM0.css","/assets/FriendsScreen-UjAtA6BY.js","/assets/HistoryScreen-CS6KO2zw.js","/assets/HistoryScreen-CtnkefdI.css","/assets/Icon-DBC1YRFu.js","/assets/Icon-KYl9AaCv.css","/assets/InboxList-BC1mbmi3.js","/assets/InboxList-eWq-2tMT.css","/assets/InboxNotice-C8oMHWx5.js","/assets/InboxNotice-CBafKE6l.css","/assets/Invitation-B6mLZXAt.css","/assets/Invitation-CjD2hslr.js","/assets/InvitePicker-ALVwPfe_.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BM8XgJAW.js","/assets/LeaderboardScreen-D6-vj4R1.css","/assets/LessonScreen-BL2vEihV.js","/assets/LessonScreen-DcXs8Q5j.css","/assets/LineChart-CEy_9Sdq.js","/assets/LineChart-XjVNtUwI.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-CWoY0OSO.js","/assets/MatchScreen-BrdDIaSd.css","/assets/MatchScreen-C-yUFstv.js","/assets/ModerationScreen-B9k915yh.js","/assets/ModerationScreen-DizZzLx7.css","/assets/NameField-B6dj_yLj.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-t6akIQhw.js","/assets/NotFoundScreen-B26iEXxW.js","/assets/NotFoundScreen-BeM5Mw0M.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/PeopleMenus-PjuxUVPp.js","/assets/PeopleMenus-YPr2Dgo3.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-CiHH_kSq.js","/assets/PlayerDialog-B0rnXsIg.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerMenu-BExN0jT5.js","/assets/PlayerMenu-C9T9Rx2t.css","/assets/PlayerScreen-Bzg5OiA-.js","/assets/PlayerScreen-CHwULz2C.css","/assets/PreferencesForm-DbwhPvHg.js","/assets/ProfileScreen-DZI9D3RJ.js","/assets/ProfileScreen-DppUlCJb.css","/assets/ProofDialog-BHe0xEr6.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-Bfu4QIJQ.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-DQq8ucUz.js","/assets/RecoveryCodes-COTqWo3r.js","/assets/RegisterScreen-A8-W3mhI.js","/assets/ReplayPlayer-DUEAewRr.css","/assets/ReplayPlayer-DhSk15Ow.js","/assets/ReplayScreen-CeemUjqr.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReportDialog-7mh6ACvJ.js","/assets/ReportDialog-CGHHW_D-.js","/assets/ReportDialog-Cz4TRD6g.css","/assets/RuleBookScreen-DpvestOs.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BoFN9I79.js","/assets/RulesScreen-BtN8qE78.css","/assets/SeatRow-CQV9WgZH.css","/assets/SeatRow-D-mRliqU.js","/assets/SegmentedControl-3GVfRohe.js","/assets/SegmentedControl-DEzpIR_7.css","/assets/SignInScreen-DtbnsSol.js","/assets/StartScreen-G6JNRPg2.css","/assets/StartScreen-jWQ9UOfD.js","/assets/StatisticsScreen-7dG_VOvM.js","/assets/StatisticsScreen-BV0v-yHE.css","/assets/Switch-DIKPGC7Y.js","/assets/Switch-DKyUu1oa.css","/assets/Table-3jVbLOkr.css","/assets/Table-B3MotihK.js","/assets/TableCard-DFG7jA5_.css","/assets/TableCard-JbkaT4iG.js","/assets/TableListScreen-BvXSLcpL.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-CVGlCoq-.js","/assets/TableScreen-P8WYDQqS.css","/assets/TextField-B-lP3-E9.js","/assets/TextField-LldC3MFG.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-CI3TXwAU.js","/assets/WinChart-yL_jvOJP.js","/assets/api-FGJacoSl.js","/assets/boards.svelte-D0TSro5g.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-Cq7nNRFo.js","/assets/en-Dg9h610L.js","/assets/heads-Cbc2ajZl.js","/assets/inbox.svelte-BdQAdh27.js","/assets/index-CyVu26bG.css","/assets/index-L7XPpcxA.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/links-B7aIqK1C.js","/assets/list.svelte-B3CJPWVF.js","/assets/localization.svelte-Do7vPKhN.js","/assets/match.svelte-DsQsOkuF.js","/assets/me.svelte-C0BWoFjh.js","/assets/new_game.svelte-DyCp1Uv7.js","/assets/notices.svelte-D0LA65rZ.js","/assets/pl-5PiOU2zo.js","/assets/pl-DltZKuaZ.js","/assets/preferences.svelte-BOgP3mhK.js","/assets/ro-Bi9Gi8Ek.js","/assets/ro-DILbPAVZ.js","/assets/router.svelte-BvUH0LNJ.js","/assets/server.svelte-CE4OxhCI.js","/assets/shapes-B6xDhnoj.js","/assets/sharing.svelte-C_JLp17E.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-CI9K7NhZ.js","/assets/times-DBPosDYW.js"];
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
