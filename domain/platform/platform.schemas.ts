import * as z from 'zod/mini';
import { between, optionalText, requiredText } from '../shared/schema.ts';
import { KEY_LIVES, KEY_NAME_MAX, KEY_STAKE_MAX } from './api-key.ts';
import { APPLICATION_NAME_MAX, APPLICATION_TEXT_MAX, REDIRECTS_MAX, isRedirect } from './application.ts';
import { API_SCOPES } from './scopes.ts';
import { URL_MAX } from './webhook.ts';
import { WEBHOOK_TYPES } from '../shared/told.ts';

/** A new key. The cap of a day, in cents, belongs to `battles:stake` alone and is never without it. */
export const newKey = z
  .object({
    name: requiredText(KEY_NAME_MAX),
    scopes: z.array(z.enum(API_SCOPES)).check(z.minLength(1), z.maxLength(API_SCOPES.length)),
    lifeDays: z.literal(KEY_LIVES),
    dailyStakeCents: z.number().check(z.int(), z.minimum(0), z.maximum(KEY_STAKE_MAX)),
  })
  .check(
    between(({ scopes, dailyStakeCents }) =>
      scopes.includes('battles:stake') === dailyStakeCents > 0 ? {} : { dailyStakeCents: 'BAD_INPUT' },
    ),
  );

/** A webhook (CR-20). Whether the address is one of the open internet is for the server to say. */
export const webhookTerms = z.object({
  url: requiredText(URL_MAX),
  types: z.array(z.enum(WEBHOOK_TYPES)).check(z.minLength(1), z.maxLength(WEBHOOK_TYPES.length)),
});

/** An application of somebody's. One without addresses gets its tokens by device codes alone. */
export const applicationTerms = z.object({
  name: requiredText(APPLICATION_NAME_MAX),
  description: optionalText(APPLICATION_TEXT_MAX),
  redirects: z.array(z.string().check(z.refine(isRedirect))).check(z.maxLength(REDIRECTS_MAX)),
});
