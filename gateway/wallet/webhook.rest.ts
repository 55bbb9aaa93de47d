import { Refused } from '../../domain/shared/refusals.ts';
import type { RestRoute } from '../kernel/route.ts';
import { receiveWord } from './receive-word.ts';

const BODY_BYTES_MAX = 262_144;

/** What a payment provider calls; the signature is what lets it in. Anything but 200 makes it call again. */
export const webhookRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/payments/webhooks/:provider',
    access: 'anyone',
    takesFile: { types: ['application/json'], bytesMax: BODY_BYTES_MAX },
    async answer({ deps }, { params, file, header }) {
      const { name } = deps.payments;
      if (params['provider'] !== name) throw new Refused('NOT_FOUND');
      const signature = header(`${name}-signature`);
      for (const event of await deps.payments.readWebhook(deps, signature, file.toString())) {
        await receiveWord(deps, name, event);
      }
      return { received: true };
    },
  },
];
