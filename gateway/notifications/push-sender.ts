import { DAY, SECOND } from '../../domain/shared/time.ts';
import { type Outgoing, callOut, endpointOf } from '../kernel/http/outgoing.ts';
import type { PushSender, VapidKeys } from '../kernel/push-sender.ts';

/** Sends through the push services of the browsers. */
export function webPushSender(vapid: VapidKeys, call: Outgoing = callOut()): PushSender {
  return {
    publicKey: vapid.publicKey,
    async send(target, payload) {
      const url = endpointOf(target.endpoint);
      if (url === null) return 'gone';
      // Fetched with the first push: a gateway starts without it.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(target, payload, {
        vapidDetails: { ...vapid },
        TTL: DAY / SECOND,
        contentEncoding: 'aes128gcm',
      });
      const { status } = await call(url, { headers, body });
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return 'sent';
    },
  };
}
