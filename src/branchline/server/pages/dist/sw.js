const VERSION = "bc9f76cea7ec";
const FILES = ["/","/assets/Button-7PSfi1Sv.css","/assets/Button-BdtlbMOV.js","/assets/Card-CWcoCrLM.js","/assets/Card-Doe3kgn2.css","/assets/Code-D4hAkBmZ.js","/assets/Code-DwDGNnSr.css","/assets/CodeField-BrwtV0Ie.js","/assets/CodeField-CIjDqq25.css","/assets/Dialog-BCtfkfRc.css","/assets/Dialog-Lp4DXOrs.js","/assets/Icon-Cf9vcDN4.js","/assets/Icon-MEjFazgu.css","/assets/Learn-Bf-LwscH.js","/assets/Learn-DOTA7bJE.css","/assets/Me-Ht7cPFli.js","/assets/Me-ioU_SeKa.css","/assets/NewTable-BKFXaE6p.css","/assets/NewTable-CJfQAfNL.js","/assets/Nowhere-CdsNXuvz.js","/assets/Nowhere-ClC40vSB.css","/assets/Player-ChhKbbBg.css","/assets/Player-Dmsm4W2r.js","/assets/Preferences-B8BaOb5E.js","/assets/ProofDialog-CeR-XUlD.css","/assets/ProofDialog-DF6Z9Re7.js","/assets/Record-CWePQNWs.js","/assets/Record-CmTa9FTp.css","/assets/Replay-5JRq57o_.js","/assets/Replay-Db1gsBxJ.css","/assets/Rules-C1gcIOnf.css","/assets/Rules-DP--3X-p.js","/assets/Segments-BrKrtk3z.js","/assets/Segments-DGIoFaxP.css","/assets/Start-DlO1e8xK.css","/assets/Start-jPP1clqQ.js","/assets/Switch-BH_SkHsm.css","/assets/Switch-DRmciBmY.js","/assets/Table-BA8Sxp90.css","/assets/Table-BAs07bJh.js","/assets/TableCard-8Aap5WuN.js","/assets/TableCard-Dhend1lA.css","/assets/TableScreen-CacTUiqR.css","/assets/TableScreen-ChWzi9Px.js","/assets/Tables-Ds9hsAZG.css","/assets/Tables-o_SaPFeL.js","/assets/Wagon-0zliq_iS.js","/assets/Wagon-BDsGPY-j.css","/assets/Waiting-CR13JhNq.js","/assets/Waiting-DKyehdCR.css","/assets/api-Bpe6EitK.js","/assets/boards.svelte-OvhPbfou.js","/assets/cabin-KtPeddwK.woff2","/assets/cabin-latin-ext-wght-normal-CiC-id32.woff2","/assets/cabin-latin-wght-normal-DZW_uTKI.woff2","/assets/calling-ah7VN8D6.js","/assets/choices.svelte-COG3N21l.js","/assets/dist-BsbcV6pe.js","/assets/en-DJv-gUw4.js","/assets/index-DHWScO18.css","/assets/index-DmSmf7Oo.js","/assets/jost-Cl1DF_V5.woff2","/assets/jost-latin-ext-wght-normal-BDUtSsKd.woff2","/assets/jost-latin-wght-normal-ObQm3Zd1.woff2","/assets/levels-CcTCeJXf.css","/assets/levels-CydM6Etp.js","/assets/me.svelte-CMm0mYcJ.js","/assets/naming-B44b2gqn.css","/assets/naming-MD6Y8jnX.js","/assets/past-BKDwxJRQ.js","/assets/past-EzJonTaZ.css","/assets/pl-D8ns0KoU.js","/assets/place.svelte-BWoBHsOh.js","/assets/ro-Bkz7UiTG.js","/assets/server.svelte-CHgLJ0Mu.js","/assets/shapes-CAtz0lLD.js","/assets/table-DSM9bSYG.css","/assets/table.svelte-oXb4AAa_.js","/assets/title.svelte-DTOFIq70.js","/assets/wish-CrLZ2cdP.css","/assets/wish.svelte-DUp4h__o.js"];
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
