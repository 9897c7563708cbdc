/** Browser notifications for a user who is in another tab, if they want them and the browser allows them. */
import { choices } from "./choices.svelte";

export function canCall(): boolean {
  return "Notification" in globalThis;
}

/** Turns notifications on or off. Returns whether the browser allows it. */
export async function wishToBeCalled(on: boolean): Promise<boolean> {
  const allowed = !on || (canCall() && (await Notification.requestPermission()) === "granted");
  choices.turn("call", on && allowed);
  return allowed;
}

export async function call(text: string, tag: string): Promise<void> {
  if (!choices.call || !document.hidden || !canCall() || Notification.permission !== "granted") return;
  const options = { body: text, tag, icon: "/icons/icon-192.png", data: location.href };
  // On platforms with installable web apps only the service worker may show notifications.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification("Branchline", options);
  else new Notification("Branchline", options);
}
