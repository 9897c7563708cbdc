/** The share button of the header: screens that can be shared say here how. */
class Sharing {
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
}

export const sharing = new Sharing();
