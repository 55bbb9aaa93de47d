import { bracketOf, newestOf, openPairs } from '../../../domain/arcade/bracket.ts';
import { TICKET_MS } from '../../../domain/arcade/run-times.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import {
  isInBracket,
  listPairs,
  lockBracket,
  readBracketSeats,
  updateBracket,
  updateBracketSeat,
} from '../../../db/arcade/bracket.queries.ts';
import { newRun } from '../../../db/arcade/new-rows.ts';
import { insertRun, readRunsOf, updateContest, updateRun } from '../../../db/arcade/run.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { refundStake } from '../../../db/wallet/index.ts';
import { lockStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { sharedNow } from '../../kernel/shared-clock.ts';
import { makeRoom } from '../runs/enter-arcade.ts';
import { tellMoved, voidBracket } from './settle-bracket.ts';
import { tellRunMoved } from '../settled-runs.ts';

/** @throws Refused NOT_FOUND, for brackets that the caller is not in too */
async function lockOwn(tx: Tx, id: string, userId: string) {
  const bracket = await lockBracket(tx, id);
  if (!bracket || !(await isInBracket(tx, id, userId))) throw new Refused('NOT_FOUND');
  return bracket;
}

/**
 * Gives out the ticket of the caller's pair in a bracket; answers the run's id. One that was given back is taken again,
 * and one that is open stays: nothing is paid here.
 * @throws Refused NOT_FOUND, ARCADE_TICKET_OPEN, ARCADE_BRACKET_WAIT
 */
export async function playBracket(deps: Deps, { userId }: Actor, id: string): Promise<string> {
  return deps.db.transact(async (tx) => {
    // Under this lock a player's entries go one after the other.
    await lockStanding(tx, userId);
    const at = deps.now();
    const bracket = await lockOwn(tx, id, userId);
    const seats = await readBracketSeats(tx, [id]);
    const pairs = await listPairs(tx, [id]);
    const own = openPairs(bracketOf(bracket, seats, pairs)).find(({ pair }) => pair.includes(userId));
    // It changes under the lock of its bracket alone.
    const contest = own && newestOf(pairs, own.round, own.n);
    if (contest?.state !== 'open' || contest.heldAt !== null || (contest.dueAt ?? 0) <= at)
      throw new Refused('ARCADE_BRACKET_WAIT');
    const seat = seats.find((one) => one.userId === userId);
    const before = (await readRunsOf(tx, contest.id)).find((run) => run.userId === userId);
    if (before?.state === 'entered' || before?.state === 'begun') return before.id;
    if (before && before.state !== 'void') throw new Refused('ARCADE_BRACKET_WAIT');
    await makeRoom(deps, tx, userId, at);
    const ticket = { userId, inputClass: seat?.inputClass ?? 'pointer', enteredAt: at } as const;
    const run = newRun(contest, { ...ticket, id: before?.id ?? deps.newId(), dueAt: sharedNow(deps) + TICKET_MS });
    await (before ? updateRun(tx, run.id, run) : insertRun(tx, run));
    await updateContest(tx, contest.id, { taken: contest.taken + 1 });
    await tellRunMoved(tx, run, at);
    return run.id;
  });
}

/**
 * Leaves a bracket that is not full yet, with entry and fee; whoever leaves last closes it.
 * @throws Refused NOT_FOUND, ARCADE_BRACKET_BEGUN
 */
export async function leaveBracket(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const bracket = await lockOwn(tx, id, userId);
    if (bracket.state !== 'open') throw new Refused('ARCADE_BRACKET_BEGUN');
    const context = { at: deps.now(), newId: deps.newId };
    const seats = await readBracketSeats(tx, [id]);
    if (seats.length === 1) return voidBracket(tx, bracket, context);
    const own = seats.find((seat) => seat.userId === userId);
    if (!own) return undefined;
    await refundStake(tx, id, userId, { ...context, actorId: userId });
    await updateBracketSeat(tx, own, { leftAt: context.at });
    await updateBracket(tx, id, { taken: seats.length - 1 });
    return tellMoved(tx, bracket, seats, context.at);
  });
}
