/**
 * The browser's time zone: days begin at the player's own midnight. As the browser names it, which may be nothing or no
 * zone: the gateway answers what it makes of it.
 */
export function ownZone(): string {
  try {
    const { timeZone }: { timeZone?: string } = Intl.DateTimeFormat().resolvedOptions();
    return timeZone ?? '';
  } catch {
    return '';
  }
}
