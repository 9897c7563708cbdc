const VERSION = "a839bd31c4d4";
const FILES = ["/","/assets/AccountNeeded-C1S1aPRK.js","/assets/AccountNeeded-CliTe6Jz.css","/assets/Avatar-DQ3y-mXa.css","/assets/Avatar-DvT74lCu.js","/assets/Board-BC0KSpV2.js","/assets/Board-D5jdnAj8.css","/assets/BoardChooser-BKoTbpov.css","/assets/BoardChooser-C_U8DxuI.js","/assets/BoardPicture-CuUW8Yiu.js","/assets/BoardPicture-DN9vzKNo.css","/assets/Button-CjPnZndh.css","/assets/Button-g0Vl4RhQ.js","/assets/Card-CtEeBr24.css","/assets/Card-X1Ufxlws.js","/assets/CoachPanel-B-xTnIRp.js","/assets/CoachPanel-DvrJ_FWF.css","/assets/CodeForm-DxgG2NbG.js","/assets/CodeInput-Cri44kni.css","/assets/CodeInput-frC_SQ3g.js","/assets/CodeScreen-BG8ny5S-.js","/assets/CodeScreen-CtSLD-_Z.css","/assets/ConfirmDialog-B1dh4P3d.js","/assets/Dialog-8oiQaeYY.css","/assets/Dialog-DVUkGDjZ.js","/assets/EndScreen-BOTzIVEC.js","/assets/EndScreen-CqSPIKM4.css","/assets/FindGame-Bs_okGOT.css","/assets/FindGame-DOnVPOJA.js","/assets/FriendLinkScreen-B6PUmrM3.js","/assets/FriendLinkScreen-CT_uy-TX.css","/assets/FriendsScreen-CVRzgKM0.css","/assets/FriendsScreen-sHnaRDbU.js","/assets/HistoryScreen-CtnkefdI.css","/assets/HistoryScreen-DGhgeOus.js","/assets/Icon-Cfsvae5t.js","/assets/Icon-KYl9AaCv.css","/assets/InboxList-DjrCr62m.js","/assets/InboxList-eWq-2tMT.css","/assets/InboxNotice-BL7WnRa0.js","/assets/InboxNotice-CBafKE6l.css","/assets/Invitation-BNID5w3F.js","/assets/Invitation-DeNvM_KD.css","/assets/InvitePicker-CGpdiwTB.js","/assets/InvitePicker-zbWS4PWQ.css","/assets/LeaderboardScreen-D6-vj4R1.css","/assets/LeaderboardScreen-DT9TwDHP.js","/assets/LessonScreen-DcXs8Q5j.css","/assets/LessonScreen-DtgNKskF.js","/assets/LineChart-DwuO5YKQ.js","/assets/LineChart-XjVNtUwI.css","/assets/Loading-6cIL7pl_.css","/assets/Loading-BtbG4NjE.js","/assets/MatchScreen-Bo9nAfxv.js","/assets/MatchScreen-BrdDIaSd.css","/assets/ModerationScreen-CJKQUZ3k.js","/assets/ModerationScreen-DizZzLx7.css","/assets/NameField-BnaoZ6hO.js","/assets/NameField-_CjvylxI.css","/assets/NewTableScreen-DE6m8dfj.js","/assets/NewTableScreen-DTmKc9te.css","/assets/NotFoundScreen-B-9PVjAy.js","/assets/NotFoundScreen-CNGySa_E.js","/assets/NotFoundScreen-DZBULSc5.css","/assets/Piece-ByP-tJIK.js","/assets/Piece-Cg_WIdwU.css","/assets/PlayerDialog-CBP6IBaT.js","/assets/PlayerDialog-UUrbuUVq.css","/assets/PlayerMenu-BggNUWt8.js","/assets/PlayerMenu-C9T9Rx2t.css","/assets/PlayerScreen-BEm8NnyD.css","/assets/PlayerScreen-CNJaef77.js","/assets/PreferencesForm-DNJhB0V8.js","/assets/ProfileScreen-CLz4N0v7.js","/assets/ProfileScreen-DppUlCJb.css","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-jDZWf2fd.js","/assets/QuickWait-4lQ73KU6.js","/assets/QuickWait-TK704Q8u.css","/assets/RecordScreen-B9lTnCxh.css","/assets/RecordScreen-qdKIDPk6.js","/assets/RecoveryCodes-BQ-PrrMZ.js","/assets/RegisterScreen-Do2SOPJw.js","/assets/ReplayPlayer-BsFRciyY.js","/assets/ReplayPlayer-DUEAewRr.css","/assets/ReplayScreen-Bjza4J5D.js","/assets/ReplayScreen-Cw6UZaEW.css","/assets/ReportDialog-8sVXRzQw.js","/assets/ReportDialog-Cz4TRD6g.css","/assets/RuleBookScreen-Bv_YgX_w.js","/assets/RuleBookScreen-ugeNY-U6.css","/assets/RulesScreen-BtN8qE78.css","/assets/RulesScreen-D6tO0MDH.js","/assets/SeatRow-BIDnD-qe.js","/assets/SeatRow-CQV9WgZH.css","/assets/SegmentedControl-DEzpIR_7.css","/assets/SegmentedControl-HHMNU0tS.js","/assets/SignInScreen-BeLnU8OU.js","/assets/StartScreen-Dik-qWLE.js","/assets/StartScreen-G6JNRPg2.css","/assets/StatisticsScreen-BV0v-yHE.css","/assets/StatisticsScreen-C0E2-K6p.js","/assets/Switch-6777-_eG.js","/assets/Switch-DKyUu1oa.css","/assets/Table-CKSDTGac.js","/assets/Table-jd4spD1N.css","/assets/TableCard-DFG7jA5_.css","/assets/TableCard-h-VGzNGn.js","/assets/TableListScreen-CP7-ok4K.css","/assets/TableListScreen-x6nFAwqa.js","/assets/TableScreen-N-3VEUre.js","/assets/TableScreen-P8WYDQqS.css","/assets/TextField-B9wERf0c.js","/assets/TextField-LldC3MFG.css","/assets/TryAgain-BYcJZUYJ.css","/assets/TryAgain-CneIVEq6.js","/assets/WinChart-B99PmRye.js","/assets/api-FGJacoSl.js","/assets/boards.svelte-CI1fgXqS.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/dist-BsbcV6pe.js","/assets/en-CtzdJw_E.js","/assets/en-Dg9h610L.js","/assets/inbox.svelte-Bi0YEl9R.js","/assets/index-CyVu26bG.css","/assets/index-eUJ7uMNE.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/links-B7aIqK1C.js","/assets/list.svelte-E86ZqsOH.js","/assets/localization.svelte-DeIBpZRQ.js","/assets/match.svelte-Dtk65ysU.js","/assets/me.svelte-DFEH97gf.js","/assets/new_game.svelte-DkyCbgfa.js","/assets/notices.svelte-B0ips6LR.js","/assets/pl-5PiOU2zo.js","/assets/pl-NPKIT74C.js","/assets/preferences.svelte-BH1_XtX7.js","/assets/ro-Bi9Gi8Ek.js","/assets/ro-DILbPAVZ.js","/assets/router.svelte-Bg7XocjV.js","/assets/server.svelte-8E_cSnWF.js","/assets/shapes-B6xDhnoj.js","/assets/sharing.svelte-BrVYB6wM.js","/assets/table-B5yHjXwc.css","/assets/table.svelte-6W4g_FeL.js","/assets/times-BbMo8MVH.js"];
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
