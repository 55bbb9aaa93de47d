import { type RequestOptions, request } from 'node:https';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { DAY, SECOND } from '../../domain/shared/time.ts';
import type { PushSender, VapidKeys } from '../kernel/push-sender.ts';
import { endpointOf, publicLookup } from './push-endpoint.ts';

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
