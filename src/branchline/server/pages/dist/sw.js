const VERSION = "f480f31729b3";
const FILES = ["/","/assets/Button-7PSfi1Sv.css","/assets/Button-CZODwVRo.js","/assets/Card-Bhdvsj-U.js","/assets/Card-Doe3kgn2.css","/assets/Code-C5dlFDBg.js","/assets/Code-DwDGNnSr.css","/assets/CodeField-C6RJJVJU.js","/assets/CodeField-CIjDqq25.css","/assets/Dialog-B81mXiyd.js","/assets/Dialog-BCtfkfRc.css","/assets/Icon-BhcbqZpw.js","/assets/Icon-MEjFazgu.css","/assets/Learn-DOTA7bJE.css","/assets/Learn-DW1NlTc3.js","/assets/Me-ioU_SeKa.css","/assets/Me-pL1KfPgz.js","/assets/NewTable-BKFXaE6p.css","/assets/NewTable-DA3LEHlX.js","/assets/Nowhere-ClC40vSB.css","/assets/Nowhere-Dkn34ICQ.js","/assets/Player-ChhKbbBg.css","/assets/Player-Dz9Bxdqq.js","/assets/Preferences-Bjf0og_A.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-DiBVO1Xf.js","/assets/Record-BBVwNcyS.js","/assets/Record-CmTa9FTp.css","/assets/Replay-B3cahExw.js","/assets/Replay-Db1gsBxJ.css","/assets/Rules-C1gcIOnf.css","/assets/Rules-GQNoeAD-.js","/assets/Segments-D66xWbcY.js","/assets/Segments-DGIoFaxP.css","/assets/Start-BY00Zwf7.js","/assets/Start-DlO1e8xK.css","/assets/Switch-BH_SkHsm.css","/assets/Switch-BcM_6MZt.js","/assets/Table-DhhOo3NL.js","/assets/Table-yvipAghk.css","/assets/TableCard-BgNa9dcv.js","/assets/TableCard-Dhend1lA.css","/assets/TableScreen-C5ZQ-XAd.js","/assets/TableScreen-CdrZcj-G.css","/assets/Tables-BlOEQGHG.js","/assets/Tables-Ds9hsAZG.css","/assets/Wagon-BDsGPY-j.css","/assets/Wagon-UgrDmBfD.js","/assets/Waiting-DJ8kfXxe.js","/assets/Waiting-DKyehdCR.css","/assets/api-BVs8q-f_.js","/assets/boards.svelte-Cg5wr0oH.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/calling-D_mURMfa.js","/assets/choices.svelte-Dq77KC6e.js","/assets/dist-BsbcV6pe.js","/assets/en-DOvmuVaM.js","/assets/index-CYxr249x.js","/assets/index-DHWScO18.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/levels-BXLukANI.js","/assets/levels-CqCAeJO9.css","/assets/me.svelte-C0PfqRo_.js","/assets/naming-B44b2gqn.css","/assets/naming-CRxEKQWk.js","/assets/past-CzZSsnZ4.js","/assets/past-D85Gwzii.css","/assets/pl-DuzzTIuW.js","/assets/place.svelte-D5iCJkyu.js","/assets/ro-CelsMdtU.js","/assets/server.svelte-C3gHUAw3.js","/assets/shapes-CAtz0lLD.js","/assets/table-DSM9bSYG.css","/assets/table.svelte-D12A_af3.js","/assets/title.svelte-CCP62fhr.js","/assets/wish-CrLZ2cdP.css","/assets/wish.svelte-BZ4azDmt.js"];
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
