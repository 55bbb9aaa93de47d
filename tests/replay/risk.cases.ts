import { CASE_WINDOW_MS, RISK_ACTIONS, RISK_STATES } from '../../domain/risk/risk-case.ts';
import { HOUR } from '../../domain/shared/time.ts';
import * as risk from '../../db/risk/risk-case.queries.ts';
import { type RiskCaseRow, riskCases, riskSignals } from '../../db/risk/risk-case.table.ts';
import { staffAlerts } from '../../db/wallet/alert.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeCase, edgeSignal } from './risk.rows.ts';
import { EDGES } from './words.ts';

const people = ['1', ...Array.from({ length: 8 }, (_, n) => edgeUser(n)), 'nobody'];
const each = people.map((id) => [id] as const);
const pairs = people.flatMap((one) => [[one, '1'] as const, [one, edgeUser(0)] as const, [one, edgeUser(2)] as const]);

const some = (cast: Cast): string[] => [
  ...Array.from({ length: 9 }, (_, n) => edgeCase(n)),
  ...cast.some(riskCases, 6).map(({ id }) => id),
  'nothing',
];
const caseSets = (cast: Cast) => [[], some(cast), cast.rows(riskCases).map(({ id }) => id)] as const;

const filters: readonly risk.RiskListTerms[] = RISK_STATES.flatMap((state) =>
  [undefined, null, edgeUser(5)].flatMap((assigneeId) =>
    [null, edgeUser(1)].flatMap((playerId) =>
      [edgeUser(2), 'nobody'].map((viewerId) => ({ state, assigneeId, playerId, viewerId })),
    ),
  ),
);

const row = (cast: Cast): RiskCaseRow => ({
  id: cast.newId(),
  state: 'open',
  score: 0,
  firstSignalAt: 0,
  lastSignalAt: Number.MAX_SAFE_INTEGER,
  openedAt: cast.now,
  assigneeId: null,
  closedAt: null,
});

export const cases = roomCases('risk', [
  pages(risk.listCases, ({ score, id }): risk.RiskKey => ({ score, id }))(() =>
    filters.map((filter) => (limit, past) => [filter, limit, past]),
  ),
  reads(risk.readCase)((cast) => some(cast).map((id) => [id])),
  writes(risk.lockCase)((cast) => some(cast).map((id) => [id])),
  reads(risk.readUnclosed)(() => pairs),
  writes(risk.lockCaseFor)(({ now }) =>
    people.flatMap((id) => [
      [[id], now] as const,
      [[id, edgeUser(4)], now - CASE_WINDOW_MS - 2 * HOUR] as const,
      [[id], now + CASE_WINDOW_MS] as const,
      [[id], now + CASE_WINDOW_MS + 1] as const,
    ]),
  ),
  reads(risk.readLastClosed)(() => [...each.map((ids) => [ids] as const), ...pairs.map((ids) => [ids] as const)]),
  writes(risk.insertCase)((cast) => [
    [row(cast)],
    ...EDGES.map((score) => [{ ...row(cast), score, state: 'closed', assigneeId: '5', closedAt: score }] as const),
  ]),
  writes(risk.insertCase)((cast) => [[{ ...row(cast), state: 'closed' }]], { refuses: 'it has no end' }),
  writes(risk.updateCase)((cast) =>
    some(cast).flatMap((id) => [
      [id, { state: 'watched', score: Number.MAX_SAFE_INTEGER, assigneeId: null, closedAt: null }] as const,
      [id, { state: 'closed', closedAt: cast.now }] as const,
    ]),
  ),
  writes(risk.addPlayers)(() => [
    [edgeCase(0), people.slice(0, -1)],
    [edgeCase(1), ['1']],
  ]),
  writes(risk.insertSignal)((cast) => [
    [cast.row(riskSignals)],
    [{ alertId: cast.row(staffAlerts, ({ id }) => id.startsWith('alert-')).id, caseId: edgeCase(0), at: cast.now }],
  ]),
  reads(risk.isSignal)((cast) => [
    [edgeSignal(0)],
    [edgeSignal(1).toUpperCase()],
    ...cast.some(staffAlerts, 6).map(({ id }) => [id] as const),
  ]),
  reads(risk.countSignals)((cast) => caseSets(cast).map((ids) => [ids]), {
    unordered: { why: 'each row names its case and kind' },
  }),
  reads(risk.listSignals)((cast) => some(cast).map((id) => [id])),
  reads(risk.listPlayers)((cast) => caseSets(cast).map((ids) => [ids])),
  writes(risk.insertNote)((cast) =>
    RISK_ACTIONS.map((action) => [
      { id: cast.newId(), caseId: edgeCase(0), byId: '4', action, words: 'Ж "\\%_', at: cast.now },
    ]),
  ),
  reads(risk.listNotes)((cast) => some(cast).map((id) => [id])),
  reads(risk.countNotes)((cast) => some(cast).map((id) => [id])),
  reads(risk.countOpenCases)(() => people.map((id) => [id])),
  reads(risk.readWaitingCases)(() => people.map((id) => [id])),
  reads(risk.listCasesAbout)((cast) => people.flatMap((id) => caseSets(cast).map((ids) => [id, ids] as const))),
  reads(risk.hasRiskCaseInHand)(() =>
    [edgeUser(5), edgeUser(6), '5'].flatMap((id) => [[id, []] as const, [id, people] as const, [id, ['1']] as const]),
  ),
  writes(risk.deleteOldCases)(({ now }) => [[now], [now - 2 * HOUR], [0]]),
  reads(risk.readRiskData)(() => each),
]);
