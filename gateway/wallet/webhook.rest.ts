import { Refused } from '../../domain/shared/refusals.ts';
import type { RestRoute } from '../kernel/route.ts';
import { BODY_BYTES_MAX } from '../kernel/body.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';

/** What a payment provider calls; the signature is what lets it in. Anything but 200 makes it call again. */
export const webhookRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/payments/webhooks/:provider',
    access: 'anyone',
    takesFile: {
      types: ['application/json'],
      bytesMax: BODY_BYTES_MAX,
      async expect({ deps }, params) {
        if (params['provider'] !== deps.payments.name) throw new Refused('NOT_FOUND');
      },
    },
    async answer({ deps }, { file, header }) {
      const { name } = deps.payments;
      const signature = header(`${name}-signature`);
      for (const event of await deps.payments.readWebhook(deps, signature, file.toString())) {
        await receiveProviderEvent(deps, name, event);
      }
      return { received: true };
    },
  },
];
