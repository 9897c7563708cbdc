const VERSION = "bb52c9d5c74f";
const FILES = ["/","/assets/AccountNeeded-CliTe6Jz.css","/assets/AccountNeeded-CwIGTyCM.js","/assets/Avatar-BpaoyOLS.js","/assets/Avatar-DQ3y-mXa.css","/assets/Board-D5jdnAj8.css","/assets/Board-rxz291To.js","/assets/BoardChooser-0dQSP-1Q.js","/assets/BoardChooser-BKoTbpov.css","/assets/BoardPicture-DJf9IcSp.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-BYukLni9.js","/assets/Button-CjPnZndh.css","/assets/Card-BHsI8cr_.js","/assets/Card-CtEeBr24.css","/assets/CoachPanel-Bvm01EXr.js","/assets/CoachPanel-DvrJ_FWF.css","/assets/CodeForm-DA8x_YI6.js","/assets/CodeInput-Bn4AbF_Y.js","/assets/CodeInput-Cri44kni.css","/assets/CodeScreen-CGm6eQuv.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/ConfirmDialog-CUweWSQm.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-D99IZoWf.js","/assets/EndScreen-CU1sGw7Y.js","/assets/EndScreen-CqSPIKM4.css","/assets/EndScreen-DTjHeKBZ.js","/assets/FindGame-Bs_okGOT.css","/assets/FindGame-FHb-Lhy9.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendLinkScreen-kVsPoiF3.js","/assets/FriendsScreen-CBHNkLzr.js","/assets/FriendsScreen-CVRzgKM0.css","/assets/HistoryScreen-CtnkefdI.css","/assets/HistoryScreen-DMT8H3gX.js","/assets/Icon-B8NZV-Id.js","/assets/Icon-KYl9AaCv.css","/assets/InboxList-Yf8oyX_T.js","/assets/InboxList-eWq-2tMT.css","/assets/InboxNotice-CA-DabXf.js","/assets/InboxNotice-CBafKE6l.css","/assets/Invitation-B6mLZXAt.css","/assets/Invitation-FnHSEkhQ.js","/assets/InvitePicker-D7PKvhfE.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-BdtzNB0W.js","/assets/LeaderboardScreen-D6-vj4R1.css","/assets/LessonScreen-CKNYc8Kv.js","/assets/LessonScreen-DcXs8Q5j.css","/assets/LineChart-COQWFcLk.js","/assets/LineChart-XjVNtUwI.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-yI6YX-D0.js","/assets/MatchScreen-BrdDIaSd.css","/assets/MatchScreen-OdFlWgeJ.js","/assets/ModerationScreen-BZmYGaL9.js","/assets/ModerationScreen-DizZzLx7.css","/assets/NameField-B7z3vmKl.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-DF6y9C9r.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-C9NMkTxo.js","/assets/NotFoundScreen-CiHEhkdU.js","/assets/NotFoundScreen-D1PXOFWZ.css","/assets/PeopleMenus-C6qhZeUF.js","/assets/PeopleMenus-YPr2Dgo3.css","/assets/Piece-C8SdQrAK.js","/assets/Piece-Cg_WIdwU.css","/assets/PlayerDialog-CnGDyPTl.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerMenu-B8FhSnOz.js","/assets/PlayerMenu-C9T9Rx2t.css","/assets/PlayerScreen-BEm8NnyD.css","/assets/PlayerScreen-CNZsu7gq.js","/assets/PreferencesForm-BxsUbY9H.js","/assets/ProfileScreen-DppUlCJb.css","/assets/ProfileScreen-SUaVeP_C.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-DFVtsEJE.js","/assets/QuickWait-DWgqczqY.js","/assets/QuickWait-DoBQgkGN.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-DI_yhR2M.js","/assets/RecoveryCodes-WmPtk7qH.js","/assets/RegisterScreen-DwF2rHWu.js","/assets/ReplayPlayer-D5QzN-MP.js","/assets/ReplayPlayer-DUEAewRr.css","/assets/ReplayScreen-7-DA-DGy.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReportDialog-BjEN-0V3.js","/assets/ReportDialog-CeHMvqrk.js","/assets/ReportDialog-Cz4TRD6g.css","/assets/RuleBookScreen-DaE8-hvQ.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-Cqr1y51e.js","/assets/SeatRow-BRCOYqcE.js","/assets/SeatRow-CQV9WgZH.css","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-Dy5dVp8i.js","/assets/SignInScreen-DluRMja0.js","/assets/StartScreen-G6JNRPg2.css","/assets/StartScreen-WC_i30oQ.js","/assets/StatisticsScreen-BM41HHuF.js","/assets/StatisticsScreen-BV0v-yHE.css","/assets/Switch-C9DY893X.js","/assets/Switch-DKyUu1oa.css","/assets/Table-3jVbLOkr.css","/assets/Table-BCwobqMY.js","/assets/TableCard-C0F77hSF.js","/assets/TableCard-DFG7jA5_.css","/assets/TableListScreen-8JXSu9zU.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableScreen-BaVCxL3u.js","/assets/TableScreen-P8WYDQqS.css","/assets/TextField-CCCh7F77.js","/assets/TextField-LldC3MFG.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-C0wg9y4e.js","/assets/WinChart-BsiRXwQm.js","/assets/api-FGJacoSl.js","/assets/boards.svelte-C5QLZAAq.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-BEf5-oCX.js","/assets/en-Dg9h610L.js","/assets/heads-DAUoLhvr.js","/assets/inbox.svelte-Di74cPDZ.js","/assets/index-CyVu26bG.css","/assets/index-Dcq7gKrN.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/links-B7aIqK1C.js","/assets/list.svelte-DgfIopLR.js","/assets/localization.svelte-B2WEkNSp.js","/assets/match.svelte-Cq4fVF3F.js","/assets/me.svelte-DrbgosvW.js","/assets/new_game.svelte-CwNYK-mM.js","/assets/notices.svelte-KRX7Ts3g.js","/assets/pl-5PiOU2zo.js","/assets/pl-NPKIT74C.js","/assets/preferences.svelte-CojEK8Lv.js","/assets/ro-Bi9Gi8Ek.js","/assets/ro-DILbPAVZ.js","/assets/router.svelte-CJjYIh9m.js","/assets/server.svelte-Dj0Uxu9V.js","/assets/shapes-B6xDhnoj.js","/assets/sharing.svelte-Bm4ol7ql.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-D8MRrLXY.js","/assets/times-BZVh4m1r.js"];
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
