/** What is remembered on this device. Where storage is forbidden, it is remembered as long as the page is open. */
const PREFIX = "branchline.";
const forgotten = new Map<string, string>();

/** Whether this browser lets the page remember anything. */
export function keeps(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? forgotten.get(name) ?? null;
  } catch {
    return forgotten.get(name) ?? null;
  }
}

/** Says whether it will be there next time. */
export function keep(name: string, value: string): boolean {
  forgotten.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}
