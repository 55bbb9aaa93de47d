import { eq } from 'drizzle-orm';
import { Refused } from '../../domain/shared/refusals.ts';
import type { TeamBattleTransition } from '../../domain/teams/team-battle.ts';
import { captainOf } from '../../domain/teams/membership.ts';
import { payoutOf, seatEarningOf, seatHoldOf } from '../../domain/teams/shares.ts';
import { teamBattleSubject } from '../../domain/teams/subject.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import type { Staker } from '../../domain/wallet/stakes.ts';
import type { Tx } from '../client/database.ts';
import { putPrizes } from '../results/index.ts';
import { holdStake, payPool, refundStakes, type StakeContext } from '../wallet/index.ts';
import { countTeamBattle, lockTeams, readRoster, readTeam } from './team.queries.ts';
import { type TeamBattleRow, type TeamSeatRow, teamBattles, teamSeats } from './team.table.ts';
import { tellTeam } from './tell-team.ts';

type Transition = TeamBattleTransition<TeamBattleRow>;

/** Opens a team battle: its row, its line-ups, every payer's money and the news, in the caller's transaction. */
export async function insertTeamTransition(
  tx: Tx,
  transition: Transition,
  seats: readonly TeamSeatRow[],
  /** The payers' accounts, locked, by their ids. */
  payers: ReadonlyMap<string, Staker>,
  context: StakeContext,
): Promise<void> {
  await tx.insert(teamBattles).values(transition.battle);
  await tx.insert(teamSeats).values([...seats]);
  await holdAll(tx, transition.battle, seats, payers, context);
  await tell(tx, transition, seats, context);
}

/** `reason` is why staff do it, for the players; nothing where there is nothing to say. */
type TransitionContext = StakeContext & { readonly reason?: string };

/** Brings a stored team battle to where a rule put it: row, money, figures and news at once. */
export async function applyTeamTransition(
  tx: Tx,
  transition: Transition,
  seats: readonly TeamSeatRow[],
  context: TransitionContext,
): Promise<void> {
  const { id, ...row } = transition.battle;
  const isOver = row.status === 'completed' || row.status === 'cancelled';
  const endedAt = isOver ? context.at : null;
  await tx
    .update(teamBattles)
    .set({ ...row, endedAt })
    .where(eq(teamBattles.id, id));
  if (transition.money === 'settle') await settle(tx, transition.battle, seats, context);
  if (transition.money === 'refund') await refundStakes(tx, id, context);
  await tell(tx, transition, seats, context);
}

/** In the order of players, so that two battles with the same payers never wait for each other. */
const payersOf = (seats: readonly TeamSeatRow[]): TeamSeatRow[] =>
  seats.filter(({ stakeCents }) => stakeCents > 0).toSorted((a, b) => (a.userId < b.userId ? -1 : 1));

/**
 * Stake and fee of every payer. Who is not the actor is named in a refusal: the captains must know on whom the battle
 * waits, and not why.
 */
async function holdAll(
  tx: Tx,
  battle: TeamBattleRow,
  seats: readonly TeamSeatRow[],
  payers: ReadonlyMap<string, Staker>,
  context: StakeContext,
): Promise<void> {
  const [home, away] = [await readTeam(tx, battle.homeTeamId), await readTeam(tx, battle.awayTeamId)];
  const subject = teamBattleSubject({ ...battle, homeName: home?.name ?? '', awayName: away?.name ?? '' });
  for (const { userId, stakeCents, feeCents } of payersOf(seats)) {
    const staker = payers.get(userId);
    if (!staker) throw new Error(`${userId} stakes without an account`);
    try {
      await holdStake(tx, subject, { staker, stake: stakeCents, fee: feeCents }, context);
    } catch (error) {
      if (error instanceof Refused && userId !== context.actorId)
        throw new Refused('TEAM_CHANGED', { data: { userId } });
      throw error;
    }
  }
}

/**
 * The pool to who paid for the winning side, by what each put in; whoever paid has it among the own earnings (EN-33).
 * Teams and members are counted in the order of their ids.
 */
async function settle(
  tx: Tx,
  battle: TeamBattleRow,
  seats: readonly TeamSeatRow[],
  context: StakeContext,
): Promise<void> {
  const { winnerTeamId } = battle;
  // Before the accounts, as whoever opens a battle takes them.
  await lockTeams(tx, [battle.homeTeamId, battle.awayTeamId]);
  const winners = payersOf(seats.filter(({ teamId }) => teamId === winnerTeamId));
  const shares = winners.map(({ userId, stakeCents }) => ({ userId, parts: stakeCents }));
  await payPool(tx, battle.id, shares, context);
  for (const teamId of [battle.homeTeamId, battle.awayTeamId].toSorted()) {
    const won = teamId === winnerTeamId;
    const own = seats.filter((seat) => seat.teamId === teamId);
    await countTeamBattle(
      tx,
      teamId,
      won,
      own.map((seat) => ({ userId: seat.userId, cents: seatEarningOf(seat, won) })),
    );
    const other = await readTeam(tx, teamId === battle.homeTeamId ? battle.awayTeamId : battle.homeTeamId);
    await putPrizes(
      tx,
      {
        kind: 'team-battle',
        subjectId: battle.id,
        game: battle.game,
        gameTitle: GAME_TITLES[battle.game],
        title: other?.name ?? '',
        at: context.at,
      },
      payersOf(own).map((seat) => ({
        userId: seat.userId,
        place: won ? 1 : 2,
        paidCents: seatHoldOf(seat),
        prizeCents: won ? payoutOf(seat) : 0,
      })),
    );
  }
}

/** Both teams hear of it with their line-ups; where money moved, everybody is told of their own. */
async function tell(
  tx: Tx,
  transition: Transition,
  seats: readonly TeamSeatRow[],
  { at, reason }: TransitionContext,
): Promise<void> {
  const { battle, event, money } = transition;
  for (const teamId of [battle.homeTeamId, battle.awayTeamId]) {
    const otherId = teamId === battle.homeTeamId ? battle.awayTeamId : battle.homeTeamId;
    const [team, opponent, roster] = [
      await readTeam(tx, teamId),
      await readTeam(tx, otherId),
      await readRoster(tx, teamId),
    ];
    const captainId = captainOf(roster);
    const common = {
      teamId,
      captainId,
      teamName: team?.name ?? '',
      opponentTeamId: otherId,
      opponentName: opponent?.name ?? '',
      teamBattleId: battle.id,
      game: battle.game,
      status: battle.status,
      winnerTeamId: battle.winnerTeamId,
      ...(reason === undefined ? {} : { reason }),
    };
    const own = seats.filter((seat) => seat.teamId === teamId);
    const named = money === null ? own.filter(({ userId }) => userId === captainId) : own;
    const others = money === null ? own.map(({ userId }) => userId) : [];
    for (const { userId, stakeCents, feeCents } of named)
      await tellTeam(tx, event, { ...common, userId, stakeCents, feeCents }, at, others);
    if (named.length === 0) await tellTeam(tx, event, { ...common, userId: captainId ?? '' }, at, others);
  }
}
