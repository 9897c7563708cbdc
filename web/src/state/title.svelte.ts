/** Document title: the current screen, then the name of the site. */
const NAME = "Branchline";

/** Sets the title while the calling component is shown; the text may change. */
export function headed(current: () => string): void {
  $effect(() => {
    const text = current();
    document.title = text ? `${text} – ${NAME}` : NAME;
  });
  $effect(() => () => {
    document.title = NAME;
  });
}
