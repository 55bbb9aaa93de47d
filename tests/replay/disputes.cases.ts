import { DISPUTE_STATUSES } from '../../domain/disputes/dispute.ts';
import { CONTESTED_KINDS } from '../../domain/shared/subjects.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import * as answers from '../../db/disputes/answer.queries.ts';
import * as appealing from '../../db/disputes/appeal.queries.ts';
import * as decided from '../../db/disputes/decided-against.queries.ts';
import * as queries from '../../db/disputes/dispute.queries.ts';
import { appeals, disputeEvidence, disputeParties, disputes } from '../../db/disputes/dispute.table.ts';
import * as evidence from '../../db/disputes/evidence.queries.ts';
import * as talk from '../../db/disputes/talk.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Cast } from './cast.ts';
import { edgeDispute, edgeEvidence } from './disputes.rows.ts';
import { pages, reads, roomCases, writes } from './kit.ts';

const people = ['1', '2', 'desk-1', edgeUser(0), edgeUser(1), edgeUser(2), edgeUser(4), edgeUser(7), 'nobody'];
const limits = [1, 2, 5, 100];
const counted = limits.map((limit) => [limit] as const);
const instants = ({ now }: Cast) => [0, now - 2 * HOUR, now - HOUR, now, Number.MAX_SAFE_INTEGER];

const few = [0, 1, 2, 3, 4, 5, 6, 8, 9];
const caseIds = ['dispute-1', 'dispute-3', 'decided-1', ...few.map(edgeDispute), 'nothing'];
const ofEach = caseIds.map((id) => [id] as const);
const pieces = ['decided-1-answer', ...few.map(edgeEvidence), 'nothing'];
const subjects = [
  { kind: 'battle', id: 'contested-1' } as const,
  { kind: 'battle', id: 'past-7' } as const,
  ...CONTESTED_KINDS.flatMap((kind) => [0, 1, 2].map((n) => ({ kind, id: edgeBattle(n) }))),
  { kind: 'tournament', id: 'nothing' } as const,
];
const about = subjects.map((subject) => [subject] as const);
const ofIds = ({ id }: { readonly id: string }): string => id;

const dispute = (cast: Cast) => ({
  ...cast.row(disputes, ({ id }) => id === edgeDispute(1)),
  id: cast.newId(),
  subjectId: 'fresh',
  description: 'Ж "\\%_',
  tags: [],
});
const party = { userId: edgeUser(1), sideId: 'Ж', answerUntil: null };
const appeal = (cast: Cast, disputeId: string) => ({ ...cast.row(appeals), id: cast.newId(), disputeId, words: 'Ж' });
const piece = (cast: Cast) => ({ ...cast.row(disputeEvidence), id: cast.newId(), words: 'Ж "\\%_', url: null });

export const cases = roomCases('disputes', [
  writes(answers.endAnswer)(() => caseIds.flatMap((id) => [[id, 'home'] as const, [id, 'desk-2'] as const])),
  writes(answers.askOthers)(({ now }) =>
    caseIds.flatMap((id) => [[id, 'home', now] as const, [id, 'nothing', Number.MAX_SAFE_INTEGER] as const]),
  ),
  reads(answers.listAnswerers)((cast) => [[[]], [caseIds], [cast.rows(disputes).map(ofIds)]]),

  writes(appealing.insertAppeal)((cast) => [[appeal(cast, edgeDispute(1))], [appeal(cast, edgeDispute(0))]]),
  writes(appealing.insertAppeal)((cast) => [[appeal(cast, 'nothing')]], { refuses: 'it is over nothing' }),
  reads(appealing.listAppealsOf)(() => [[[]], [caseIds], ...ofEach.map(([id]) => [[id]] as const)], {
    unordered: { why: 'it says so' },
  }),
  writes(appealing.lockAppealOf)(() => ofEach),
  writes(appealing.decideAppealOf)(({ now }) =>
    caseIds.flatMap((id) => [
      [id, { verdict: 'uphold', winnerId: null, deciderId: '5', reason: 'Ж', decidedAt: now }] as const,
      [id, { verdict: 'overturn', winnerId: 'Ж', deciderId: '5', reason: '', decidedAt: 0 }] as const,
    ]),
  ),
  pages(appealing.listOpenAppeals, ofIds)(() => people.map((id) => (limit, past) => [id, limit, past])),
  reads(appealing.countOpenAppeals)(() => people.map((id) => [id])),
  reads(appealing.listAppealVerdicts)(() => counted),
  reads(appealing.listModerated)(() => counted),
  reads(appealing.readWaitingAppeals)(() => people.map((id) => [id])),

  reads(decided.listDecidedCases)(() => people.flatMap((id) => limits.map((limit) => [id, limit] as const))),
  reads(decided.countPriorCases)((cast) =>
    instants(cast).flatMap((at) => [
      [[], at] as const,
      [people, at] as const,
      ...people.map((id) => [[id], at] as const),
    ]),
  ),

  writes(queries.insertDispute)((cast) => [
    [dispute(cast), [party, { ...party, userId: '1', answerUntil: Number.MAX_SAFE_INTEGER }]],
    [{ ...dispute(cast), reportedById: null, usernames: null, tags: null }, []],
  ]),
  writes(queries.insertDispute)((cast) => [[{ ...dispute(cast), subjectId: edgeBattle(0) }, []]], {
    refuses: 'one is open',
  }),
  writes(queries.lockDispute)(() => ofEach),
  reads(queries.readDispute)(() => ofEach),
  reads(queries.listDisputes)(() => [[[]], [caseIds]], { unordered: { why: 'it says so' } }),
  reads(queries.readDisputeOf)(() => about),
  reads(queries.listParties)(() => ofEach, { unordered: { why: 'each names its side' } }),
  reads(queries.readSide)(() => caseIds.flatMap((id) => people.map((userId) => [id, userId] as const))),
  reads(queries.isParty)(() => caseIds.flatMap((id) => people.map((userId) => [id, userId] as const))),
  reads(queries.listPartied)((cast) =>
    people.flatMap((id) => [[id, []] as const, [id, cast.rows(disputes).map(ofIds)] as const]),
  ),
  reads(queries.listSuperseded)((cast) => [[[]], [caseIds], [cast.rows(disputes).map(ofIds)]]),
  reads(queries.wasDismissed)(() => about),
  pages(queries.listOpenDisputes, ({ urgency, id }): queries.DisputeKey => ({ urgency, id }))(() =>
    people.map((viewerId) => (limit, past) => [viewerId, limit, past]),
  ),
  reads(queries.listDueDisputes)((cast) => instants(cast).map((at) => [at, 100]), {
    unordered: { why: 'each is escalated by itself' },
  }),
  writes(queries.updateDispute)(({ now }) =>
    DISPUTE_STATUSES.flatMap((status) => [
      [edgeDispute(7), { status, escalatesAt: null }] as const,
      [
        edgeDispute(1),
        { status, escalatesAt: now, urgency: 0, moderatorId: '5', action: 'void', reason: 'Ж', decidedAt: now },
      ] as const,
    ]),
  ),
  pages(
    queries.listDisputesOf,
    ofIds,
  )(() =>
    people.flatMap((id) =>
      [true, false].map((isResolved) => (limit: number, past: string | null) => [id, isResolved, limit, past]),
    ),
  ),
  reads(queries.hasDisputeInHand)(() =>
    ['4', '5', edgeUser(4), edgeUser(7), 'nobody'].flatMap((staffId) => [
      [staffId, []] as const,
      [staffId, people] as const,
      ...people.map((id) => [staffId, [id]] as const),
    ]),
  ),
  writes(queries.closeDisputeOf)(({ now }) => subjects.map((subject) => [subject, 'Ж', now])),
  reads(queries.countOpenDisputes)(() => people.map((id) => [id])),
  reads(queries.listOutcomes)(() => counted),
  reads(queries.countFiled)(
    ({ now }) => [
      [now - 5 * HOUR, now + 1],
      [now - 4 * HOUR - 1, now],
      [now - 30 * DAY, now],
      [0, now],
    ],
    { unordered: { why: 'each hour has a number' } },
  ),
  reads(queries.listWaitingDisputes)(() => people.map((id) => [id]), {
    unordered: { why: 'each row names its status' },
  }),

  writes(evidence.insertEvidence)((cast) => [
    [piece(cast)],
    [{ ...piece(cast), words: '', url: 'https://videos.example/Ж', uploadId: null, sha256: null }],
  ]),
  reads(evidence.listEvidence)(() => [[[]], [caseIds], ...ofEach.map(([id]) => [[id]] as const)]),
  reads(talk.listTalk)(() => ofEach),
  reads(talk.hasOpenCase)(() => subjects.map((subject) => [subject])),
  writes(talk.insertTalk)(({ now }) => [
    [[]],
    [
      [8, 9].map((line) => ({
        disputeId: edgeDispute(0),
        line,
        messageId: `said-${line}`,
        authorId: edgeUser(1),
        text: 'ЖУК 🎲',
        at: now,
        sha256: '0',
      })),
    ],
  ]),
  reads(evidence.listReadings)(() => [[[]], [caseIds], ...ofEach.map(([id]) => [[id]] as const)]),
  writes(evidence.noteReading)(({ now }) =>
    pieces
      .slice(0, -1)
      .flatMap((evidenceId) => [
        [{ evidenceId, staffId: edgeUser(4), at: now }] as const,
        [{ evidenceId, staffId: '5', at: Number.MAX_SAFE_INTEGER }] as const,
      ]),
  ),
  reads(evidence.readDisputeOfEvidence)(() => pieces.map((id) => [id])),
  reads(evidence.countEvidence)((cast) => [
    ...cast.some(disputeParties, 12).map(({ disputeId, userId }) => [disputeId, userId] as const),
    [edgeDispute(0), edgeUser(1)],
  ]),
  reads(evidence.listEvidenceLinks)(() => about, { unordered: { why: 'one of them is looked for' } }),
  reads(evidence.listEvidenceHashes)(() => about, { unordered: { why: 'one of them is looked for' } }),
]);
