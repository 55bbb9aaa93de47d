// @module-tag engines
import { listPairings } from '../../../db/arcade/index.ts';
import { listMeetings, listSettled } from '../../../db/results/index.ts';
import {
  countNotes,
  countOpenCases,
  countSignals,
  deleteOldCases,
  hasRiskCaseInHand,
  isSignal,
  listCases,
  listNotes,
  listPlayers,
  listSignals,
  lockCaseFor,
  readCase,
  readLastClosed,
  readRiskData,
  readUnclosed,
} from '../../../db/risk/risk-case.queries.ts';
import { readOrigins } from '../../../db/security/index.ts';
import {
  listAddedMethods,
  listSharers,
  lockRiskAlerts,
  readDestination,
  readFlow,
  readPayments,
} from '../../../db/wallet/index.ts';
import { listUnmarked } from '../../../db/wallet/method.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';

const read = (world: World) => world.db.read;
const SPAN = { since: 1, until: 9 };
const EVERYBODY = { state: 'open', assigneeId: undefined, playerId: null, viewerId: 'v' } as const;

checkPlans([
  {
    name: 'risk cases of some players that somebody looks after',
    run: (w) => hasRiskCaseInHand(read(w), 'x', ['y', 'z']),
    uses: [/risk_cases_assignee|risk_case_players_user/],
  },
  {
    name: 'risk cases, the list',
    run: (w) => listCases(read(w), EVERYBODY, 26, null),
    uses: ['risk_cases_state'],
    isInOrder: true,
  },
  {
    name: 'risk cases, the next page of the list',
    run: (w) => listCases(read(w), EVERYBODY, 26, { score: 9, id: 'x' }),
    uses: ['risk_cases_state'],
    isInOrder: true,
  },
  {
    name: 'risk cases, those of one of the staff',
    run: (w) => listCases(read(w), { ...EVERYBODY, assigneeId: 'x' }, 26, { score: 9, id: 'x' }),
    uses: ['risk_cases_'],
    isInOrder: true,
  },
  {
    name: 'risk cases, those of nobody',
    run: (w) => listCases(read(w), { ...EVERYBODY, assigneeId: null }, 26, null),
    uses: ['risk_cases_'],
    isInOrder: true,
  },
  {
    name: 'risk cases, those about a player',
    run: (w) => listCases(read(w), { ...EVERYBODY, playerId: 'x' }, 26, null),
    uses: ['risk_case_players'],
  },
  { name: 'risk cases, one', run: (w) => readCase(read(w), 'x'), uses: [pk('risk_cases')] },
  {
    name: 'risk cases, the one that a signal joins',
    run: (w) => w.db.transact((tx) => lockCaseFor(tx, ['x', 'y'], 5)),
    uses: ['risk_case_players_user'],
  },
  {
    name: 'risk cases, the newest about a player',
    run: (w) => readUnclosed(read(w), 'x', 'v'),
    uses: ['risk_case_players_user'],
  },
  {
    name: 'risk cases, the last that was closed about two',
    run: (w) => readLastClosed(read(w), ['x', 'y']),
    uses: ['risk_case_players_user'],
  },
  { name: 'risk cases, how many are open', run: (w) => countOpenCases(read(w), 'x'), uses: ['risk_cases_'] },
  {
    name: 'risk cases, the old ones',
    run: (w) => w.db.transact((tx) => deleteOldCases(tx, 5)),
    uses: ['risk_cases_closed'],
  },
  { name: 'risk cases, for the archive', run: (w) => readRiskData(read(w), 'x'), uses: ['risk_case_players_user'] },
  { name: 'risk signals, one', run: (w) => isSignal(read(w), 'x'), uses: [pk('risk_signals')] },
  { name: 'risk signals, by kind', run: (w) => countSignals(read(w), ['x', 'y']), uses: ['risk_signals_case'] },
  { name: 'risk signals, of a case', run: (w) => listSignals(read(w), 'x'), uses: ['risk_signals_case'] },
  { name: 'risk cases, their players', run: (w) => listPlayers(read(w), ['x', 'y']), uses: [pk('risk_case_players')] },
  { name: 'risk notes, of a case', run: (w) => listNotes(read(w), 'x'), uses: ['risk_notes_case'] },
  { name: 'risk notes, how many', run: (w) => countNotes(read(w), 'x'), uses: ['risk_notes_case'] },
  {
    name: 'alerts, those that rest with a case',
    run: (w) => w.db.transact((tx) => lockRiskAlerts(tx, ['x', 'y'])),
    uses: ['staff_alerts_'],
  },
  { name: 'battles of two players', run: (w) => listMeetings(read(w), 'x', 'y', SPAN), uses: ['outcomes_'] },
  {
    name: 'contests of the arcade of two players',
    run: (w) => listPairings(read(w), 'x', 'y', SPAN),
    uses: ['arcade_runs_player', pk('arcade_contests')],
  },
  { name: 'battles settled in a span', run: (w) => listSettled(read(w), 'x', SPAN), uses: ['outcomes_user'] },
  {
    name: 'what an account paid in, out and staked in a span',
    run: (w) => readFlow(read(w), 'x', SPAN),
    uses: ['deposits_user', 'withdrawals_user', pk('play_days')],
  },
  { name: 'methods of a span', run: (w) => listAddedMethods(read(w), 'x', SPAN), uses: ['payment_methods_user'] },
  {
    name: 'where a payout goes',
    run: (w) => readDestination(read(w), 'x'),
    uses: [pk('withdrawals'), pk('payment_methods')],
  },
  {
    name: 'who is paid out to one place',
    run: (w) => listSharers(read(w), 'x', 9, 50),
    uses: ['payment_methods_destination'],
  },
  { name: 'destinations without a hash', run: (w) => listUnmarked(read(w), 100), uses: ['payment_methods_unmarked'] },
  {
    name: 'payments and methods by id',
    run: (w) => readPayments(read(w), { deposits: ['x', 'y'], withdrawals: ['x', 'y'], methods: ['x', 'y'] }),
    uses: [pk('deposits'), pk('withdrawals'), pk('payment_methods')],
  },
  {
    name: 'places that some players sign in from',
    run: (w) => readOrigins(read(w), ['x', 'y']),
    uses: [pk('known_devices'), pk('known_addresses')],
  },
]);
