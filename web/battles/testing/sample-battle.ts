import { type Battle, UNCALLED, feeOf, poolOf } from '../../../domain/battles/battle.ts';
import type { BattleGame } from '../../../domain/shared/games.ts';
import { nextStep } from '../../../domain/battles/next-step.ts';
import { phraseWords } from '../../../domain/shared/contest-phrases.ts';
import type { BattleDetailFragment, StepWordsFragment } from '../operations/__generated__/battle.gql.ts';

const PLAIN = { __typename: 'Worn', frame: null, title: null, skin: null } as const;
export const DEMO = { __typename: 'Player', id: '1', username: 'demo', avatarUrl: null, worn: PLAIN } as const;
export const RIVAL = { __typename: 'Player', id: '2', username: 'rival', avatarUrl: null, worn: PLAIN } as const;

/** 2026-03-07, a Saturday, 14:00 UTC. */
export const NOON_AT = Date.UTC(2026, 2, 7, 14);

/** A $50 battle of demo with a free seat, as demo sees it, changed as the test needs it. */
export function sampleBattle(change: Partial<BattleDetailFragment> = {}): BattleDetailFragment {
  const stakeCents = change.stakeCents ?? 50_00;
  const battle: Omit<BattleDetailFragment, 'nextStep'> = {
    __typename: 'Battle',
    id: 'b1',
    status: 'WAITING',
    game: 'VALORANT',
    gameTitle: 'Valorant',
    gameMode: '1v1 Duel',
    title: 'Ascent, first to 13',
    mode: 'DUEL',
    description: '',
    privacy: 'PUBLIC',
    stakeCents,
    feeCents: feeOf(stakeCents),
    holdCents: stakeCents + feeOf(stakeCents),
    poolCents: poolOf(stakeCents),
    creator: DEMO,
    creatorRating: 1_520,
    opponent: null,
    winnerId: null,
    createdAt: NOON_AT,
    startedAt: null,
    endedAt: null,
    endsAt: NOON_AT,
    dueAt: NOON_AT,
    readyId: null,
    checkEndsAt: null,
    laterId: null,
    laterUntil: null,
    viewerReady: false,
    progress: 20,
    inviteCode: null,
    viewerSeat: 'CREATOR',
    viewerResult: null,
    opponentRecord: null,
    standings: [],
    reports: [],
    dispute: null,
    meeting: null,
    viewerRating: null,
    rematch: null,
    ...change,
  };
  return { ...battle, nextStep: change.nextStep ?? stepOf(battle) };
}

/** What the server says comes next in such a battle for whoever sees it, an instant before its deadline. */
export function stepOf(battle: Omit<BattleDetailFragment, 'nextStep'>): StepWordsFragment {
  const { creator, opponent, viewerSeat, readyId } = battle;
  const viewerId = { CREATOR: creator.id, OPPONENT: opponent?.id ?? null, none: 'onlooker' }[viewerSeat ?? 'none'];
  const { action, phrase, tone, until } = nextStep(
    {
      ...battle,
      ...UNCALLED,
      status: battle.status.toLowerCase() as Battle['status'],
      game: battle.game.toLowerCase() as BattleGame,
      privacy: battle.privacy.toLowerCase() as Battle['privacy'],
      creatorId: creator.id,
      creatorName: creator.username,
      opponentId: opponent?.id ?? null,
      opponentName: opponent?.username ?? null,
      readySeat: readyId === null ? null : readyId === creator.id ? 'creator' : 'opponent',
      checkEndsAt: battle.checkEndsAt,
    },
    battle.reports.map((report) => ({ ...report, claim: report.claim === 'WON' ? 'won' : 'lost' })),
    viewerId,
    NOON_AT - 1,
  );
  return {
    __typename: 'NextStep',
    action: action && (enumOf(action) as StepWordsFragment['action']),
    tone: enumOf(tone) as StepWordsFragment['tone'],
    says: phraseWords(phrase),
    phrase: {
      __typename: 'ContestPhrase',
      code: enumOf(phrase.code) as StepWordsFragment['phrase']['code'],
      names: [...phrase.names],
      numbers: [...phrase.numbers],
    },
    until,
  };
}

const enumOf = (value: string): string => value.replaceAll('-', '_').toUpperCase();

/** One player's report on the sample battle. */
export const sampleReport = (
  playerId: string,
  claim: 'WON' | 'LOST',
  score = '13–9',
): BattleDetailFragment['reports'][number] => ({
  __typename: 'BattleReport',
  playerId,
  claim,
  score,
  recordingUrl: `https://recordings.example/${playerId}`,
  at: NOON_AT,
});

export const sampleDispute = (
  change: Partial<NonNullable<BattleDetailFragment['dispute']>> = {},
): NonNullable<BattleDetailFragment['dispute']> => ({
  __typename: 'Dispute',
  id: 'd1',
  type: 'MATCH_RESULT',
  description: 'The two reported results contradict each other.',
  status: 'PENDING',
  submittedAt: NOON_AT,
  escalatesAt: NOON_AT,
  reportedBy: null,
  action: null,
  reason: null,
  decidedAt: null,
  appealableUntil: null,
  appeal: null,
  answerableUntil: null,
  evidenceUntil: null,
  answersDue: [],
  readings: [],
  evidence: [],
  ...change,
});
