const VERSION = "17770b70f5c3";
const FILES = ["/","/assets/Button-7PSfi1Sv.css","/assets/Button-ZHVIf-Hu.js","/assets/Card-CoAIxOTO.js","/assets/Card-Doe3kgn2.css","/assets/Code-DwDGNnSr.css","/assets/Code-s_9axlTb.js","/assets/CodeField-CIjDqq25.css","/assets/CodeField-D8M-2600.js","/assets/Dialog-BCtfkfRc.css","/assets/Dialog-DLRQcq4l.js","/assets/Icon-C6e3ggYL.js","/assets/Icon-MEjFazgu.css","/assets/Learn-DlAZ6f8W.css","/assets/Learn-_3jTeb18.js","/assets/Me-D8Zyz3f4.js","/assets/Me-ioU_SeKa.css","/assets/NewTable-BKFXaE6p.css","/assets/NewTable-BpJIbshp.js","/assets/Nowhere-ClC40vSB.css","/assets/Nowhere-DNJpqaSG.js","/assets/Player-BrbdyzPy.js","/assets/Player-C-wW6GK7.css","/assets/Preferences-DMTWGhD8.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-G7bVJMiy.js","/assets/Record-CmTa9FTp.css","/assets/Record-NYRYlzqR.js","/assets/Replay-BAcc5fik.js","/assets/Replay-Db1gsBxJ.css","/assets/Rules-C1gcIOnf.css","/assets/Rules-GEbvaB0Z.js","/assets/Segments-DGIoFaxP.css","/assets/Segments-wtLSJLuQ.js","/assets/Start-Cs7Ixg7e.js","/assets/Start-DlO1e8xK.css","/assets/Switch-BH_SkHsm.css","/assets/Switch-Bf5WXSV4.js","/assets/Table-SyCrKLyO.css","/assets/Table-yHWslQ8K.js","/assets/TableCard-Dhend1lA.css","/assets/TableCard-k_CMqzkn.js","/assets/TableScreen-BBckXMYC.js","/assets/TableScreen-ROeO4-aG.css","/assets/Tables-DagwVsxP.js","/assets/Tables-Ds9hsAZG.css","/assets/Wagon-BB08-M04.js","/assets/Wagon-BDsGPY-j.css","/assets/Waiting-BIAejWeA.js","/assets/Waiting-DKyehdCR.css","/assets/boards.svelte-bX-kXjoZ.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/calling-C8Bc9Uvu.js","/assets/choices.svelte-B43OVwpV.js","/assets/connection.svelte-CKV8ZQOI.js","/assets/dist-BsbcV6pe.js","/assets/en-D0kKozGo.js","/assets/index-CkcdbFsG.css","/assets/index-OaJ2DtGC.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/levels-BJZ_9huq.js","/assets/levels-CqCAeJO9.css","/assets/me.svelte-CuaHuuD1.js","/assets/naming-B44b2gqn.css","/assets/naming-Dnhr6JYS.js","/assets/past-Ak-X4zjY.css","/assets/past-B7yTb1aH.js","/assets/pl-S3fxzoc2.js","/assets/place.svelte-BcxSsCHe.js","/assets/ro-CI7eKq-6.js","/assets/server.svelte-xCow_X6p.js","/assets/shapes-CAtz0lLD.js","/assets/table-DSM9bSYG.css","/assets/table.svelte-CNHyRy5Z.js","/assets/title.svelte-DdmBQQwM.js","/assets/wish-CrLZ2cdP.css","/assets/wish.svelte-DmE_E_ac.js"];
/**
 * The page without a network: it opens, and says that the server can't be reached. Files of the page only: what the server
 * tells is never kept. VERSION and FILES are put in when the page is built.
 */
const CACHE = `branchline-${VERSION}`;

// A new version waits until the last tab of the old one is closed: that one may still need its own files.
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

/** The newest page that can be had. While the server is away, starting or overloaded, that is the kept one. */
async function page(request) {
  const kept = await caches.match("/");
  try {
    const fresh = await fetch(request);
    return kept && (fresh.status >= 500 || fresh.status === 429) ? kept : fresh;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** What is in an asset never changes under its name. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
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
