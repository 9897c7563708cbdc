/** Local storage with a fallback: where it is blocked, values last as long as the page is open. */
const PREFIX = "branchline.";
const memory = new Map<string, string>();

/** Whether this browser allows local storage. */
export function storageAllowed(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

export function load(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function remove(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** Stores a value. Returns whether it will still be there next time. */
export function save(name: string, value: string): boolean {
  memory.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}
