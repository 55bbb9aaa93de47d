import { CONTEST_WINDOW, type Claim, BATTLE_WINDOW } from '../battles/battle.ts';
import {
  type Contest,
  type Standing,
  contest,
  countsFrom,
  passDeadline,
  report,
  standingClaim,
} from '../disputes/contest.ts';
import type { Decision } from '../disputes/decide-dispute.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { TeamBattleStatus } from './team.ts';

export const ROUNDS_MAX = 999;

export interface TeamBattle {
  readonly status: TeamBattleStatus;
  readonly homeTeamId: string;
  readonly awayTeamId: string;
  readonly winnerTeamId: string | null;
  /** The winner by each captain's word; null until said. */
  readonly homeClaim: string | null;
  readonly awayClaim: string | null;
  /** When each captain said so; null until said. */
  readonly homeClaimedAt: number | null;
  readonly awayClaimedAt: number | null;
  /** As first reported; null without one. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** The end that the countdown runs to. */
  readonly endsAt: number;
  /** When the server acts by itself; null when nothing is due. */
  readonly dueAt: number | null;
}

export const TEAM_BATTLE_EVENTS = [
  'team.battle-started',
  'team.battle-reported',
  'team.battle-completed',
  'team.battle-disputed',
  'team.battle-resumed',
  'team.battle-escalated',
] as const;
export type TeamBattleEvent = (typeof TEAM_BATTLE_EVENTS)[number];

/** What a rule decides: the battle afterwards, what happens to the escrow, and what to tell. */
export interface TeamBattleTransition<B extends TeamBattle = TeamBattle> {
  readonly battle: B;
  readonly money: 'hold' | 'settle' | 'refund' | null;
  readonly event: TeamBattleEvent;
}

/** A score as the reporting captain sees it. */
export interface OwnScore {
  readonly own: number;
  readonly other: number;
}

type Opening = Pick<TeamBattle, 'homeTeamId' | 'awayTeamId'>;

/** Both sides' money is in; the battle runs. */
export const startTeamBattle = <O extends Opening>(opening: O, now: number): TeamBattleTransition<O & TeamBattle> => ({
  battle: {
    ...opening,
    status: 'active',
    winnerTeamId: null,
    homeClaim: null,
    awayClaim: null,
    homeClaimedAt: null,
    awayClaimedAt: null,
    homeScore: null,
    awayScore: null,
    endsAt: now + BATTLE_WINDOW,
    dueAt: now + BATTLE_WINDOW,
  },
  money: 'hold',
  event: 'team.battle-started',
});

export const isSide = (battle: Opening, teamId: string): boolean =>
  battle.homeTeamId === teamId || battle.awayTeamId === teamId;

const otherTeam = (battle: Opening, teamId: string): string =>
  battle.homeTeamId === teamId ? battle.awayTeamId : battle.homeTeamId;

/** A score that tells of another winner is nobody's. */
function settleTeamBattle<B extends TeamBattle>(battle: B, winnerTeamId: string): TeamBattleTransition<B> {
  const { homeScore, awayScore } = battle;
  const isHome = winnerTeamId === battle.homeTeamId;
  const isTrue = homeScore !== null && awayScore !== null && (isHome ? homeScore > awayScore : awayScore > homeScore);
  const score = isTrue ? {} : { homeScore: null, awayScore: null };
  return {
    battle: { ...battle, ...score, status: 'completed', winnerTeamId, dueAt: null },
    money: 'settle',
    event: 'team.battle-completed',
  };
}

const voidTeamBattle = <B extends TeamBattle>(battle: B): TeamBattleTransition<B> => ({
  battle: { ...battle, homeScore: null, awayScore: null, status: 'cancelled', dueAt: null },
  money: 'refund',
  event: 'team.battle-completed',
});

/** What the captains' words make of a team battle. */
function becomes<B extends TeamBattle>(battle: B, standing: Standing<string | null>): TeamBattleTransition<B> {
  switch (standing.kind) {
    case 'settled':
      return standing.by === null ? voidTeamBattle(battle) : settleTeamBattle(battle, standing.by);
    case 'contested':
      // The stakes stay in escrow until a moderator decides.
      return { battle: { ...battle, status: 'disputed', dueAt: null }, money: null, event: 'team.battle-disputed' };
    case 'waits':
      return { battle: { ...battle, dueAt: standing.until }, money: null, event: 'team.battle-reported' };
  }
}

/** What the captains have said, the first to speak first; `at` is null where the instant was not kept. */
export const reportsOf = (battle: TeamBattle) =>
  [
    { side: battle.homeTeamId, claim: battle.homeClaim, at: battle.homeClaimedAt },
    { side: battle.awayTeamId, claim: battle.awayClaim, at: battle.awayClaimedAt },
  ]
    .flatMap(({ claim, ...said }) => (claim === null ? [] : [{ ...said, claim }]))
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));

/** A team battle as a contest of two sides: their captains report which team has won. */
const contestOf = (battle: TeamBattle): Contest<string, string> => ({
  sides: [battle.homeTeamId, battle.awayTeamId],
  reports: reportsOf(battle),
  closed: battle.status === 'active' ? null : 'BATTLE_NOT_ACTIVE',
  isContested: battle.status === 'disputed',
  dueAt: battle.dueAt,
});

const isRounds = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= ROUNDS_MAX;

/** A captain's word on the result: as in every contest of two sides, two that are the same settle. */
export function reportTeamBattle<B extends TeamBattle>(
  battle: B,
  teamId: string,
  claim: Claim,
  score: OwnScore | null,
  now: number,
): Ruling<TeamBattleTransition<B>> {
  const winnerTeamId = claim === 'won' ? teamId : otherTeam(battle, teamId);
  const ruling = report(contestOf(battle), { side: teamId, claim: winnerTeamId }, now, CONTEST_WINDOW);
  if (!ruling.ok) return ruling;
  if (score !== null) {
    const fits = isRounds(score.own) && isRounds(score.other);
    if (!fits || (claim === 'won' ? score.own <= score.other : score.own >= score.other))
      return refuse('BAD_INPUT', { field: 'score' });
  }
  const isHome = teamId === battle.homeTeamId;
  const at = countsFrom(now, reportsOf(battle));
  const rounds = score && { homeScore: isHome ? score.own : score.other, awayScore: isHome ? score.other : score.own };
  const said: B = {
    ...battle,
    ...(battle.homeScore === null && rounds ? rounds : {}),
    ...(isHome ? { homeClaim: winnerTeamId, homeClaimedAt: at } : { awayClaim: winnerTeamId, awayClaimedAt: at }),
  };
  return allow(becomes(said, ruling.value));
}

/** A captain says that something is wrong, whatever was reported before. */
export function disputeTeamBattle<B extends TeamBattle>(battle: B, teamId: string): Ruling<TeamBattleTransition<B>> {
  const ruling = contest(contestOf(battle), teamId);
  return ruling.ok ? allow(becomes(battle, ruling.value)) : ruling;
}

/** What the server does by itself: a single report stands, a battle without any is void. Null when nothing is due. */
export function passTeamDeadline<B extends TeamBattle>(battle: B, now: number): TeamBattleTransition<B> | null {
  const standing = passDeadline(contestOf(battle), now);
  return standing && becomes(battle, standing);
}

/**
 * The winner by the first report, which stands unless overturned; null without a report, and where the order of two is
 * not known because it was not kept at the time.
 */
export function standingTeam(battle: TeamBattle): string | null {
  const reports = reportsOf(battle);
  return reports.length === 2 && reports.some(({ at }) => at === null) ? null : standingClaim(reports);
}

/** What a decision over the dispute does with the team battle. */
export function decideTeamBattle<B extends TeamBattle>(
  battle: B,
  decision: Decision,
  now: number,
): TeamBattleTransition<B> {
  switch (decision.kind) {
    case 'award':
      return settleTeamBattle(battle, decision.winnerId);
    case 'resume': {
      const endsAt = now + BATTLE_WINDOW;
      return {
        battle: { ...battle, status: 'active', endsAt, dueAt: endsAt },
        money: null,
        event: 'team.battle-resumed',
      };
    }
    case 'void':
      return voidTeamBattle(battle);
    case 'escalate':
      return { battle, money: null, event: 'team.battle-escalated' };
  }
}
