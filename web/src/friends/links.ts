/** Addresses of invitations and of links that make friends. */
import type { Invitation } from "../net/wire";

/** Where an invitation leads: to its table, with the code that a seat at a private table needs. */
export function invitationLink({ table, code }: Invitation): string {
  return `/table/${table}${code ? `?code=${encodeURIComponent(code)}` : ""}`;
}

export function friendLink(code: string): string {
  return `${location.origin}/friends/${code}`;
}

/** The symbol of when somebody was last here. */
export const SEEN = {
  online: "page-friends-online",
  today: "page-friends-today",
  week: "page-friends-week",
  long: "page-friends-long",
} as const;
