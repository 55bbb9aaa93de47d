/** The account that this page shows; null when it shows nobody's, undefined while that is not known. */
let present: string | null | undefined;

export const presentAccount = (): string | null | undefined => present;

export function setPresentAccount(id: string | null | undefined): void {
  present = id;
}

/** Tells the gateway which account a call is meant for, so that it does nothing to another one. */
export const viewerHeader = (): Record<string, string> => (present ? { 'X-Viewer': present } : {});
