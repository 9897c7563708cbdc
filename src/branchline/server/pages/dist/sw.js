const VERSION = "138d0f9e2af0";
const FILES = ["/","/assets/Button-7PSfi1Sv.css","/assets/Button-f2sXArz7.js","/assets/Card-BU7tKHwI.js","/assets/Card-Doe3kgn2.css","/assets/Code-DwDGNnSr.css","/assets/Code-FqRM3Dss.js","/assets/CodeField-9LXslhP3.js","/assets/CodeField-CIjDqq25.css","/assets/Dialog-BCtfkfRc.css","/assets/Dialog-BkYbTcHk.js","/assets/Icon-Dfco1M3B.js","/assets/Icon-MEjFazgu.css","/assets/Learn-3Gf96r_U.js","/assets/Learn-DOTA7bJE.css","/assets/Me-Mt04UJ9X.js","/assets/Me-ioU_SeKa.css","/assets/NewTable-BKFXaE6p.css","/assets/NewTable-g-vklof5.js","/assets/Nowhere-CRdadV3i.js","/assets/Nowhere-ClC40vSB.css","/assets/Player-ChhKbbBg.css","/assets/Player-DfE5lGi_.js","/assets/Preferences-DeLARSNe.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-D9-tMvyv.js","/assets/Record-BuL9a_zb.js","/assets/Record-CmTa9FTp.css","/assets/Replay-DR8zPnEl.js","/assets/Replay-Db1gsBxJ.css","/assets/Rules-C1gcIOnf.css","/assets/Rules-CyGNzg7I.js","/assets/Segments-BgFn3vN4.js","/assets/Segments-DGIoFaxP.css","/assets/Start-DlO1e8xK.css","/assets/Start-Dt9Hw_jO.js","/assets/Switch-BH_SkHsm.css","/assets/Switch-CSxFLpQa.js","/assets/Table-DiI9R2Nv.js","/assets/Table-_otBr12x.css","/assets/TableCard-Dhend1lA.css","/assets/TableCard-x7myAR8p.js","/assets/TableScreen-CacTUiqR.css","/assets/TableScreen-DMeJw9Lj.js","/assets/Tables-BZmr7iHk.js","/assets/Tables-Ds9hsAZG.css","/assets/Wagon-BDsGPY-j.css","/assets/Wagon-Cjp86pzA.js","/assets/Waiting-D8fRMUno.js","/assets/Waiting-DKyehdCR.css","/assets/api-BVs8q-f_.js","/assets/boards.svelte-DNeE0C6Z.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/calling-hluXngA0.js","/assets/choices.svelte-BriKgYIo.js","/assets/dist-BsbcV6pe.js","/assets/en-CGMW0Hjw.js","/assets/index-BbFluZQD.js","/assets/index-DHWScO18.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/levels-Bu49CdcQ.js","/assets/levels-CqCAeJO9.css","/assets/me.svelte-CSaHLc9z.js","/assets/naming-B44b2gqn.css","/assets/naming-Bmg9eZTE.js","/assets/past-BDd_1YPV.css","/assets/past-PT4-MyjH.js","/assets/pl-4kwGzZ3N.js","/assets/place.svelte-B5kMCv9E.js","/assets/ro-Dmd0aDwJ.js","/assets/server.svelte-BfoshHHX.js","/assets/shapes-CAtz0lLD.js","/assets/table-DSM9bSYG.css","/assets/table.svelte-anf5RQTC.js","/assets/title.svelte-Cu6dqvxB.js","/assets/wish-CrLZ2cdP.css","/assets/wish.svelte-bHrHTFzg.js"];
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
