import type { BattleGame } from '../../domain/shared/games.ts';
import type { z } from 'zod/mini';
import { feeOf } from '../../domain/battles/battle.ts';
import { wish } from '../../domain/matchmaking/matchmaking.schemas.ts';
import { enterQueue as enter } from '../../domain/matchmaking/seeker.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { lockSeekers, putSeeker } from '../../db/matchmaking/seeker.queries.ts';
import { holdFlag } from '../../db/settings/flag.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { requireStake } from '../../db/wallet/index.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readInput } from '../kernel/read-input.ts';
import { requirePlay } from '../wallet/index.ts';

/** Coming and going as often as one likes would keep the server busy with nothing. */
const ENTRIES_PER_HOUR = 120;

/** As it comes in: chess is not queued for. */
type WishInput = Omit<z.input<typeof wish>, 'game'> & { readonly game: BattleGame };

/**
 * Lets the caller into the queue. Nothing is held, but the caller has to be able to stake the most that was said.
 * @throws Refused BAD_INPUT, MATCHMAKING_OFF, ALREADY_QUEUED, QUEUE_COOL_DOWN, STAKE_OUT_OF_BOUNDS, STAKE_RANGE,
 * RATE_LIMITED; PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, INSUFFICIENT_FUNDS, PLAY_LIMIT_REACHED, LIMIT_EXCEEDED as holding the stake would
 */
export async function enterQueue(deps: Deps, { userId }: Actor, input: WishInput): Promise<void> {
  const wanted = readInput(wish, input);
  await chargeAttempt(deps, `queue:${userId}`, ENTRIES_PER_HOUR, HOUR);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await requirePlay(tx, userId, at);
    if (!(await holdFlag(tx, 'new-matchmaking'))) throw new Refused('MATCHMAKING_OFF');
    const { minStakeCents: minCents, maxStakeCents: maxCents } = await readSettings(tx);
    const before = (await lockSeekers(tx, [userId])).get(userId) ?? null;
    const seeker = must(enter(before, userId, wanted, { minCents, maxCents }, at));
    const { maxStakeCents: stake } = seeker;
    await requireStake(tx, user, { stake, fee: feeOf(stake) }, at);
    await putSeeker(tx, seeker);
  });
}
