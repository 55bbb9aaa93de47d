import { z } from 'zod';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type RestRoute, route } from '../../kernel/http/route.ts';
import { BODY_BYTES_MAX } from '../../kernel/http/body.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';

/** What a payment provider calls; the signature is what lets it in. Anything but 200 makes it call again. */
export const webhookRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/api/payments/webhooks/:provider',
    operation: 'receivePaymentEvents',
    summary: 'What the payment provider tells',
    description: 'Let in by the signature of the provider, in the header that is named after it.',
    params: { provider: 'The name of the provider.' },
    calledBy: 'payment provider',
    access: 'anyone',
    answers: z.strictObject({ received: z.literal(true) }),
    refusals: ['FORBIDDEN', 'BAD_INPUT'],
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
      return { received: true as const };
    },
  }),
];
