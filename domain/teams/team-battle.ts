import { CONTEST_WINDOW, type Claim, BATTLE_WINDOW } from '../battles/battle.ts';
import {
  type Contest,
  type Standing,
  contest,
  countsFrom,
  needsRecording,
  passDeadline,
  report,
  standingClaim,
} from '../disputes/contest.ts';
import { recordingMissing } from '../battles/report-result.ts';
import type { Decision } from '../disputes/decide-dispute.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { TeamBattleStatus } from './team.ts';

export const ROUNDS_MAX = 999;

/** Rounds of the home team and of the away team. */
export type Rounds = readonly [number, number];

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
  /** As first reported and, once it is settled, by the first report of its winner; null without one. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  /** The rounds by each captain's word; null where that named none, and where it was not kept whose they are. */
  readonly homeRounds: Rounds | null;
  readonly awayRounds: Rounds | null;
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

/** A captain's word on the result. */
interface TeamSaid {
  readonly claim: Claim;
  /** Null where no rounds are counted. */
  readonly score: OwnScore | null;
  /** The recording that shows it; empty for none. */
  readonly recordingUrl: string;
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
    homeRounds: null,
    awayRounds: null,
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

/** The score is that of the first who has reported this winner; one that tells of another winner is nobody's. */
function settleTeamBattle<B extends TeamBattle>(battle: B, winnerTeamId: string): TeamBattleTransition<B> {
  const told = reportsOf(battle).find(({ claim, rounds }) => claim === winnerTeamId && rounds !== null);
  const [homeScore, awayScore] = told?.rounds ?? [null, null];
  return {
    battle: { ...battle, homeScore, awayScore, status: 'completed', winnerTeamId, dueAt: null },
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
export function reportsOf(battle: TeamBattle) {
  const { homeTeamId, awayTeamId, homeScore, awayScore, homeRounds, awayRounds } = battle;
  const isKept = homeRounds !== null || awayRounds !== null;
  const first: Rounds | null = isKept || homeScore === null || awayScore === null ? null : [homeScore, awayScore];
  // Where it was not kept whose the rounds are, they go with the word that they agree with.
  const fits = (claim: string) => first !== null && first[0] > first[1] === (claim === homeTeamId);
  return [
    { side: homeTeamId, claim: battle.homeClaim, at: battle.homeClaimedAt, rounds: homeRounds },
    { side: awayTeamId, claim: battle.awayClaim, at: battle.awayClaimedAt, rounds: awayRounds },
  ]
    .flatMap(({ claim, rounds, ...said }) =>
      claim === null ? [] : [{ ...said, claim, rounds: rounds ?? (fits(claim) ? first : null) }],
    )
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
}

/** A team battle as a contest of two sides: their captains report which team has won. */
const contestOf = (battle: TeamBattle): Contest<string, string> => ({
  sides: [battle.homeTeamId, battle.awayTeamId],
  reports: reportsOf(battle),
  closed: battle.status === 'active' ? null : 'BATTLE_NOT_ACTIVE',
  isContested: battle.status === 'disputed',
  dueAt: battle.dueAt,
});

const isRounds = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= ROUNDS_MAX;

/**
 * A captain's word on the result: as in every contest of two sides, two that are the same settle. Refusals:
 * NOT_A_PARTICIPANT, BATTLE_NOT_ACTIVE, ALREADY_REPORTED, RECORDING_REQUIRED, BAD_INPUT.
 */
export function reportTeamBattle<B extends TeamBattle>(
  battle: B,
  teamId: string,
  { claim, score, recordingUrl }: TeamSaid,
  now: number,
): Ruling<TeamBattleTransition<B>> {
  const winnerTeamId = claim === 'won' ? teamId : otherTeam(battle, teamId);
  const open = contestOf(battle);
  const told = { side: teamId, claim: winnerTeamId };
  const ruling = report(open, told, now, CONTEST_WINDOW);
  if (!ruling.ok) return ruling;
  if (recordingUrl === '' && needsRecording(open, told, claim === 'won')) return recordingMissing();
  if (score !== null) {
    const fits = isRounds(score.own) && isRounds(score.other);
    if (!fits || (claim === 'won' ? score.own <= score.other : score.own >= score.other))
      return refuse('BAD_INPUT', { field: 'score' });
  }
  const isHome = teamId === battle.homeTeamId;
  const at = countsFrom(now, reportsOf(battle));
  const rounds: Rounds | null = score && (isHome ? [score.own, score.other] : [score.other, score.own]);
  const said: B = {
    ...battle,
    ...(battle.homeScore === null && rounds ? { homeScore: rounds[0], awayScore: rounds[1] } : {}),
    ...(isHome
      ? { homeClaim: winnerTeamId, homeClaimedAt: at, homeRounds: rounds }
      : { awayClaim: winnerTeamId, awayClaimedAt: at, awayRounds: rounds }),
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
