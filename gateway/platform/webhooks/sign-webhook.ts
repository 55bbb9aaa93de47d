import { createHmac } from 'node:crypto';
import { SECOND } from '../../../domain/shared/time.ts';
import type { WebhookEndpointRow } from '../../../db/platform/webhook.table.ts';
import type { Deps } from '../../kernel/deps.ts';
import { unseal } from '../../kernel/sealed.ts';

const MARK = 'whsec_';
const SECRET_BYTES = 32;

/** A secret as Standard Webhooks spells it. */
export const newSecret = (deps: Deps): string => MARK + deps.randomBytes(SECRET_BYTES).toString('base64');

/** What stands in the header for one secret. */
export const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(MARK.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`;

/**
 * The headers of a try, by Standard Webhooks: signed with the secret, and for a while with the one before it. Null where
 * the secret cannot be read any more.
 */
export function signedHeaders(
  deps: Deps,
  { secret, earlierSecret, earlierUntil }: WebhookEndpointRow,
  { id, body }: { readonly id: string; readonly body: string },
): Record<string, string> | null {
  const now = deps.now();
  const seconds = Math.floor(now / SECOND);
  const isOverlap = earlierSecret !== null && earlierUntil !== null && now < earlierUntil;
  const newest = unseal(deps, secret);
  if (newest === null) return null;
  const earlier = isOverlap ? unseal(deps, earlierSecret) : null;
  const secrets = [newest, ...(earlier === null ? [] : [earlier])];
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Gauntlet-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((one) => signatureOf(one, id, seconds, body)).join(' '),
  };
}
