/** What this browser remembers of chats: whose lines are hidden, and up to which line the chat of each table was read. */
import { load, save } from "./storage";

const MOST_MUTED = 50;
const MOST_CHATS = 40;

class MutedPeople {
  /** The people whose lines are hidden, as lines name them (`who`). */
  now = $state.raw<readonly string[]>(words("muted"));

  set(who: string, on: boolean): void {
    this.now = on ? [...this.now, who].slice(-MOST_MUTED) : this.now.filter((each) => each !== who);
    save("muted", this.now.join(" "));
  }
}

export const muted = new MutedPeople();

/** The number of the last line that was read of a chat; 0 if none was. */
export function lastRead(chat: string): number {
  return (
    Number(
      words("read")
        .find((each) => each.startsWith(`${chat}=`))
        ?.slice(chat.length + 1),
    ) || 0
  );
}

export function keepLastRead(chat: string, line: number): void {
  const others = words("read").filter((each) => !each.startsWith(`${chat}=`));
  save("read", [...others, `${chat}=${line}`].slice(-MOST_CHATS).join(" "));
}

function words(name: string): string[] {
  return load(name)?.split(" ").filter(Boolean) ?? [];
}
