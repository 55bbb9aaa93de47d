import { createHmac, hkdfSync } from 'node:crypto';
import { appendEvent } from '../../../db/events/append-event.ts';
import type { Tx } from '../../../db/client/database.ts';
import { readStreamKey, writeStreamKey } from '../../../db/video/stream-key.queries.ts';
import type { Deps } from '../../kernel/deps.ts';
import { seal } from '../../kernel/sealed.ts';

const KEY_BYTES = 24;
const HINT_LENGTH = 4;

/** By which a key is looked up: without the secret nobody can try keys on a stolen table. */
export function keyIndexOf({ config }: Pick<Deps, 'config'>, key: string): string {
  const secret = new Uint8Array(hkdfSync('sha256', config.videoSecret, 'gauntlet', 'stream keys', 32));
  return createHmac('sha256', secret).update(key).digest('base64url');
}

/** A new key of a player whose row is locked, in place of the earlier one. */
export async function makeStreamKey(deps: Deps, tx: Tx, userId: string): Promise<string> {
  const key = deps.randomBytes(KEY_BYTES).toString('base64url');
  const at = deps.now();
  const before = await readStreamKey(tx, userId);
  await writeStreamKey(tx, {
    userId,
    keyIndex: keyIndexOf(deps, key),
    keySealed: seal(deps, key),
    hint: key.slice(-HINT_LENGTH),
    madeAt: at,
  });
  await appendEvent(tx, {
    type: before ? 'stream-key.replaced' : 'stream-key.made',
    entity: 'stream-key',
    entityId: userId,
    concerns: [userId],
    data: { userId },
    at,
  });
  return key;
}
