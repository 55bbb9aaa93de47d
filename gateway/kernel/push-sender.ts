/** A browser's address and keys, as it gave them. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The keys by which push services know this installation (VAPID). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service may write to: a mailto: or https: address. */
  readonly subject: string;
}

/** Wakes browsers. */
export interface PushSender {
  readonly publicKey: string;
  /** `gone` when the browser does not want to be woken any more; throws when it should be tried again. */
  send(target: PushTarget, payload: string): Promise<'sent' | 'gone'>;
}
