import { type RequestOptions, request } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { DAY, SECOND } from '../../domain/shared/time.ts';
import { endpointOf, publicLookup } from './push-endpoint.ts';

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

/** Opens the call to a push service. */
export type PushCall = (
  url: URL,
  options: RequestOptions,
  answer: (response: IncomingMessage) => void,
) => ClientRequest;

const TIMEOUT_MS = 10 * SECOND;

const openCall: PushCall = (url, options, answer) => request(url, { ...options, lookup: publicLookup }, answer);

/** Sends through the push services of the browsers. Redirects are not followed. */
export function webPushSender(vapid: VapidKeys, call: PushCall = openCall): PushSender {
  return {
    publicKey: vapid.publicKey,
    async send(target, payload) {
      const url = endpointOf(target.endpoint);
      if (url === null) return 'gone';
      // Fetched with the first push: a gateway starts without it.
      const { default: webPush } = await import('web-push');
      const { method, headers, body } = webPush.generateRequestDetails(target, payload, {
        vapidDetails: { ...vapid },
        TTL: DAY / SECOND,
        contentEncoding: 'aes128gcm',
      });
      const status = await new Promise<number>((resolve, reject) => {
        const sent = call(url, { method, headers, timeout: TIMEOUT_MS }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        sent.on('timeout', () => sent.destroy(new Error('the push service did not answer')));
        sent.on('error', reject);
        sent.end(body);
      });
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'sent';
    },
  };
}
