/** Something asked for now and then, as long as the page is looked at. */
export function every(seconds: number, ask: () => Promise<void>, lost: (error: unknown) => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (!document.hidden) await ask().catch(lost);
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(round, seconds * 1000);
  }

  const seen = () => {
    if (!document.hidden) void round();
  };
  document.addEventListener("visibilitychange", seen);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
