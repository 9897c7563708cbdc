const VERSION = "139f9da77829";
const FILES = ["/","/assets/AccountNeeded-CliTe6Jz.css","/assets/AccountNeeded-xoIGW_Yp.js","/assets/Avatar-Cd5I8p1q.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-D5jdnAj8.css","/assets/Board-hx6KSg2y.js","/assets/BoardChooser-BKoTbpov.css","/assets/BoardChooser-CFHu32NI.js","/assets/BoardPicture-C6M4SNy9.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-BKn0YzE6.js","/assets/Button-CjPnZndh.css","/assets/Card-B1ICspH4.js","/assets/Card-CtEeBr24.css","/assets/CoachPanel-B2_dSY_e.js","/assets/CoachPanel-DvrJ_FWF.css","/assets/CodeForm-D16_SzID.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-lWTDS8tp.js","/assets/CodeScreen-BSM6zCps.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/ConfirmDialog-DPJSvvpa.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-CxZLtucX.js","/assets/EndScreen-BmMdO3k-.js","/assets/EndScreen-CqSPIKM4.css","/assets/EndScreen-DxduaTzK.js","/assets/FindGame-Bs_okGOT.css","/assets/FindGame-DcEX_UUI.js","/assets/FriendLinkScreen-B9vAkegc.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendsScreen-CVRzgKM0.css","/assets/FriendsScreen-DtOvYnWG.js","/assets/HistoryScreen-Bq6TOETn.js","/assets/HistoryScreen-CtnkefdI.css","/assets/Icon-KYl9AaCv.css","/assets/Icon-XCxlpCl0.js","/assets/InboxList-eWq-2tMT.css","/assets/InboxList-idz-eyES.js","/assets/InboxNotice-CBafKE6l.css","/assets/InboxNotice-D87OU9ba.js","/assets/Invitation-B6mLZXAt.css","/assets/Invitation-D8a77vCb.js","/assets/InvitePicker-BrtE0PMS.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-CXeCi41z.js","/assets/LeaderboardScreen-D6-vj4R1.css","/assets/LessonScreen-BNhCQ8ar.js","/assets/LessonScreen-DcXs8Q5j.css","/assets/LineChart-DMVpaVjy.js","/assets/LineChart-XjVNtUwI.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-BvAQPa4-.js","/assets/MatchScreen-BrdDIaSd.css","/assets/MatchScreen-CW_SbCmH.js","/assets/ModerationScreen-DT-3SgMW.js","/assets/ModerationScreen-DizZzLx7.css","/assets/NameField-D84p5S_N.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-DTmKc9te.css","/assets/NewTableScreen-NBcophNf.js","/assets/NotFoundScreen-BnNTT6er.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/NotFoundScreen-DUF9bbjk.js","/assets/PeopleMenus-DQ8YQP29.js","/assets/PeopleMenus-YPr2Dgo3.css","/assets/Piece-Cg_WIdwU.css","/assets/Piece-DPO_b31D.js","/assets/PlayerDialog-DzlO8Ia1.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerMenu-C9T9Rx2t.css","/assets/PlayerMenu-DRKR81C6.js","/assets/PlayerScreen-B6woje_A.js","/assets/PlayerScreen-CHwULz2C.css","/assets/PreferencesForm-Ddydb3LY.js","/assets/ProfileScreen-1zzGrF2j.js","/assets/ProfileScreen-DppUlCJb.css","/assets/ProofDialog-BsbHllRx.js","/assets/ProofDialog-CeR-XUlD.css","/assets/QuickWait-BPap77al.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-kZ4_cuMm.js","/assets/RecoveryCodes-DObPmuI6.js","/assets/RegisterScreen-DhhRie84.js","/assets/ReplayPlayer-DRCVz2U8.js","/assets/ReplayPlayer-DUEAewRr.css","/assets/ReplayScreen-CXBlxCDX.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReportDialog-CtZYheSk.js","/assets/ReportDialog-Cz4TRD6g.css","/assets/ReportDialog-DyUmGuQP.js","/assets/RuleBookScreen-DDGUwUtU.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-C2VQYTqV.js","/assets/SeatRow-CLsjRVIz.js","/assets/SeatRow-CQV9WgZH.css","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-DJY1xUPm.js","/assets/SignInScreen-B0bQbk-i.js","/assets/StartScreen-CXR4fnG1.js","/assets/StartScreen-G6JNRPg2.css","/assets/StatisticsScreen-BV0v-yHE.css","/assets/StatisticsScreen-C1cgZpfC.js","/assets/Switch-DKyUu1oa.css","/assets/Switch-z9QOYlQS.js","/assets/Table-3jVbLOkr.css","/assets/Table-SV40ZQtU.js","/assets/TableCard-DFG7jA5_.css","/assets/TableCard-DMobGjIv.js","/assets/TableListScreen-Bbz1AF0w.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-P8WYDQqS.css","/assets/TableScreen-XfMsYECx.js","/assets/TextField-CN4bXuka.js","/assets/TextField-LldC3MFG.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-CUaFCI0W.js","/assets/WinChart-CRmjySzs.js","/assets/api-FGJacoSl.js","/assets/boards.svelte-C79ZHLKs.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-CDwfsYEC.js","/assets/en-Dg9h610L.js","/assets/heads-1Dhl18wm.js","/assets/inbox.svelte-Bl_HmjjH.js","/assets/index-CyVu26bG.css","/assets/index-D_AJTAJQ.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/links-B7aIqK1C.js","/assets/list.svelte-DtGBm1Pu.js","/assets/localization.svelte-VcpBjWE1.js","/assets/match.svelte-B19cy5cU.js","/assets/me.svelte-DvL0n4Mr.js","/assets/new_game.svelte-BX8rg_5x.js","/assets/notices.svelte-CDXB8DnJ.js","/assets/pl-5PiOU2zo.js","/assets/pl-B3ohmyFx.js","/assets/preferences.svelte-oHDElz9y.js","/assets/ro-Bi9Gi8Ek.js","/assets/ro-CMVLbKdy.js","/assets/router.svelte-CA9LJCLQ.js","/assets/server.svelte-DT8zNAE2.js","/assets/shapes-B6xDhnoj.js","/assets/sharing.svelte-CnCNnwp4.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-DAXbD33A.js","/assets/times-i5J1vrlj.js"];
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
