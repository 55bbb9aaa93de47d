import { withinKeyStake } from '../../../domain/platform/api-key.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import { countKeyStake, lockOwnKey } from '../../../db/platform/key.queries.ts';
import { lockGrant } from '../../../db/platform/oauth.queries.ts';
import type { Provided } from '../../kernel/manifest/provided.ts';

/**
 * Holds what is staked with a key to what its owner allows it within a UTC day. Call it in the transaction of the stake:
 * a stake that fails is not counted, and two at once wait for each other. What comes back later is not given back. A key
 * that was revoked since the call came in stakes nothing.
 * @throws Refused UNAUTHENTICATED, KEY_STAKE_REACHED
 */
export const chargeKeyStake: Provided['chargeKeyStake'] = async (tx, actor, stakeCents, at) => {
  if (!actor.key) return;
  const { id, grantId } = actor.key;
  const isGood = await (grantId === undefined ? lockOwnKey(tx, actor.userId, id, at) : lockGrant(tx, grantId, at));
  if (!isGood) throw new Refused('UNAUTHENTICATED');
  const staked = await countKeyStake(tx, actor.key.familyId, utcDay(at), stakeCents);
  must(withinKeyStake(staked, stakeCents, actor.key.dailyStakeCents));
};
