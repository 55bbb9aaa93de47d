import { describe, expect, it } from 'vitest';
import { NOW, battleIn } from '../../tests/support/battle-cases.ts';
import { MINUTE } from '../shared/time.ts';
import { phraseWords } from '../shared/contest-phrases.ts';
import { type Battle, type BattleReport, BATTLE_STATUSES, CHECK_WINDOW } from './battle.ts';
import { type SteppedBattle, nextStep } from './next-step.ts';
import { startBattle } from './start-battle.ts';

const AT = NOW + 60 * MINUTE;
const VIEWERS = ['creator', 'opponent', 'stranger', null] as const;
type Viewer = (typeof VIEWERS)[number];

const stepped = (battle: Battle, change: Partial<SteppedBattle> = {}): SteppedBattle => ({
  ...battle,
  game: 'valorant',
  creatorName: 'Nova',
  opponentName: battle.opponentId === null ? null : 'Comet',
  ...change,
});

const said = (playerId: string, claim: BattleReport['claim'], score = '13–7') => ({ playerId, claim, score });

function called(by: string): Battle {
  const ruling = startBattle(battleIn('waiting'), by, NOW);
  if (!ruling.ok) throw new Error(ruling.refusal.code);
  return ruling.value.battle;
}

/** Action, whose move, what is said, and until when. */
type Told = readonly [action: string | null, tone: string, words: string, until: number | null];

const tell = (battle: SteppedBattle, reports: ReturnType<typeof said>[], viewer: Viewer, now = NOW): Told => {
  const { action, tone, phrase, until } = nextStep(battle, reports, viewer, now);
  return [action, tone, phraseWords(phrase), until];
};

const OPEN = stepped(battleIn('waiting', { opponentId: null }));
const BOTH = stepped(battleIn('waiting'));
const CALLED = stepped(called('creator'));
const ACTIVE = stepped(battleIn('active'));
const CHESS = stepped(battleIn('active'), { game: 'chess' });
const ONE = [said('creator', 'won')];
const GIVEN_UP = [said('opponent', 'lost', '')];
const CHECK = NOW + CHECK_WINDOW;

const ROWS: readonly [
  state: string,
  battle: SteppedBattle,
  reports: ReturnType<typeof said>[],
  steps: Readonly<Record<'creator' | 'opponent' | 'stranger' | 'visitor', Told>>,
][] = [
  [
    'an open seat',
    OPEN,
    [],
    {
      creator: ['invite', 'wait', 'Waiting for an opponent', AT],
      opponent: ['join', 'offer', 'Free seat for $52.50', AT],
      stranger: ['join', 'offer', 'Free seat for $52.50', AT],
      visitor: [null, 'none', 'Waiting for an opponent', AT],
    },
  ],
  [
    'both seats taken',
    BOTH,
    [],
    {
      creator: ['start', 'turn', 'Ready to start', AT],
      opponent: ['start', 'turn', 'Ready to start', AT],
      stranger: [null, 'none', 'Ready to start', AT],
      visitor: [null, 'none', 'Ready to start', AT],
    },
  ],
  [
    'one player ready',
    CALLED,
    [],
    {
      creator: ['take-back', 'wait', 'You are ready. Waiting for Comet', CHECK],
      opponent: ['answer-call', 'urgent', 'Nova is ready. Are you?', CHECK],
      stranger: [null, 'none', 'Ready to start', AT],
      visitor: [null, 'none', 'Ready to start', AT],
    },
  ],
  [
    'a running battle',
    ACTIVE,
    [],
    {
      creator: ['report', 'turn', 'Play, then report the result', AT],
      opponent: ['report', 'turn', 'Play, then report the result', AT],
      stranger: [null, 'none', 'Being played', AT],
      visitor: [null, 'none', 'Being played', AT],
    },
  ],
  [
    'a running game of chess',
    CHESS,
    [],
    {
      creator: ['play', 'turn', 'Play it on Lichess', AT],
      opponent: ['play', 'turn', 'Play it on Lichess', AT],
      stranger: [null, 'none', 'Being played', AT],
      visitor: [null, 'none', 'Being played', AT],
    },
  ],
  [
    'a reported win',
    ACTIVE,
    ONE,
    {
      creator: [null, 'wait', 'Your result is in. Waiting for Comet', AT],
      opponent: ['answer-report', 'urgent', 'Nova says they won 13–7', AT],
      stranger: [null, 'none', 'A result was reported', AT],
      visitor: [null, 'none', 'A result was reported', AT],
    },
  ],
  [
    'a reported loss without a score',
    ACTIVE,
    GIVEN_UP,
    {
      creator: ['answer-report', 'urgent', 'Comet says you won', AT],
      opponent: [null, 'wait', 'Your result is in. Waiting for Nova', AT],
      stranger: [null, 'none', 'A result was reported', AT],
      visitor: [null, 'none', 'A result was reported', AT],
    },
  ],
  [
    'a dispute',
    stepped(battleIn('disputed')),
    [],
    {
      creator: [null, 'wait', 'In dispute', null],
      opponent: [null, 'wait', 'In dispute', null],
      stranger: [null, 'none', 'In dispute', null],
      visitor: [null, 'none', 'In dispute', null],
    },
  ],
  [
    'a completed battle',
    stepped(battleIn('completed')),
    [],
    {
      creator: ['rematch', 'offer', 'You won $100.00', null],
      opponent: ['rematch', 'offer', 'You lost $52.50', null],
      stranger: [null, 'none', 'Nova won', null],
      visitor: [null, 'none', 'Nova won', null],
    },
  ],
];

describe('the next step of a battle', () => {
  it.each(ROWS)('%s: one for each viewer', (_, battle, reports, steps) => {
    expect({
      creator: tell(battle, reports, 'creator'),
      opponent: tell(battle, reports, 'opponent'),
      stranger: tell(battle, reports, 'stranger'),
      visitor: tell(battle, reports, null),
    }).toEqual(steps);
  });

  it.each(['cancelled', 'expired'] as const)('a battle that is %s has given everything back', (status) => {
    for (const viewer of VIEWERS)
      expect(tell(stepped(battleIn(status)), [], viewer)).toEqual([null, 'none', 'Given back', null]);
  });

  it('a draft is its creator’s to publish', () => {
    const draft = stepped(battleIn('draft'));
    expect(tell(draft, [], 'creator')).toEqual(['publish', 'turn', 'A draft that only you see', null]);
    expect(tell(draft, [], 'stranger')[0]).toBeNull();
  });

  it('a call whose time is up is none any more, before the server has said so', () => {
    expect(tell(CALLED, [], 'opponent', CHECK - 1)[0]).toBe('answer-call');
    expect(tell(CALLED, [], 'opponent', CHECK)).toEqual(['start', 'turn', 'Ready to start', AT]);
    expect(tell(CALLED, [], 'creator', CHECK)).toEqual(['start', 'turn', 'Ready to start', AT]);
  });

  it('no state is without a step, and nobody who does not play is told to act but to join', () => {
    for (const status of BATTLE_STATUSES) {
      for (const viewer of VIEWERS) {
        for (const reports of [[], ONE]) {
          const { action, tone, phrase } = nextStep(stepped(battleIn(status)), reports, viewer, NOW);
          expect(phraseWords(phrase), `${status} ${viewer}`).not.toMatch(/undefined|^$/);
          if (viewer === 'stranger' || viewer === null) expect([action, tone]).toEqual([null, 'none']);
        }
      }
    }
  });
});
