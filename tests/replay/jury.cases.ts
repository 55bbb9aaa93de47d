import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { HOUR } from '../../domain/shared/time.ts';
import * as serving from '../../db/jury/juror.queries.ts';
import * as jury from '../../db/jury/jury.queries.ts';
import { summonses } from '../../db/jury/jury.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { edgeHeard, edgeSummons, PLAYERS } from './jury.rows.ts';
import { pages, reads, roomCases, writes } from './kit.ts';

const people = [...PLAYERS, ...Array.from({ length: 8 }, (_, n) => edgeUser(n)), 'nobody'];
const each = people.map((id) => [id] as const);
const heard = ['dispute-5', ...Array.from({ length: 9 }, (_, n) => edgeHeard(n)), 'nothing'];
const asked = (cast: Cast): string[] => [
  ...Array.from({ length: 16 }, (_, n) => edgeSummons(n)),
  ...cast.some(summonses, 6).map(({ id }) => id),
  'nothing',
];

const summons = (cast: Cast, disputeId: string, jurorId: string) => ({
  id: cast.newId(),
  disputeId,
  jurorId,
  game: 'cs2' as const,
  drawnAt: cast.now,
  answerBy: Number.MAX_SAFE_INTEGER,
});

export const cases = roomCases('jury', [
  reads(serving.isJuror)(() => each),
  writes(serving.addJuror)(({ now }) => [
    [{ userId: '9', place: 'Ж', since: now }],
    [{ userId: edgeUser(0), place: 'Ж', since: now }],
  ]),
  writes(serving.removeJurors)(() => [[[]], [people], [['nobody']]]),
  writes(serving.moveJuror)(() => [
    [edgeUser(0), 'Ж'],
    ['nobody', 'Ж'],
  ]),
  pages(
    serving.listCandidates,
    ({ place }) => place,
  )(() => BATTLE_GAMES.map((game) => (limit, past) => [game, past ?? '', limit])),
  reads(serving.readCandidate)(() => each),
  reads(serving.readRecord)(() => each),

  writes(jury.callJury)(({ now }) => [
    [{ disputeId: 'dispute-5', calledAt: now, dueAt: null }],
    [{ disputeId: edgeHeard(0), calledAt: now, dueAt: now }],
  ]),
  writes(jury.callJury)(({ now }) => [[{ disputeId: 'nothing', calledAt: now, dueAt: null }]], {
    refuses: 'there is no such dispute',
  }),
  writes(jury.changeJury)(({ now }) => [
    [edgeHeard(0), { dueAt: null, heardAt: now, decision: 'award', winnerId: 'Ж' }],
    ['nothing', { dueAt: now }],
  ]),
  writes(jury.putOffJury)(({ now }) =>
    heard.flatMap((id) => [[id, now, Number.MAX_SAFE_INTEGER] as const, [id, now + HOUR, 0] as const]),
  ),
  reads(jury.listDueJuries)(
    ({ now }) => [
      [now, 100],
      [now + HOUR, 100],
      [0, 100],
    ],
    { unordered: { why: 'each is looked at by itself' } },
  ),
  writes(jury.lockJury)(() => heard.map((id) => [id])),
  reads(jury.listJuries)(() => [[[]], [heard]], { unordered: { why: 'each names its dispute' } }),
  writes(jury.insertSummons)((cast) => [
    [summons(cast, edgeHeard(0), '1')],
    [summons(cast, edgeHeard(20), edgeUser(0))],
    [summons(cast, edgeHeard(0), edgeUser(0))],
  ]),
  reads(jury.listSummonses)(() => [[[]], [heard], [[edgeHeard(3)]]]),
  reads(jury.readSummons)((cast) =>
    asked(cast).flatMap((id) => [[id, edgeUser(0)] as const, [id, edgeUser(1)] as const, [id, '6'] as const]),
  ),
  reads(jury.readOpenSummons)(() => each),
  writes(jury.endSummonses)((cast) => [
    [[], cast.now],
    [asked(cast), cast.now],
    [[edgeSummons(0)], Number.MAX_SAFE_INTEGER],
  ]),
  writes(jury.castVote)((cast) =>
    asked(cast).flatMap((id) => [
      [id, { sideId: 'Ж', weight: 66, reason: '🎲 "\\', votedAt: cast.now }] as const,
      [id, { sideId: null, weight: 0, reason: '', votedAt: Number.MAX_SAFE_INTEGER }] as const,
    ]),
  ),
  writes(jury.judgeVotes)(() => heard.flatMap((id) => [[id, null] as const, [id, edgeUser(10)] as const])),
  reads(jury.listVotes)(() => people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const))),
]);
