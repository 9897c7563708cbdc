const VERSION = "dc7ae33802de";
const FILES = ["/","/assets/Button-7PSfi1Sv.css","/assets/Button-Dmki016L.js","/assets/Card-DSABTbjj.js","/assets/Card-Doe3kgn2.css","/assets/Code-DwDGNnSr.css","/assets/Code-qT2S7hyH.js","/assets/CodeField-CIjDqq25.css","/assets/CodeField-ClOTelsq.js","/assets/Dialog-BCtfkfRc.css","/assets/Dialog-DEj1tAvC.js","/assets/Icon-B4N6VajD.js","/assets/Icon-MEjFazgu.css","/assets/Learn-D6W9gwmB.js","/assets/Learn-DlAZ6f8W.css","/assets/Me-CXuSv7f7.js","/assets/Me-ioU_SeKa.css","/assets/NewTable-BKFXaE6p.css","/assets/NewTable-D-H0LWpp.js","/assets/Nowhere-ClC40vSB.css","/assets/Nowhere-DpLkmECQ.js","/assets/Player-7FV8JLum.js","/assets/Player-C-wW6GK7.css","/assets/Preferences-CWdpQr0L.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-DeGKE8TU.js","/assets/Record-BNj8vrpi.js","/assets/Record-CmTa9FTp.css","/assets/Replay-CUDw5XQT.js","/assets/Replay-Db1gsBxJ.css","/assets/Rules-C1gcIOnf.css","/assets/Rules-C8PVQj5e.js","/assets/Segments-Bp4plBwa.js","/assets/Segments-DGIoFaxP.css","/assets/Start-DKai0gEx.js","/assets/Start-DlO1e8xK.css","/assets/Switch-BH_SkHsm.css","/assets/Switch-DdCzKlht.js","/assets/Table-BZkpku9T.js","/assets/Table-Cct9Ei_D.css","/assets/TableCard-DcrefTrU.js","/assets/TableCard-Dhend1lA.css","/assets/TableScreen-DvPkG_fq.js","/assets/TableScreen-ROeO4-aG.css","/assets/Tables-Ds9hsAZG.css","/assets/Tables-gWYse5yU.js","/assets/Wagon-BDsGPY-j.css","/assets/Wagon-DMLfYc4i.js","/assets/Waiting-B3pEiOxT.js","/assets/Waiting-DKyehdCR.css","/assets/api-BVs8q-f_.js","/assets/boards.svelte-eBEXvgh9.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/calling-CtsY5bSb.js","/assets/choices.svelte-Bt_ZTvM2.js","/assets/dist-BsbcV6pe.js","/assets/en-DOvmuVaM.js","/assets/index-CVDRtcMU.css","/assets/index-vTfMlr8N.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/levels-C6aeNVlF.js","/assets/levels-CqCAeJO9.css","/assets/me.svelte-DEjDjJeI.js","/assets/naming-B44b2gqn.css","/assets/naming-D7VZjl85.js","/assets/past-BQgjK68J.js","/assets/past-P36wp84Q.css","/assets/pl-DuzzTIuW.js","/assets/place.svelte-Bn9yDaZ1.js","/assets/ro-CelsMdtU.js","/assets/server.svelte-CcDQRs4q.js","/assets/shapes-CAtz0lLD.js","/assets/table-DSM9bSYG.css","/assets/table.svelte-DdAxppbZ.js","/assets/title.svelte-LVnHrqMT.js","/assets/wish-CrLZ2cdP.css","/assets/wish.svelte-FiKIeBZz.js"];
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
