/** What the window is called: what is looked at, then the page's name. */
const NAME = "Branchline";

/** While this screen is shown; `told` may change. */
export function headed(told: () => string): void {
  $effect(() => {
    const text = told();
    document.title = text ? `${text} – ${NAME}` : NAME;
  });
  $effect(() => () => {
    document.title = NAME;
  });
}
