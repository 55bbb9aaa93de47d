import type { z } from 'zod/mini';
import { feeOf, holdOf } from '../../../domain/battles/battle.ts';
import { inviteTerms } from '../../../domain/battles/battles.schemas.ts';
import { expireInvite, sendInvite, withdrawInvite } from '../../../domain/battles/invite.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { endInvite, insertInvite, lockPendingBetween, readOpenInvites } from '../../../db/battles/invite.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { isBlocked } from '../../../db/friends/index.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import { readBalance } from '../../../db/wallet/index.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import { requireStaker } from '../../wallet/index.ts';
import { type Pair, lockPair } from '../../friends/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';

export type InviteTerms = z.infer<typeof inviteTerms>;

/** Whom to invite to what; `rematchOfId` is the battle that it is to be played again, null for none. */
type Inviting = InviteTerms & { readonly id: string; readonly rematchOfId: string | null };

const INVITES_PER_HOUR = 40;

/** @throws Refused RATE_LIMITED */
export const chargeInvite = (deps: Deps, userId: string): Promise<void> =>
  chargeAttempt(deps, `battle-invite:${userId}`, INVITES_PER_HOUR, HOUR);

/**
 * Invites one player on terms (FC-05, FC-08); answers the invite's id. Nothing is held, but who sends has to be able to
 * stake. One invite of one player to another waits at a time.
 * @throws Refused NOT_FOUND, ONESELF, BLOCKED, STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, REQUEST_SENT, LIST_FULL,
 * PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, RATE_LIMITED, GAME_OFF, ONLY_DUELS, GAME_ACCOUNT_MISSING
 */
export async function sendBattleInvite(deps: Deps, { userId }: Actor, input: InviteTerms): Promise<string> {
  const terms = readInput(inviteTerms, input);
  await chargeInvite(deps, userId);
  const id = deps.newId();
  await deps.db.transact(async (tx) => {
    const pair = await lockPair(tx, userId, terms.toId);
    await inviteIn(deps, tx, pair, { ...terms, id, rematchOfId: null }, deps.now());
  });
  return id;
}

/** The same in a transaction that has locked both accounts. */
export async function inviteIn(deps: Deps, tx: Tx, pair: Pair, inviting: Inviting, at: number): Promise<void> {
  const { id, toId, game, mode, stakeCents, rematchOfId } = inviting;
  const userId = pair.caller.id;
  await requireStaker(tx, userId, at);
  if (pair.other.status !== 'active') throw new Refused('NOT_FOUND');
  await deps.wiring.provided.requireGame(deps, tx, userId, { game, mode });
  // One whose time has passed unwritten would stand in the way; a rematch takes the place of what its sender asked before.
  for (const old of await lockPendingBetween(tx, userId, toId)) {
    const isReplaced = rematchOfId !== null && old.fromId === userId;
    const ended = expireInvite(old, at) ?? (isReplaced ? must(withdrawInvite(old, userId, at)) : null);
    if (ended) await endInvite(tx, old, ended);
  }
  const settings = await readSettings(tx);
  const scene = {
    isBlocked: await isBlocked(tx, userId, toId),
    ...(await readOpenInvites(tx, userId, toId, at)),
  };
  const bounds = { minCents: settings.minStakeCents, maxCents: settings.maxStakeCents };
  const invite = must(sendInvite({ id, fromId: userId, toId, stakeCents }, scene, bounds, at));
  const neededCents = holdOf({ stakeCents, feeCents: feeOf(stakeCents) });
  const availableCents = await readBalance(tx, userId, 'USD');
  if (availableCents < neededCents)
    throw new Refused('INSUFFICIENT_FUNDS', { field: 'stakeCents', data: { neededCents, availableCents } });
  await insertInvite(tx, { ...invite, game, mode, rematchOfId });
}
