import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFund } from '../../../db/wallet/index.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { QUICK_CENTS } from '../../../domain/markets/market.ts';
import { seededRandom } from '../../../domain/shared/random.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { suspendMarket } from '../../../gateway/markets/desk/suspend-market.ts';
import { cancel, complain, create, join, report, start } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { bet, fillFund, firmAll, marketOf, rate, settleAll } from '../../support/market-steps.ts';
import { World } from '../../support/world.ts';
import { runsOf } from '../../support/runs.ts';

const COMMANDS = runsOf({ gate: 600, full: 600, deep: 20_000 });
/** Each reads all books from their beginning: more of them as a run grows would take longer than its commands. */
const CHECK_EVERY = COMMANDS / 20;
/** After so many, others play and bet, whom no limit of a month and no empty wallet holds up, and the fund is filled again. */
const SEASON = 500;
const [PLAYERS, FANS] = [6, 12];
const FUND = 20_000_00;

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

it(`whatever is bet, started, cancelled, disputed or overturned in ${COMMANDS} commands, every market can pay and the books add up`, async () => {
  const pick = seededRandom(11);
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const players: Actor[] = [];
  const fans: Actor[] = [];
  async function openSeason(): Promise<void> {
    await fillFund(world, FUND);
    for (let n = 0; n < PLAYERS; n++) {
      const player = await world.player({ cents: 20_000_00 });
      await rate(world, player, 23 + n, 10 + 4 * n);
      players.push(player);
    }
    for (let n = 0; n < FANS; n++) fans.push(await world.player({ cents: 4_000_00 }));
  }
  const judge = await world.player({ role: 'moderator' });
  const running: string[] = [];
  /** How many disputes ended how. */
  const ended = new Map<string, number>();

  async function act(): Promise<void> {
    const id = one(running);
    const choice = pick(24);
    if (id === undefined || (choice === 0 && running.length < 8)) {
      const [first, second] = [one(players.slice(-PLAYERS)), one(players.slice(-PLAYERS))];
      if (first === second) return;
      const made = await create(world, first, { stakeCents: 5_00 });
      running.push(made);
      await join(world, second, made);
      return settleAll(world);
    }
    const { creatorId, opponentId, status } = await world.battle(id);
    const playerOf = (userId: string | null): Actor => players.find((one_) => one_.userId === userId) as Actor;
    const [first, second] = [playerOf(creatorId), playerOf(opponentId)];
    if (choice < 14)
      return void (await bet(
        world,
        one(fans.slice(-FANS)),
        { battleId: id },
        one([first, second]),
        one(QUICK_CENTS) + pick(3),
      ));
    if (choice < 16) {
      world.pass(pick(6) * SECOND);
      return firmAll(world);
    }
    if (choice === 16) {
      const { id: marketId, state } = await marketOf(world, id);
      return suspendMarket(world.deps, judge, { marketId, isSuspended: state === 'open', reason: 'News.' });
    }
    if (choice === 17 && status === 'waiting' && pick(3) === 0) await cancel(world, first, id);
    if (choice === 18 && status === 'waiting') await start(world, first, id);
    if (choice >= 19 && status === 'active') {
      if (pick(4) === 0) await complain(world, second, id);
      else await report(world, first, id, one(['won', 'lost'] as const));
      await report(world, second, id, one(['won', 'lost'] as const)).catch(() => undefined);
    }
    const dispute = (await world.disputes(id)).find((open) => open.status !== 'resolved');
    if (status === 'disputed' && dispute) {
      const action = one(['confirm', 'overturn', 'void'] as const);
      const decision = { disputeId: dispute.id, action: action === 'void' ? 'dismiss' : action } as const;
      const winnerId = decision.action === 'dismiss' ? null : one([first, second]).userId;
      await nothingToAdd(world, dispute.id);
      await decideDispute(world.deps, judge, world.key(), { ...decision, winnerId, reason: 'Seen.' });
      ended.set(action, (ended.get(action) ?? 0) + 1);
    }
    await settleAll(world);
    const after = (await world.battle(id)).status;
    if (['completed', 'cancelled', 'expired'].includes(after)) running.splice(running.indexOf(id), 1);
  }

  let done = 0;
  for (let n = 0; n < COMMANDS; n++) {
    if (n % SEASON === 0) await openSeason();
    try {
      await act();
      done++;
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Error && error.message.endsWith('has no market')))
        throw error;
    }
    if ((n + 1) % CHECK_EVERY === 0) expect(await findViolations(world.db.read)).toEqual([]);
  }
  expect(done).toBeGreaterThan(COMMANDS / 4);
  expect([...ended.keys()].toSorted()).toEqual(['confirm', 'overturn', 'void']);
  expect(await verifyLedger(world.db.read)).toEqual([]);
  expect(await readFund(world.db.read)).toBeGreaterThan(0);
});
