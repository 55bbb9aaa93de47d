import { type ContestPhrase, phrase } from '../shared/contest-phrases.ts';
import type { BattleGame } from '../shared/games.ts';
import type { StepTone } from '../shared/step-tones.ts';
import { type Battle, type Claim, holdOf, isPlayer, otherPlayer, playerAt, poolOf } from './battle.ts';
import { callAt } from './start-battle.ts';

/** What a viewer can do with a battle next. */
export const STEP_ACTIONS = [
  'publish',
  'invite',
  'join',
  'start',
  'take-back',
  'answer-call',
  'play',
  'report',
  'answer-report',
  'rematch',
] as const;
export type StepAction = (typeof STEP_ACTIONS)[number];

export interface NextStep {
  /** Null where the viewer can do nothing but wait or look on. */
  readonly action: StepAction | null;
  readonly phrase: ContestPhrase;
  /** When the step is over by itself; null where nothing is due. */
  readonly until: number | null;
  readonly tone: StepTone;
}

/** A battle with what its steps speak of. */
export interface SteppedBattle extends Battle {
  readonly game: BattleGame;
  readonly creatorName: string;
  readonly opponentName: string | null;
}

interface SaidResult {
  readonly playerId: string;
  readonly claim: Claim;
  readonly score: string;
}

const step = (
  action: StepAction | null,
  tone: StepTone,
  until: number | null,
  ...said: Parameters<typeof phrase>
): NextStep => ({ action, phrase: phrase(...said), until, tone });

/**
 * The one thing that comes next in a battle for whoever looks at it: every door that knows its viewer shows this one.
 * @param viewerId null for a visitor
 * @param reports what the players have said so far, the first to speak first; of use while the battle is active
 */
export function nextStep(
  battle: SteppedBattle,
  reports: readonly SaidResult[],
  viewerId: string | null,
  now: number,
): NextStep {
  const isMine = viewerId !== null && isPlayer(battle, viewerId);
  switch (battle.status) {
    case 'draft':
      return step(isMine ? 'publish' : null, isMine ? 'turn' : 'none', null, 'unpublished');
    case 'waiting':
      return battle.opponentId === null
        ? openSeat(battle, viewerId)
        : beforeStart(battle, isMine ? viewerId : null, now);
    case 'active':
      return isMine ? playing(battle, reports, viewerId) : lookOn(battle, reports);
    case 'disputed':
      return step(null, isMine ? 'wait' : 'none', null, 'disputed');
    case 'completed':
      return isMine ? ownResult(battle, viewerId) : result(battle);
    case 'cancelled':
    case 'expired':
      return step(null, 'none', null, 'given-back');
  }
}

function openSeat(battle: SteppedBattle, viewerId: string | null): NextStep {
  const { creatorId, endsAt } = battle;
  if (viewerId === creatorId) return step('invite', 'wait', endsAt, 'needs-opponent');
  if (viewerId === null) return step(null, 'none', endsAt, 'needs-opponent');
  return step('join', 'offer', endsAt, 'seat-free', holdOf(battle));
}

function beforeStart(battle: SteppedBattle, playerId: string | null, now: number): NextStep {
  const { readySeat, checkEndsAt, endsAt } = callAt(battle, now);
  if (playerId === null) return step(null, 'none', endsAt, 'can-start');
  if (readySeat === null) return step('start', 'turn', endsAt, 'can-start');
  const name = nameOf(battle, otherPlayer(battle, playerId));
  return playerAt(battle, readySeat) === playerId
    ? step('take-back', 'wait', checkEndsAt, 'ready-waits', name)
    : step('answer-call', 'urgent', checkEndsAt, 'ready-calls', name);
}

function playing(battle: SteppedBattle, reports: readonly SaidResult[], playerId: string): NextStep {
  const { dueAt } = battle;
  const name = nameOf(battle, otherPlayer(battle, playerId));
  if (reports.some((report) => report.playerId === playerId)) return step(null, 'wait', dueAt, 'report-waits', name);
  const [report] = reports;
  if (report)
    return step(
      'answer-report',
      'urgent',
      dueAt,
      report.claim === 'won' ? 'says-won' : 'says-lost',
      name,
      report.score,
    );
  // Lichess tells how a game of chess has ended.
  return battle.game === 'chess'
    ? step('play', 'turn', dueAt, 'play-lichess')
    : step('report', 'turn', dueAt, 'play-report');
}

/** Onlookers are not told who has reported what, only that somebody has. */
const lookOn = ({ dueAt }: SteppedBattle, reports: readonly SaidResult[]): NextStep =>
  step(null, 'none', dueAt, reports.length === 0 ? 'playing' : 'reported');

const ownResult = (battle: SteppedBattle, playerId: string): NextStep =>
  battle.winnerId === playerId
    ? step('rematch', 'offer', null, 'you-won', poolOf(battle.stakeCents))
    : step('rematch', 'offer', null, 'you-lost', holdOf(battle));

const result = (battle: SteppedBattle): NextStep => step(null, 'none', null, 'won', nameOf(battle, battle.winnerId));

const nameOf = (battle: SteppedBattle, playerId: string | null): string =>
  playerId === battle.creatorId ? battle.creatorName : (battle.opponentName ?? '');
