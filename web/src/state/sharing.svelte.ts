/** What a screen adds to the header: a share button, and that its game is rated. */
class Sharing {
  rated = $state(false);
  /** Opens what the current screen offers; null if it can't be shared. */
  open = $state.raw<(() => void) | null>(null);

  /** Offers to share the screen of the calling component for as long as it is shown and there is something to open. */
  offer(open: () => (() => void) | null): void {
    $effect(() => {
      this.open = open();
      return () => {
        this.open = null;
      };
    });
  }

  /** Marks the screen of the calling component as that of a rated game, for as long as it is shown and is one. */
  mark(isRated: () => boolean): void {
    $effect(() => {
      this.rated = isRated();
      return () => {
        this.rated = false;
      };
    });
  }
}

export const sharing = new Sharing();
