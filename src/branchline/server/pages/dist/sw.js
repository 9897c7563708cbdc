const VERSION = "d0e5e4b19479";
const FILES = ["/","/assets/Button-7PSfi1Sv.css","/assets/Button-C67Gsd2j.js","/assets/Card-COnJ_9t9.js","/assets/Card-Doe3kgn2.css","/assets/Code-CAf-J1p6.js","/assets/Code-DwDGNnSr.css","/assets/CodeField-CIjDqq25.css","/assets/CodeField-DgVr2xiV.js","/assets/Dialog-BCtfkfRc.css","/assets/Dialog-TM1wnllR.js","/assets/Icon-MEjFazgu.css","/assets/Icon-uHWRbESr.js","/assets/Learn-9i0IkSLF.js","/assets/Learn-DOTA7bJE.css","/assets/Me-BKUd5-sh.js","/assets/Me-ioU_SeKa.css","/assets/NewTable-BKFXaE6p.css","/assets/NewTable-a7wQpQik.js","/assets/Nowhere-ClC40vSB.css","/assets/Nowhere-DzTDWBdl.js","/assets/Player-BoxZV5NU.js","/assets/Player-ChhKbbBg.css","/assets/Preferences-Bzbzf7lB.js","/assets/ProofDialog-0_mCyvKG.js","/assets/ProofDialog-CeR-XUlD.css","/assets/Record-CmTa9FTp.css","/assets/Record-Cmekqadk.js","/assets/Replay-Db1gsBxJ.css","/assets/Replay-DfmZcN5o.js","/assets/Rules-BfPJtNqY.js","/assets/Rules-C1gcIOnf.css","/assets/Segments-DCyzdnnX.js","/assets/Segments-DGIoFaxP.css","/assets/Start-CXlauuyJ.js","/assets/Start-DlO1e8xK.css","/assets/Switch-BH_SkHsm.css","/assets/Switch-DacGe7eC.js","/assets/Table-BCwfkB2c.css","/assets/Table-CfxwwjgT.js","/assets/TableCard-Dhend1lA.css","/assets/TableCard-DrKQudhA.js","/assets/TableScreen-B90gb9M0.css","/assets/TableScreen-vjAstNts.js","/assets/Tables-BpX2lpbH.js","/assets/Tables-Ds9hsAZG.css","/assets/Wagon-BDsGPY-j.css","/assets/Wagon-BqW1P5lk.js","/assets/Waiting-BYwJiBQI.js","/assets/Waiting-DKyehdCR.css","/assets/api-BVs8q-f_.js","/assets/boards.svelte-D4BJc4Pd.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/calling-C4UAFSTQ.js","/assets/choices.svelte-i5__lzL6.js","/assets/dist-BsbcV6pe.js","/assets/en-CrD-T1Zb.js","/assets/index-CymeT2AT.js","/assets/index-DHWScO18.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/levels-CqCAeJO9.css","/assets/levels-zDNEGGJ_.js","/assets/me.svelte-DbmN1-eR.js","/assets/naming-B44b2gqn.css","/assets/naming-ByShrjdH.js","/assets/past-CN1V07Kd.js","/assets/past-D0n8APdg.css","/assets/pl-BjtJNhxY.js","/assets/place.svelte-CqglKEtX.js","/assets/ro-DiJ-v7LM.js","/assets/server.svelte-BvWsLpp-.js","/assets/shapes-CAtz0lLD.js","/assets/table-DSM9bSYG.css","/assets/table.svelte-D-h47gdX.js","/assets/title.svelte-CdsRVg-h.js","/assets/wish-CrLZ2cdP.css","/assets/wish.svelte-BFJ3Upea.js"];
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
