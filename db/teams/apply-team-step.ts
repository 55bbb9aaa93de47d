import { eq } from 'drizzle-orm';
import type { Tier } from '../../domain/accounts/roles.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { utcDay } from '../../domain/shared/time.ts';
import type { TeamBattleStep } from '../../domain/teams/team-battle.ts';
import { captainOf } from '../../domain/teams/membership.ts';
import { payoutOf, seatEarningOf, seatHoldOf } from '../../domain/teams/shares.ts';
import { type Leg, escrowAccount, feeAccount, userAccount } from '../../domain/wallet/ledger.ts';
import { withinDailyStakes } from '../../domain/wallet/limits.ts';
import type { Tx } from '../client/database.ts';
import { type NewTransfer, postTransfer } from '../wallet/index.ts';
import { countHold, countPayout, uncountHold } from '../wallet/play-day.ts';
import { withinOwnLimits } from '../wallet/play-limit.queries.ts';
import { countTeamBattle, lockTeams, readRoster, readTeam } from './team.queries.ts';
import { type TeamBattleRow, type TeamSeatRow, teamBattles, teamSeats } from './team.table.ts';
import { tellTeam } from './tell-team.ts';

interface TeamStepContext {
  /** The instant of the step. */
  readonly at: number;
  /** Who caused it; null when the server did. */
  readonly actorId: string | null;
  /** Ids that grow with time. */
  readonly newId: () => string;
}

type Step = TeamBattleStep<TeamBattleRow>;

/** Opens a team battle: its row, its line-ups, every payer's money and the news, in the caller's transaction. */
export async function insertTeamStep(
  tx: Tx,
  step: Step,
  seats: readonly TeamSeatRow[],
  /** By payer; null where no limit holds. */
  tiers: ReadonlyMap<string, Tier> | null,
  context: TeamStepContext,
): Promise<void> {
  await tx.insert(teamBattles).values(step.battle);
  await tx.insert(teamSeats).values([...seats]);
  for (const seat of payersOf(seats)) await hold(tx, step.battle, seat, tiers, context);
  await tell(tx, step, seats, context);
}

/** Brings a stored team battle to where a rule put it: row, money, figures and news at once. */
export async function applyTeamStep(
  tx: Tx,
  step: Step,
  seats: readonly TeamSeatRow[],
  context: TeamStepContext,
): Promise<void> {
  const { id, ...row } = step.battle;
  const isOver = row.status === 'completed' || row.status === 'cancelled';
  const endedAt = isOver ? context.at : null;
  await tx
    .update(teamBattles)
    .set({ ...row, endedAt })
    .where(eq(teamBattles.id, id));
  if (step.money === 'settle') await settle(tx, step.battle, seats, context);
  if (step.money === 'refund') for (const seat of payersOf(seats)) await refund(tx, step.battle, seat, context);
  await tell(tx, step, seats, context);
}

/** In the order of players, so that two battles with the same payers never wait for each other. */
const payersOf = (seats: readonly TeamSeatRow[]): TeamSeatRow[] =>
  seats.filter(({ stakeCents }) => stakeCents > 0).toSorted((a, b) => (a.userId < b.userId ? -1 : 1));

const commonOf = (battle: TeamBattleRow, { newId, actorId, at }: TeamStepContext) =>
  ({ id: newId(), currency: 'USD', subjectId: battle.id, actorId, at }) as const;

const feeLeg = (accountId: string, amount: number): Leg[] => (amount === 0 ? [] : [{ accountId, kind: 'fee', amount }]);

/**
 * Stake and fee of one payer into the escrow, within the payer's limits. Who is not the actor is named in a refusal:
 * the captains must know on whom the battle waits, and not why.
 */
async function hold(
  tx: Tx,
  battle: TeamBattleRow,
  seat: TeamSeatRow,
  tiers: ReadonlyMap<string, Tier> | null,
  context: TeamStepContext,
): Promise<void> {
  const { userId, stakeCents, feeCents } = seat;
  const held = { stakeCents, holdCents: seatHoldOf(seat) };
  const player = userAccount(userId, 'USD');
  const transfer: NewTransfer = {
    ...commonOf(battle, context),
    opKey: `hold:${battle.id}:${userId}`,
    kind: 'hold',
    legs: [
      { accountId: player, kind: 'wager', amount: -stakeCents },
      ...feeLeg(player, -feeCents),
      { accountId: escrowAccount(battle.id), kind: 'wager', amount: held.holdCents },
    ],
  };
  try {
    await postTransfer(tx, transfer);
    const tier = tiers?.get(userId);
    if (tier) must(await withinOwnLimits(tx, userId, { stake: stakeCents, loss: held.holdCents }, context.at));
    const staked = await countHold(tx, userId, utcDay(context.at), held);
    if (tier) must(withinDailyStakes(tier, staked, stakeCents));
  } catch (error) {
    if (error instanceof Refused && userId !== context.actorId) throw new Refused('TEAM_CHANGED', { data: { userId } });
    throw error;
  }
}

async function refund(tx: Tx, battle: TeamBattleRow, seat: TeamSeatRow, context: TeamStepContext): Promise<void> {
  const { userId, stakeCents, feeCents } = seat;
  const holdCents = seatHoldOf(seat);
  const player = userAccount(userId, 'USD');
  await postTransfer(tx, {
    ...commonOf(battle, context),
    opKey: `refund:${battle.id}:${userId}`,
    kind: 'refund',
    legs: [
      { accountId: escrowAccount(battle.id), kind: 'refund', amount: -holdCents },
      { accountId: player, kind: 'refund', amount: stakeCents },
      ...feeLeg(player, feeCents),
    ],
  });
  await uncountHold(tx, userId, utcDay(battle.createdAt), { stakeCents, holdCents });
}

/**
 * The pool to who paid for the winning side, each in a transfer of their own, so that a receipt tells of nobody else's
 * money; then all fees to the house. Teams and members are counted in the order of their ids.
 */
async function settle(
  tx: Tx,
  battle: TeamBattleRow,
  seats: readonly TeamSeatRow[],
  context: TeamStepContext,
): Promise<void> {
  const escrow = escrowAccount(battle.id);
  const { winnerTeamId } = battle;
  // Before the accounts, as whoever opens a battle takes them.
  await lockTeams(tx, [battle.homeTeamId, battle.awayTeamId]);
  for (const seat of payersOf(seats.filter(({ teamId }) => teamId === winnerTeamId))) {
    const amount = payoutOf(seat);
    await postTransfer(tx, {
      ...commonOf(battle, context),
      opKey: `settle:${battle.id}:${seat.userId}`,
      kind: 'settle',
      legs: [
        { accountId: escrow, kind: 'payout', amount: -amount },
        { accountId: userAccount(seat.userId, 'USD'), kind: 'payout', amount },
      ],
    });
    await countPayout(tx, seat.userId, utcDay(context.at), amount);
  }
  const feeCents = seats.reduce((sum, seat) => sum + seat.feeCents, 0);
  if (feeCents > 0)
    await postTransfer(tx, {
      ...commonOf(battle, context),
      opKey: `settle:${battle.id}`,
      kind: 'settle',
      legs: [
        { accountId: escrow, kind: 'fee', amount: -feeCents },
        { accountId: feeAccount('USD', battle.id), kind: 'fee', amount: feeCents },
      ],
    });
  for (const teamId of [battle.homeTeamId, battle.awayTeamId].toSorted()) {
    const won = teamId === winnerTeamId;
    const own = seats.filter((seat) => seat.teamId === teamId);
    await countTeamBattle(
      tx,
      teamId,
      won,
      own.map((seat) => ({ userId: seat.userId, cents: seatEarningOf(seat, won) })),
    );
  }
}

/** Both teams hear of it; where money moved, so does everybody whose money it was. */
async function tell(tx: Tx, step: Step, seats: readonly TeamSeatRow[], { at }: TeamStepContext): Promise<void> {
  const { battle, event, money } = step;
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
    };
    const own = seats.filter((seat) => seat.teamId === teamId);
    const named = money === null ? own.filter(({ userId }) => userId === captainId) : own;
    for (const { userId, stakeCents, feeCents } of named)
      await tellTeam(tx, event, { ...common, userId, stakeCents, feeCents }, at);
    if (named.length === 0) await tellTeam(tx, event, { ...common, userId: captainId ?? '' }, at);
  }
}
