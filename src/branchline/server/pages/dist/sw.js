const VERSION = "1bde46316a9a";
const FILES = ["/","/assets/Button-7PSfi1Sv.css","/assets/Button-IYvYmWyx.js","/assets/Card-C7s55u4S.js","/assets/Card-Doe3kgn2.css","/assets/Code-BT94YDem.js","/assets/Code-DwDGNnSr.css","/assets/CodeField-CIjDqq25.css","/assets/CodeField-X5kSTq0R.js","/assets/Dialog-BCtfkfRc.css","/assets/Dialog-CuEFBg2V.js","/assets/Icon-B3Y78c37.js","/assets/Icon-MEjFazgu.css","/assets/Learn-BESGWbIy.js","/assets/Learn-DOTA7bJE.css","/assets/Me-BqyTmJdp.js","/assets/Me-ioU_SeKa.css","/assets/NewTable-BKFXaE6p.css","/assets/NewTable-NOBd-pQK.js","/assets/Nowhere-ClC40vSB.css","/assets/Nowhere-CnNTadfm.js","/assets/Player-ChhKbbBg.css","/assets/Player-WlOWqo0I.js","/assets/Preferences-mQZYi3WS.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-d4vtt1Gq.js","/assets/Record-BAaAedcD.js","/assets/Record-CmTa9FTp.css","/assets/Replay-Db1gsBxJ.css","/assets/Replay-DrLuWYXI.js","/assets/Rules-BIWQbnQn.js","/assets/Rules-C1gcIOnf.css","/assets/Segments-Cotgrwb0.js","/assets/Segments-DGIoFaxP.css","/assets/Start-D_r--kL5.js","/assets/Start-DlO1e8xK.css","/assets/Switch-BH_SkHsm.css","/assets/Switch-D4pg9Jug.js","/assets/Table-DzQBMJm6.js","/assets/Table-yvipAghk.css","/assets/TableCard-Dhend1lA.css","/assets/TableCard-_C6WLcgG.js","/assets/TableScreen-B90gb9M0.css","/assets/TableScreen-BAm2nW5K.js","/assets/Tables-Ds9hsAZG.css","/assets/Tables-tRtOBp4f.js","/assets/Wagon-BDsGPY-j.css","/assets/Wagon-Lh5iwyTu.js","/assets/Waiting-DKyehdCR.css","/assets/Waiting-qWeCQb_l.js","/assets/api-BVs8q-f_.js","/assets/boards.svelte-BdlqFf9I.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/calling-nB-TpGLr.js","/assets/choices.svelte-D_wwTvya.js","/assets/dist-BsbcV6pe.js","/assets/en-BKjza_yM.js","/assets/index-CgUrrluo.js","/assets/index-DHWScO18.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/levels-CqCAeJO9.css","/assets/levels-DzkG-GOH.js","/assets/me.svelte-C_rHfCjI.js","/assets/naming-B44b2gqn.css","/assets/naming-B_Z0c3z8.js","/assets/past-DVugdW0N.css","/assets/past-ePVVG1N_.js","/assets/pl-DvS4f7JB.js","/assets/place.svelte-DL_TYQsY.js","/assets/ro-DMQjebwU.js","/assets/server.svelte-Bj1m81m3.js","/assets/shapes-CAtz0lLD.js","/assets/table-DSM9bSYG.css","/assets/table.svelte-C3mtjy9B.js","/assets/title.svelte-C5FqWkQA.js","/assets/wish-CrLZ2cdP.css","/assets/wish.svelte-CQLep1Mv.js"];
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

/** The newest page that can be had. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match("/");
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
