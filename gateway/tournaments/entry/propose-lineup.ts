import { Refused, must } from '../../../domain/shared/refusals.ts';
import { requireCaptain } from '../../../domain/teams/membership.ts';
import { acceptLineup, seatsOf } from '../../../domain/tournaments/lineup.ts';
import { enter } from '../../../domain/tournaments/tournament.ts';
import { mayStake } from '../../../domain/wallet/stakes.ts';
import { readMembership, readRoster } from '../../../db/teams/index.ts';
import { isTeamIn, readFirstWaiting } from '../../../db/tournaments/entrant.queries.ts';
import { agreeInLineup, insertLineup, readLineup, readSeat } from '../../../db/tournaments/lineup.queries.ts';
import { lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { LineupRow, TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { User } from '../../../db/accounts/index.ts';
import { requireStake } from '../../../db/wallet/index.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { endProposal } from './end-proposal.ts';
import { changeOwnPlace, comeIn, requireEntry } from './enter-tournament.ts';
import { lockUsers } from './lock-users.ts';
import { tellLineup } from '../talk/tell-tournament.ts';

export interface ProposalInput {
  readonly tournamentId: string;
  /** Who shall play beside the captain. */
  readonly memberIds: readonly string[];
  /** For a tournament that is for those who know it; null otherwise. */
  readonly code: string | null;
}

/**
 * A captain names who plays a tournament for the team; each of them is asked. Nothing is held and no place is taken until
 * all have agreed. An earlier proposal of the captain ends with it. Answers the tournament's id.
 * @throws Refused NOT_FOUND, FOR_PLAYERS, NOT_IN_A_TEAM, CAPTAIN_ONLY, LINEUP_IMPOSSIBLE, ALREADY_ENTERED, IN_A_LINEUP,
 * REGISTRATION_CLOSED, and those of `requireEntry` and `requireStake`
 */
export const proposeLineup = (
  deps: Deps,
  actor: Actor,
  key: string,
  { tournamentId: id, memberIds, code }: ProposalInput,
): Promise<string> =>
  changeOwnPlace(
    deps,
    actor,
    { operation: 'proposeLineup', key, id, payload: [memberIds, code] },
    async ({ tx, user, row, entrant, context }) => {
      const { at } = context;
      if (row.teamSize === null) throw new Refused('FOR_PLAYERS');
      await requireEntry(tx, row, user, code);
      must(mayStake(user, at));
      const membership = await readMembership(tx, user.id);
      const roster = membership ? await readRoster(tx, membership.teamId) : [];
      must(requireCaptain(roster, user.id));
      const named = [user.id, ...memberIds];
      must(
        acceptLineup(
          row,
          roster.map(({ userId }) => userId),
          named,
        ),
      );
      must(enter(row, false));
      const teamId = membership?.teamId ?? '';
      if (entrant || (await isTeamIn(tx, id, teamId))) throw new Refused('ALREADY_ENTERED');
      for (const userId of named) {
        const seat = await readSeat(tx, id, userId);
        if (seat && seat.captainId !== user.id) throw new Refused('IN_A_LINEUP', { data: { userId } });
      }
      await endProposal(tx, row, user.id, user, context);
      const seats = seatsOf(row, named).map((seat): LineupRow => ({
        ...seat,
        tournamentId: id,
        captainId: user.id,
        teamId,
        askedAt: at,
        agreedAt: seat.userId === user.id ? at : null,
      }));
      await requireShare(tx, user, seats, at);
      await insertLineup(tx, seats);
      const asked = seats.filter(({ userId }) => userId !== user.id);
      await tellLineup(tx, row, 'tournament.lineup-proposed', asked, user.username, context);
    },
  );

/** Whoever agrees has the own share, within all limits, at this moment. @throws Refused those of `requireStake` */
async function requireShare(tx: Tx, user: User, seats: readonly LineupRow[], at: number): Promise<void> {
  const own = seats.find(({ userId }) => userId === user.id);
  if (own && own.stakeCents > 0) await requireStake(tx, user, { stake: own.stakeCents, fee: own.feeCents }, at);
}

export interface AgreementInput {
  readonly tournamentId: string;
  /** What the player was shown and is charged at the most, the fee included. */
  readonly agreedCents: number;
  /** For a tournament that is for those who know it; null otherwise. */
  readonly code: string | null;
}

/**
 * A player agrees to play for the team and to put in the own share. With the last of a line-up it enters: everybody's
 * share is held, or nobody's; where all places are taken it stands on the waiting list, which holds nothing. Answers the
 * tournament's id.
 * @throws Refused NOT_FOUND, NOT_ENTERED, ALREADY_ENTERED, REGISTRATION_CLOSED, NOT_IN_A_TEAM, LINEUP_CHANGED where the
 * share is above `agreedCents`, or where another one's cannot be held (`userId`), and those of `requireEntry` and
 * `requireStake`
 */
export const agreeToLineup = (
  deps: Deps,
  { userId }: Actor,
  key: string,
  { tournamentId: id, agreedCents, code }: AgreementInput,
): Promise<string> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const call = { userId, key, operation: 'agreeToLineup', payload: [id, agreedCents, code], answerId: id, at };
    return once(tx, call, async () => {
      // Accounts before the tournament, as everybody takes them; whether it is the same line-up is asked behind the locks.
      const seen = await readSeat(tx, id, userId);
      const named = seen ? (await readLineup(tx, id, seen.captainId)).map((seat) => seat.userId) : [];
      const accounts = await lockUsers(tx, [userId, ...named]);
      const row = await lockTournament(tx, id);
      const user = inStanding(accounts.get(userId));
      if (!row || row.status === 'draft') throw new Refused('NOT_FOUND');
      const seat = await readSeat(tx, id, userId);
      if (!seat) throw new Refused('NOT_ENTERED');
      if (seat.agreedAt !== null) throw new Refused('ALREADY_ENTERED');
      const isFull = must(enter(row, (await readFirstWaiting(tx, id)) !== undefined)) === 'full';
      await requireEntry(tx, row, user, code);
      must(mayStake(user, at));
      const seats = await readLineup(tx, id, seat.captainId);
      if (seats.some((one) => !accounts.has(one.userId))) throw new Refused('LINEUP_CHANGED');
      if (seat.stakeCents + seat.feeCents > agreedCents) throw new Refused('LINEUP_CHANGED', { field: 'agreedCents' });
      const roster = new Set((await readRoster(tx, seat.teamId)).map((member) => member.userId));
      if (!roster.has(userId)) throw new Refused('NOT_IN_A_TEAM');
      // Another captain of the same team may have been faster.
      if (await isTeamIn(tx, id, seat.teamId)) throw new Refused('ALREADY_ENTERED');
      await requireShare(tx, user, seats, at);
      await agreeInLineup(tx, id, userId, at);
      const context = { at, actorId: userId, newId: deps.newId };
      if (seats.some((one) => one.userId !== userId && one.agreedAt === null)) {
        const captain = seats.filter((one) => one.userId === seat.captainId);
        return tellLineup(tx, row, 'tournament.lineup-agreed', captain, user.username, context);
      }
      for (const one of seats) requireFit(row, accounts.get(one.userId), roster, at);
      const entrant = { userId: seat.captainId, teamId: seat.teamId };
      return comeIn(tx, row, entrant, isFull, [...accounts.values()], context);
    });
  });

/**
 * Whoever has agreed before may still play for the team when it enters.
 * @throws Refused LINEUP_CHANGED with `userId`
 */
function requireFit(row: TournamentRow, account: User | undefined, roster: ReadonlySet<string>, at: number): void {
  const isFit =
    account !== undefined &&
    roster.has(account.id) &&
    mayStake(account, at).ok &&
    (row.region === null || row.region === account.region) &&
    (!row.isVerifiedOnly || account.verification === 'verified');
  if (!isFit) throw new Refused('LINEUP_CHANGED', { data: { userId: account?.id ?? '' } });
}
