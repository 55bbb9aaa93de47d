/** Unread messages are counted up to here; above it every badge says the same. */
export const UNREAD_COUNTED_MAX = 100;

/** `12`, `99+`; null with nothing unread (GC-04). */
export const unreadBadge = (unread: number, cap = 99): string | null =>
  unread === 0 ? null : unread > cap ? `${cap}+` : String(unread);
