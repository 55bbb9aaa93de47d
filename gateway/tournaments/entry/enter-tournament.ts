import { tierOf } from '../../../domain/accounts/roles.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import type { LineupSeat } from '../../../domain/tournaments/lineup.ts';
import { enter, isGuarantor, isOfRating, mayLeave, tournamentSubject } from '../../../domain/tournaments/tournament.ts';
import { mayStake } from '../../../domain/wallet/stakes.ts';
import { type User, lockUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { together } from '../../../db/client/together.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import { listRatings } from '../../../db/results/index.ts';
import { deleteEntrant, putEntrant, readFirstWaiting, updateEntrant } from '../../../db/tournaments/entrant.queries.ts';
import { deleteLineup, readEntry, readSeat, readSeats } from '../../../db/tournaments/lineup.queries.ts';
import { lockTournament, updateTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { EntrantRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import { type StakeContext, holdStake, refundStake } from '../../../db/wallet/index.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { onceOver } from '../../kernel/once.ts';
import { endProposal } from './end-proposal.ts';
import { tellEntrant } from '../talk/tell-tournament.ts';

interface Scene {
  readonly tx: Tx;
  readonly user: User;
  readonly row: TournamentRow;
  /** That plays as, or for; undefined for whoever neither takes part nor waits. */
  readonly entrant: EntrantRow | undefined;
  readonly context: StakeContext & { readonly actorId: string };
}

/** The frame of what a player does about the own place. Answers the tournament's id. */
export function changeOwnPlace(
  deps: Deps,
  { userId }: Actor,
  call: { readonly operation: string; readonly key: string; readonly id: string; readonly payload: unknown },
  work: (scene: Scene) => Promise<void>,
): Promise<string> {
  const { operation, key, id, payload } = call;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const ask = () => together([lockUser(tx, userId), lockTournament(tx, id), readEntry(tx, id, userId)]);
    const own = { userId, key, operation, payload: [id, payload], answerId: id, at };
    return onceOver(tx, own, ask, async ([account, row, stored]) => {
      const user = inStanding(account);
      if (!row || row.status === 'draft') throw new Refused('NOT_FOUND');
      const entrant = stored?.status === 'gone' ? undefined : stored;
      await work({ tx, user, row, entrant, context: { at, actorId: userId, newId: deps.newId } });
    });
  });
}

export interface EnterInput {
  readonly tournamentId: string;
  /** For a tournament that is for those who know it; null otherwise. */
  readonly code: string | null;
  /** Whether the caller waits where all places are taken: buy-in and fee are held when a place becomes free. */
  readonly mayWait: boolean;
}

/**
 * Takes a place and holds buy-in and fee (BG-20, BG-22), or stands on the waiting list, which holds nothing.
 * @throws Refused NOT_FOUND, FOR_TEAMS, ENTRY_CODE_WRONG, ENTRY_NOT_ALLOWED, ALREADY_ENTERED, REGISTRATION_CLOSED,
 * TOURNAMENT_FULL, and those of `holdStake`
 */
export const enterTournament = (
  deps: Deps,
  actor: Actor,
  key: string,
  { tournamentId: id, code, mayWait }: EnterInput,
): Promise<string> =>
  changeOwnPlace(
    deps,
    actor,
    { operation: 'enterTournament', key, id, payload: [code, mayWait] },
    async ({ tx, user, row, entrant, context }) => {
      if (row.teamSize !== null) throw new Refused('FOR_TEAMS');
      await requireEntry(tx, row, user, code);
      must(mayStake(user, context.at));
      if (entrant) throw new Refused('ALREADY_ENTERED');
      const isFull = must(enter(row, (await readFirstWaiting(tx, id)) !== undefined)) === 'full';
      if (isFull && !mayWait) throw new Refused('TOURNAMENT_FULL');
      await comeIn(tx, row, { userId: user.id, teamId: null }, isFull, [user], context);
    },
  );

/**
 * Takes an entrant in, or puts it on the waiting list; the tournament and the accounts are locked.
 * @param players the accounts of all who play for it
 */
export async function comeIn(
  tx: Tx,
  row: TournamentRow,
  entrant: Pick<EntrantRow, 'userId' | 'teamId'>,
  isFull: boolean,
  players: readonly User[],
  context: StakeContext,
): Promise<void> {
  const status = isFull ? 'waiting' : 'entered';
  await putEntrant(tx, { ...entrant, tournamentId: row.id, status, enteredAt: context.at });
  const seats = (await readSeats(tx, row, [entrant.userId]))(entrant.userId);
  if (!isFull) await takePlace(tx, row, seats, players, context);
  else if (row.entrants < row.capacity) await givePlaces(tx, row.id, context);
  await tellEntrant(tx, row, isFull ? 'tournament.waiting' : 'tournament.entered', entrant, seats, context);
}

/** @throws Refused ENTRY_CODE_WRONG, ENTRY_NOT_ALLOWED */
export async function requireEntry(tx: Tx, row: TournamentRow, user: User, code: string | null): Promise<void> {
  // Else what is announced as prize money for others could come back with their buy-ins.
  if (isGuarantor(row, user.id)) throw new Refused('ENTRY_NOT_ALLOWED', { data: { only: 'others' } });
  const isAsked = row.organiserId === user.id || (row.entryCode !== null && row.entryCode === code);
  if (row.privacy === 'code' && !isAsked) throw new Refused('ENTRY_CODE_WRONG', { field: 'code' });
  if (row.isExclusive && !isAsked && tierOf(user) !== 'vip')
    throw new Refused('ENTRY_NOT_ALLOWED', { data: { only: 'exclusive' } });
  if (row.region !== null && row.region !== user.region)
    throw new Refused('ENTRY_NOT_ALLOWED', { data: { only: 'region', region: row.region } });
  if (row.isVerifiedOnly && user.verification !== 'verified')
    throw new Refused('ENTRY_NOT_ALLOWED', { data: { only: 'verified' } });
  const { minRating, maxRating } = row;
  if (minRating === null && maxRating === null) return;
  const rating = (await listRatings(tx, user.id)).find(({ game }) => game === row.game)?.rating ?? null;
  if (isOfRating(row, rating)) return;
  const bounds = { ...(minRating !== null && { minRating }), ...(maxRating !== null && { maxRating }) };
  throw new Refused('ENTRY_NOT_ALLOWED', { data: { only: 'rating', ...bounds } });
}

/**
 * Counts an entrant and holds what each who plays for it puts in; the tournament and the accounts are locked.
 * @throws Refused those of `holdStake`; of somebody else than the actor LINEUP_CHANGED with `userId`: a team must know on
 * whom it waits, and not why
 */
export async function takePlace(
  tx: Tx,
  row: TournamentRow,
  seats: readonly LineupSeat[],
  players: readonly User[],
  context: StakeContext,
): Promise<void> {
  tx.send(updateTournament(tx, row.id, { entrants: row.entrants + 1 }));
  if (row.buyInCents === 0) return;
  for (const { userId, stakeCents: stake, feeCents: fee } of inOrder(seats)) {
    const staker = players.find(({ id }) => id === userId);
    if (!staker) throw new Error(`${userId} stakes without an account`);
    try {
      await holdStake(tx, tournamentSubject(row), { staker, stake, fee }, context);
    } catch (error) {
      if (error instanceof Refused && seats.length > 1 && userId !== context.actorId)
        throw new Refused('LINEUP_CHANGED', { data: { userId } });
      throw error;
    }
  }
}

/** Accounts are taken in the order of ids. */
const inOrder = (seats: readonly LineupSeat[]): LineupSeat[] =>
  seats.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));

/** Gives everybody who plays for an entrant the own share back. */
export async function refundSeats(
  tx: Tx,
  row: TournamentRow,
  seats: readonly LineupSeat[],
  context: StakeContext,
): Promise<void> {
  if (row.buyInCents > 0) for (const { userId } of inOrder(seats)) await refundStake(tx, row.id, userId, context);
}

/** Has free places given to those who wait, once the transaction is through. */
const givePlaces = (tx: Tx, tournamentId: string, { at, newId }: StakeContext): Promise<void> =>
  enqueueJob(tx, {
    id: newId(),
    kind: 'tournament.fill-places',
    payload: { tournamentId },
    runAt: at,
    createdAt: at,
  });

/**
 * Gives up a place, or one on the waiting list; buy-in and fee come back. Of a team each of its line-up may, and takes the
 * whole of it out; until it has entered, that is a no to the captain's proposal.
 * @throws Refused NOT_FOUND, NOT_ENTERED, REGISTRATION_CLOSED
 */
export const leaveTournament = (deps: Deps, actor: Actor, key: string, id: string): Promise<string> =>
  changeOwnPlace(
    deps,
    actor,
    { operation: 'leaveTournament', key, id, payload: null },
    async ({ tx, user, row, entrant, context }) => {
      const seat = await readSeat(tx, id, user.id);
      if (!entrant && !seat) throw new Refused('NOT_ENTERED');
      must(mayLeave(row));
      if (entrant) await giveUpPlace(tx, row, entrant, context);
      else if (seat) await endProposal(tx, row, seat.captainId, user, context);
    },
  );

/** Takes an entrant out before the start, with everything back; whoever waits moves up. */
export async function giveUpPlace(
  tx: Tx,
  row: TournamentRow,
  entrant: EntrantRow,
  context: StakeContext,
): Promise<void> {
  const { userId, status } = entrant;
  const seats = (await readSeats(tx, row, [userId]))(userId);
  await deleteEntrant(tx, row.id, userId);
  await deleteLineup(tx, row.id, userId);
  if (status !== 'waiting') {
    await updateTournament(tx, row.id, { entrants: row.entrants - 1 });
    await refundSeats(tx, row, seats, context);
    await givePlaces(tx, row.id, context);
  }
  await tellEntrant(tx, row, 'tournament.left', entrant, seats, context);
}

/**
 * Says that the caller is there, so that the caller plays; of a team the captain does.
 * @throws Refused NOT_FOUND, NOT_ENTERED, CAPTAIN_ONLY, REGISTRATION_CLOSED
 */
export const checkInTournament = (deps: Deps, actor: Actor, key: string, id: string): Promise<string> =>
  changeOwnPlace(
    deps,
    actor,
    { operation: 'checkInTournament', key, id, payload: null },
    async ({ tx, user, row, entrant, context }) => {
      if (!entrant || entrant.status === 'waiting') throw new Refused('NOT_ENTERED');
      if (entrant.userId !== user.id) throw new Refused('CAPTAIN_ONLY');
      if (row.status !== 'check-in') throw new Refused('REGISTRATION_CLOSED');
      await updateEntrant(tx, id, user.id, { status: 'here' });
      const seats = (await readSeats(tx, row, [user.id]))(user.id);
      await tellEntrant(tx, row, 'tournament.checked-in', entrant, seats, context);
    },
  );
