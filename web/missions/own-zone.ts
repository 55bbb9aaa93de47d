/** The browser's time zone, an IANA name: days begin at the player's own midnight. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
