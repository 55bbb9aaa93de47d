// @module-tag engines
import { listBattles, listReports } from '../../../db/battles/contested-battle.queries.ts';
import { listAnswerers } from '../../../db/disputes/answer.queries.ts';
import {
  hasDisputeInHand,
  isParty,
  listDueDisputes,
  listOpenDisputes,
  listPartied,
  listParties,
  listSuperseded,
  readDispute,
  readDisputeOf,
  wasDismissed,
} from '../../../db/disputes/dispute.queries.ts';
import { listLately } from '../../../db/battles/playing.queries.ts';
import {
  countOpenAppeals,
  listAppealVerdicts,
  listAppealsOf,
  listModerated,
  listOpenAppeals,
} from '../../../db/disputes/appeal.queries.ts';
import { countPriorCases } from '../../../db/disputes/decided-against.queries.ts';
import { countEvidence, listEvidence, listEvidenceLinks, listReadings } from '../../../db/disputes/evidence.queries.ts';
import { hasOpenCase, listTalk } from '../../../db/disputes/talk.queries.ts';
import { listTeamBattles } from '../../../db/teams/team-battle.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';
import { readRoom } from '../../support/personal-data.ts';

const read = (world: World) => world.db.read;
const subject = { kind: 'team-battle', id: 'x' } as const;

checkPlans([
  { name: 'disputes of one', run: (w) => listPartied(read(w), 'y', ['x']), uses: [/dispute_parties/] },
  { name: 'the queue', run: (w) => listOpenDisputes(read(w), 'x', 20, null), uses: ['disputes_open'], isInOrder: true },
  {
    name: 'the next page of the queue',
    run: (w) => listOpenDisputes(read(w), 'x', 20, { urgency: 1, id: 'x' }),
    uses: ['disputes_open'],
    isInOrder: true,
  },
  {
    name: 'the disputes of some players that somebody looks at',
    run: (w) => hasDisputeInHand(read(w), 'x', ['y', 'z']),
    uses: ['dispute_parties_user'],
  },
  { name: 'a case', run: (w) => readDispute(read(w), 'x'), uses: [pk('disputes')] },
  { name: 'the dispute over a contest', run: (w) => readDisputeOf(read(w), subject), uses: ['disputes_subject'] },
  { name: 'whether one was dismissed', run: (w) => wasDismissed(read(w), subject), uses: ['disputes_subject'] },
  { name: 'what escalates', run: (w) => listDueDisputes(read(w), 5, 20), uses: ['disputes_due'], isInOrder: true },
  { name: 'cases before', run: (w) => countPriorCases(read(w), ['x', 'y'], 5), uses: ['dispute_parties_user'] },
  { name: 'the parties', run: (w) => listParties(read(w), 'x'), uses: [pk('dispute_parties')] },
  {
    name: 'who may answer',
    run: (w) => listAnswerers(read(w), ['x', 'y']),
    uses: [pk('dispute_parties'), pk('users')],
  },
  { name: 'whether somebody is one', run: (w) => isParty(read(w), 'x', 'y'), uses: [/dispute_parties_/] },
  { name: 'the evidence', run: (w) => listEvidence(read(w), ['x', 'y']), uses: ['dispute_evidence_dispute'] },
  { name: 'what was said', run: (w) => listTalk(read(w), 'x'), uses: [pk('dispute_talk')], isInOrder: true },
  {
    name: 'whether a case is open',
    run: (w) => hasOpenCase(read(w), subject),
    uses: ['disputes_subject', /appeals_(once|open)/],
  },
  { name: 'who opened it', run: (w) => listReadings(read(w), ['x', 'y']), uses: [pk('evidence_readings')] },
  { name: 'how much of one player', run: (w) => countEvidence(read(w), 'x', 'y'), uses: ['dispute_evidence_'] },
  { name: 'all links of a contest', run: (w) => listEvidenceLinks(read(w), subject), uses: ['disputes_subject'] },
  {
    name: 'open appeals',
    run: (w) => listOpenAppeals(read(w), 'x', 20, 'x'),
    uses: ['appeals_open'],
    isInOrder: true,
  },
  { name: 'how many appeals wait', run: (w) => countOpenAppeals(read(w), 'x'), uses: ['appeals_open'] },
  { name: 'the appeals of some cases', run: (w) => listAppealsOf(read(w), ['x', 'y']), uses: ['appeals_once'] },
  {
    name: 'whose decisions hold',
    run: (w) => listModerated(read(w), 20),
    uses: [pk('disputes'), 'appeals_once'],
    isInOrder: true,
  },
  { name: 'how appeals ended', run: (w) => listAppealVerdicts(read(w), 20), uses: [pk('appeals')], isInOrder: true },
  {
    name: 'which disputes were followed by others',
    run: (w) => listSuperseded(read(w), ['x', 'y']),
    uses: ['disputes_subject'],
  },
  {
    name: 'battles that can be disputed after they ended',
    run: (w) => listLately(read(w), 'x', 5),
    uses: ['outcomes_user', 'disputes_subject'],
    isInOrder: true,
  },
  {
    name: 'what a player wrote',
    run: (w) => readRoom(read(w), 'disputes', 'x'),
    uses: ['disputes_reporter', 'dispute_evidence_by', 'appeals_by'],
  },
  { name: 'contested battles', run: (w) => listBattles(read(w), ['x', 'y']), uses: [pk('battles')] },
  { name: 'their reports', run: (w) => listReports(read(w), ['x', 'y']), uses: [pk('battle_reports')] },
  { name: 'contested team battles', run: (w) => listTeamBattles(read(w), ['x', 'y']), uses: [pk('team_battles')] },
]);
