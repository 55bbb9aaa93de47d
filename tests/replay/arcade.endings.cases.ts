import { HOUR, utcDay } from '../../domain/shared/time.ts';
import { users } from '../../db/accounts/user.table.ts';
import { type ArcadeContest, type ArcadeRunRow, arcadeRatings } from '../../db/arcade/arcade.table.ts';
import { insertBracket, insertBracketSeat } from '../../db/arcade/bracket.queries.ts';
import type { ArcadeBracket } from '../../db/arcade/bracket.table.ts';
import { newContest, newRun } from '../../db/arcade/new-rows.ts';
import * as personal from '../../db/arcade/personal-data.queries.ts';
import * as rating from '../../db/arcade/rating.queries.ts';
import * as stored from '../../db/arcade/run.queries.ts';
import * as bracketEnds from '../../db/arcade/settle-bracket.ts';
import * as ends from '../../db/arcade/settle-contest.ts';
import * as settled from '../../db/arcade/settled-runs.ts';
import type { Tx } from '../../db/client/database.ts';
import { holdStake } from '../../db/wallet/index.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { roomCases, writes } from './kit.ts';

/** How runs, contests and brackets end, with their ratings and their money. */

const players = [1, 13, 19, 25].map(edgeUser);
const ENTRY = 50;

const context = (cast: Cast) => ({
  at: cast.now,
  newId: cast.newId,
  lastSecret: 'ff',
  commitmentOf: (id: string) => `commitment of ${id}`,
});

type Mode = ArcadeContest['mode'];

const contestOf = (cast: Cast, mode: Mode, seats: number, more: Partial<ArcadeContest> = {}): ArcadeContest => ({
  ...newContest({
    id: `fresh-${mode}`,
    game: 'turncoat',
    version: 1,
    mode,
    currency: 'BC',
    entry: mode === 'practice' || mode === 'daily' || mode === 'bracket' ? 0 : ENTRY,
    fee: 0,
    commitment: 'c0ffee',
    seats: mode === 'daily' ? 1_000_000 : seats,
    createdAt: cast.now - HOUR,
    dueAt: seats > 1 ? cast.now + HOUR : null,
  }),
  taken: seats,
  ...more,
});

/** Scores of those who have played; null is a run that did not count, undefined a ticket that was not begun. */
type Scores = readonly (number | null | undefined)[];

const runsOf = (cast: Cast, contest: ArcadeContest, scores: Scores): ArcadeRunRow[] =>
  scores.map((score, n) => {
    const ticket = newRun(contest, {
      id: `${contest.id}-${n}`,
      userId: players[n] ?? '',
      inputClass: 'keys',
      enteredAt: cast.now - HOUR,
      dueAt: cast.now + HOUR,
    });
    if (score === undefined) return ticket;
    const played = { ...ticket, startedAt: cast.now - HOUR, dueAt: null, endedAt: cast.now };
    if (score === null) return { ...played, state: 'refused' };
    return { ...played, state: 'ended', score, tieBreak: 1, digest: 'd' };
  });

interface Scene {
  readonly contest: ArcadeContest;
  readonly runs: readonly ArcadeRunRow[];
}

const scene = (cast: Cast, mode: Mode, scores: Scores, more: Partial<ArcadeContest> = {}): Scene => {
  const contest = contestOf(cast, mode, scores.length, more);
  return { contest, runs: runsOf(cast, contest, scores) };
};

const heat = (cast: Cast, scores: Scores) => scene(cast, 'skill', scores);
const duel = (cast: Cast) => scene(cast, 'battle', [10, 10]);

async function hold(
  tx: Tx,
  cast: Cast,
  { id, currency, entry }: Pick<ArcadeContest, 'id' | 'currency' | 'entry'>,
  count: number,
) {
  for (const userId of players.slice(0, count)) {
    const staker = cast.row(users, (user) => user.id === userId);
    const subject = { kind: 'arcade', id, title: 'Ж', path: '/Ж', currency } as const;
    await holdStake(tx, subject, { staker, stake: entry, fee: 0 }, cast.context(userId));
  }
}

/** Stores contests as they are played, each with its stakes. */
const put =
  (...made: readonly ((cast: Cast) => Scene)[]) =>
  async (tx: Tx, cast: Cast): Promise<void> => {
    for (const of of made) {
      const { contest, runs } = of(cast);
      await stored.insertContest(tx, contest);
      for (const run of runs) await stored.insertRun(tx, run);
      if (contest.entry > 0) await hold(tx, cast, contest, runs.length);
      if (contest.mode === 'free') for (const run of runs) await rating.lockFreeDay(tx, run.userId, run.day);
    }
  };

const begun = (cast: Cast): Scene => {
  const { contest, runs } = scene(cast, 'battle', [10, undefined]);
  return { contest, runs: runs.map((run) => (run.state === 'entered' ? { ...run, state: 'begun' } : run)) };
};
const tickets = (cast: Cast): Scene => heat(cast, [10, undefined]);
const lone = (cast: Cast): Scene => heat(cast, [undefined]);
const practice = (cast: Cast): Scene => scene(cast, 'practice', [77]);
const onBoard = (cast: Cast): Scene => {
  const { contest, runs } = scene(cast, 'daily', [undefined]);
  return { contest, runs: runs.map((run) => ({ ...run, state: 'begun' })) };
};
const free = (cast: Cast): Scene => {
  const { contest, runs } = scene(cast, 'free', [77]);
  const rivals = [10, 77, 99].map((score, n) => ({ runId: `r${n}`, ratingMicro: 1_000_000_000, score, tieBreak: 1 }));
  return { contest, runs: runs.map((run) => ({ ...run, day: utcDay(cast.now), rivals })) };
};

const bracket = (cast: Cast): ArcadeBracket => ({
  id: 'fresh-bracket',
  game: 'turncoat',
  version: 1,
  currency: 'BC',
  entry: ENTRY,
  fee: 0,
  size: 4,
  taken: 4,
  state: 'playing',
  createdAt: cast.now - HOUR,
  dueAt: null,
  endedAt: null,
});

/** A pair of it, between players of these seeds. */
const pair = (cast: Cast, round: number, n: number, between: readonly [number, number], scores: Scores): Scene => {
  const more = { id: `fresh-pair-${round}-${n}`, bracketId: 'fresh-bracket', round, pair: n } as const;
  const { contest, runs } = scene(cast, 'bracket', scores, more);
  return { contest, runs: runs.map((run, side) => ({ ...run, userId: players[between[side] ?? 0] ?? '' })) };
};
const isDecided = ({ contest, runs }: Scene, advanced: number, cast: Cast): Scene => ({
  contest: { ...contest, state: 'settled', dueAt: null, endedAt: cast.now, advancedId: players[advanced] ?? null },
  runs,
});
const first = (cast: Cast) => pair(cast, 0, 0, [0, 3], [10, 5]);
const level = (cast: Cast) => pair(cast, 0, 1, [1, 2], [5, 5]);
const open = (cast: Cast) => pair(cast, 0, 1, [1, 2], [undefined, undefined]);
const last = (cast: Cast) => pair(cast, 1, 0, [0, 1], [5, 10]);

const putBracket =
  (...made: readonly ((cast: Cast) => Scene)[]) =>
  async (tx: Tx, cast: Cast): Promise<void> => {
    const row = bracket(cast);
    await insertBracket(tx, row);
    for (const [seed, userId] of players.entries())
      await insertBracketSeat(tx, {
        id: `fresh-seat-${seed}`,
        bracketId: row.id,
        userId,
        inputClass: 'keys',
        enteredAt: cast.now - HOUR,
        leftAt: null,
        seed,
        place: null,
        paid: 0,
      });
    await hold(tx, cast, row, 4);
    await put(...made)(tx, cast);
  };
const decided = (cast: Cast) => isDecided(first(cast), 0, cast);
const decidedToo = (cast: Cast) => isDecided(level(cast), 1, cast);

const anyRating = (cast: Cast) =>
  cast.row(arcadeRatings, ({ userId, game }) => userId === players[0] && game === 'turncoat');

export const cases = roomCases('arcade', [
  writes(bracketEnds.settlePair)((cast) => [[first(cast).contest, first(cast).runs, context(cast)]], {
    before: putBracket(first, open),
  }),
  writes(bracketEnds.settlePair)((cast) => [[level(cast).contest, level(cast).runs, context(cast)]], {
    before: putBracket(decided, level),
  }),
  writes(bracketEnds.settlePair)((cast) => [[last(cast).contest, last(cast).runs, context(cast)]], {
    before: putBracket(decided, decidedToo, last),
  }),
  writes(bracketEnds.goOn)((cast) => [[bracket(cast), context(cast)]], { before: putBracket() }),
  writes(bracketEnds.goOn)((cast) => [[bracket(cast), context(cast)]], { before: putBracket(decided, decidedToo) }),
  writes(bracketEnds.voidBracket)(
    (cast) => [
      ['fresh-bracket', context(cast)],
      ['nothing', context(cast)],
    ],
    { before: putBracket(decided, open) },
  ),
  writes(bracketEnds.tellMoved)(({ now }) => [[{ id: 'Ж' }, players.map((userId) => ({ userId })), now]]),

  writes(ends.endRun)(
    (cast) => [
      ['fresh-battle-1', { score: 10, tieBreak: 2, digest: 'd' }, context(cast), ['slowed']],
      ['fresh-battle-1', null, context(cast)],
      ['fresh-battle-0', null, context(cast)],
      ['nothing', null, context(cast)],
    ],
    { before: put(begun) },
  ),
  writes(ends.endRun)((cast) => [['fresh-daily-0', { score: 2 ** 40, tieBreak: 0, digest: 'd' }, context(cast)]], {
    before: put(onBoard),
  }),
  writes(ends.giveBackTicket)(
    (cast) => [
      ['fresh-skill-1', context(cast)],
      ['fresh-skill-0', context(cast)],
      ['nothing', context(cast)],
    ],
    { before: put(tickets) },
  ),
  writes(ends.giveBackTicket)((cast) => [['fresh-skill-0', context(cast)]], { before: put(lone) }),
  writes(ends.settleIfOver)((cast) => [[practice(cast).contest, context(cast)]], { before: put(practice) }),
  writes(ends.settleIfOver)((cast) => [[free(cast).contest, context(cast)]], { before: put(free) }),
  writes(ends.settleIfOver)(
    (cast) => [
      [duel(cast).contest, context(cast)],
      [{ ...duel(cast).contest, state: 'void' }, context(cast)],
    ],
    { before: put(duel) },
  ),
  writes(ends.settleIfOver)(
    (cast) => [
      [{ ...heat(cast, [5, 9, 9, null]).contest, dueAt: cast.now }, context(cast)],
      [heat(cast, [5, 9, 9, null]).contest, { ...context(cast), at: 0 }],
    ],
    { before: put((cast) => heat(cast, [5, 9, 9, null])) },
  ),
  writes(ends.settleIfOver)((cast) => [[heat(cast, [null, null]).contest, context(cast)]], {
    before: put((cast) => heat(cast, [null, null])),
  }),
  writes(ends.voidContest)((cast) => [[duel(cast).contest, context(cast)]], { before: put(duel) }),
  writes(ends.voidContest)((cast) => [[open(cast).contest, context(cast)]], { before: putBracket(decided, open) }),

  writes(settled.tellRunMoved)((cast) => [[duel(cast).runs[0] as ArcadeRunRow, cast.now]]),
  writes(rating.lockRatings)((cast) => [[duel(cast).runs], [begun(cast).runs], [[]]], { before: put(duel) }),
  writes(stored.endAsVoid)((cast) => [[begun(cast).contest.id, cast.now]], { before: put(begun) }),
  writes(stored.settleContest)(
    (cast) => [
      [duel(cast).contest.id, { runs: [], standings: [] }, context(cast)],
      [
        duel(cast).contest.id,
        {
          runs: duel(cast).runs.map((run) => ({ ...run, place: 1, isWon: true, paid: 7, ratingAfterMicro: 2 ** 40 })),
          standings: [{ ...anyRating(cast), ratedRuns: 9, runScore: 2 ** 40 }],
        },
        context(cast),
      ],
    ],
    { before: put(duel) },
  ),
  writes(settled.finish)(
    (cast) => [[duel(cast).contest, { runs: duel(cast).runs, standings: [anyRating(cast)] }, context(cast)]],
    { before: put(duel) },
  ),

  writes(personal.eraseArcadeData)(
    (cast) => [
      [players[1] ?? '', context(cast)],
      [edgeUser(0), context(cast)],
      ['nobody', context(cast)],
    ],
    { before: put(begun) },
  ),
  writes(personal.eraseArcadeData)((cast) => [[players[0] ?? '', context(cast)]], {
    before: async (tx, cast) => {
      await put(onBoard)(tx, cast);
      await rating.lockRating(tx, players[0] ?? '', 'turncoat');
    },
  }),
]);
