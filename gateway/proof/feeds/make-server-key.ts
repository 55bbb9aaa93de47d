import { Refused } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { playersOf } from '../../../domain/battles/battle.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import { lockBattle } from '../../../db/battles/index.ts';
import { putServerKey } from '../../../db/proof/server.queries.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { requireStanding } from '../../accounts/index.ts';
import { isOwnMatter } from '../../disputes/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { keyedHash } from '../../kernel/sealed.ts';

const KEYS_PER_HOUR = 200;
const KEY_BYTES = 32;

/** Where a CS2 server posts its log to. */
export const SERVER_PATH = '/api/feeds/cs2-server';

export const serverKeyHashOf = (deps: Deps, key: string): string => keyedHash(deps, 'server key', key);

/**
 * Names a server of the operator for one battle: answers the line for its console, which is shown this once. A new one
 * ends the one before it. Nobody names a server for a battle of their own.
 * @throws Refused PROOF_OFF, RATE_LIMITED, NOT_FOUND, OWN_DISPUTE, SERVER_NOT_FOR_BATTLE
 */
export async function makeServerKey(deps: Deps, { userId }: Actor, battleId: string): Promise<string> {
  if ((await readSettings(deps.db.read)).proofCs2 === 'off') throw new Refused('PROOF_OFF');
  await chargeAttempt(deps, `server-key:${userId}`, KEYS_PER_HOUR, HOUR);
  const key = deps.randomBytes(KEY_BYTES).toString('base64url');
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const staff = await requireStanding(tx, userId);
    const row = await lockBattle(tx, battleId);
    if (!row || row.status === 'draft') throw new Refused('NOT_FOUND');
    const parties = playersOf(row).map((id) => ({ userId: id, sideId: id }));
    if (await isOwnMatter(tx, deps, staff.id, parties)) throw new Refused('OWN_DISPUTE');
    const isOpen = row.status === 'waiting' || row.status === 'active';
    if (row.game !== 'cs2' || row.mode !== 'duel' || !isOpen) throw new Refused('SERVER_NOT_FOR_BATTLE');
    await putServerKey(tx, battleId, serverKeyHashOf(deps, key), at);
    await insertAudit(tx, {
      id: deps.newId(),
      actorId: staff.id,
      action: 'battle.server',
      subject: 'battle',
      subjectId: battleId,
      reason: 'A game server was named for the battle.',
      data: {},
      at,
    });
  });
  return `logaddress_add_http "${deps.config.publicUrl}${SERVER_PATH}?key=${key}"`;
}
