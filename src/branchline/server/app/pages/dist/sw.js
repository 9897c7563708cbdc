const VERSION = "2a4f82b584c5";
const FILES = ["/","/assets/Button-7PSfi1Sv.css","/assets/Button-BHU0ADNZ.js","/assets/Card-7-nHrL1B.js","/assets/Card-ByyPNChn.css","/assets/Code-BJbdM2A3.js","/assets/Code-DwDGNnSr.css","/assets/CodeField-C67IXbXj.js","/assets/CodeField-CIjDqq25.css","/assets/Dialog-BCtfkfRc.css","/assets/Dialog-D4Liib_g.js","/assets/Icon-4bLTtKSa.js","/assets/Icon-MEjFazgu.css","/assets/Learn-DwZN2eU1.css","/assets/Learn-TBxwYeuW.js","/assets/Me-CVoWRupF.js","/assets/Me-ioU_SeKa.css","/assets/NewTable-BKFXaE6p.css","/assets/NewTable-CPcJHdjm.js","/assets/NotFound-CC_yTkAY.js","/assets/NotFound-Ct9Et1U8.css","/assets/Player-CECU4KuS.css","/assets/Player-d1JJtnCc.js","/assets/Preferences-D3mviUs8.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-DBX31gb_.js","/assets/Record-CmTa9FTp.css","/assets/Record-DpDTI4jy.js","/assets/Replay-DPItpem2.js","/assets/Replay-Db1gsBxJ.css","/assets/Rules-C1gcIOnf.css","/assets/Rules-xuzKbcOZ.js","/assets/Segments-CAMGjT7q.js","/assets/Segments-CgRVZvFp.css","/assets/Start-DlO1e8xK.css","/assets/Start-Dt_-5vMa.js","/assets/Switch-BH_SkHsm.css","/assets/Switch-CGQpCuMk.js","/assets/Table-BiUgOu52.js","/assets/Table-uxljxXnE.css","/assets/TableCard-Dhend1lA.css","/assets/TableCard-_M-lBMPo.js","/assets/TableScreen-ClQ1SfDc.js","/assets/TableScreen-DW4mJmR7.css","/assets/Tables-Ds9hsAZG.css","/assets/Tables-lwK9E9MC.js","/assets/Train-Cs9G6bZC.css","/assets/Train-egPOb53k.js","/assets/Waiting-CbNUy3oO.js","/assets/Waiting-DKyehdCR.css","/assets/boards.svelte-Bzl4Fr8T.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/calling-CWOrSwH0.js","/assets/choices.svelte-CYpj_Y4s.js","/assets/connection.svelte-D7zH0hr8.js","/assets/dist-BsbcV6pe.js","/assets/en-BKs9Nsjr.js","/assets/index-FTwJOXE2.js","/assets/index-Yi_YBqs6.css","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/levels-CqCAeJO9.css","/assets/levels-WAFKbky9.js","/assets/me.svelte-C6SE2z3N.js","/assets/naming-B44b2gqn.css","/assets/naming-CrF8M0iI.js","/assets/pl-I3wfPYXY.js","/assets/questions-Bc-0E_Sj.js","/assets/questions-FoAKClaZ.css","/assets/ro-e6Y2-33E.js","/assets/router.svelte-BqAg6tlm.js","/assets/server.svelte-BDO8El2X.js","/assets/shapes-B6xDhnoj.js","/assets/table-h5K_JRWo.css","/assets/table.svelte-o30NBtSm.js","/assets/title.svelte-Fpk2FHfb.js","/assets/wish-CrLZ2cdP.css","/assets/wish.svelte-BpM8TT0W.js"];
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
