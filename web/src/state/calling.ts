/** Calling somebody who looks elsewhere: the browser's own notices, if they are wished for and allowed. */
import { choices } from "./choices.svelte";

export function canCall(): boolean {
  return "Notification" in globalThis;
}

/** Wish for them, or no longer. Gives whether the browser allows it. */
export async function wishToBeCalled(on: boolean): Promise<boolean> {
  const allowed = !on || (canCall() && (await Notification.requestPermission()) === "granted");
  choices.turn("call", on && allowed);
  return allowed;
}

export async function call(text: string, tag: string): Promise<void> {
  if (!choices.call || !document.hidden || !canCall() || Notification.permission !== "granted") return;
  const options = { body: text, tag, icon: "/icons/icon-192.png", data: location.href };
  // Where pages can be installed, only their worker may show notices.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification("Branchline", options);
  else new Notification("Branchline", options);
}
