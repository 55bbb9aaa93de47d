import { EVIDENCE_KEPT } from '../../domain/disputes/evidence.ts';
import { disputesNotices } from '../../domain/disputes/notices.ts';
import { disputesTold } from '../../domain/disputes/told.ts';
import {
  appeals,
  disputeEvidence,
  disputeParties,
  disputeTalk,
  disputes as disputeTable,
  evidenceReadings,
} from '../../db/disputes/dispute.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { hasDisputeInHand, listPartied } from '../../db/disputes/dispute.queries.ts';
import { keepUploadsOf } from '../../db/uploads/upload.queries.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { AppealResolver } from './appeals/appeal.resolver.ts';
import { disputeRoutes } from './dispute.rest.ts';
import { DisputeResolver } from './dispute.resolver.ts';
import { escalateDisputes } from './escalate-disputes.ts';
import { EvidenceResolver } from './evidence/evidence.resolver.ts';
import { LiveDisputeResolver } from './live-dispute.resolver.ts';
import { TalkResolver } from './evidence/dispute-talk.resolver.ts';
import { disputesRefusals } from './refusals.ts';
import { disputesDashboard } from './dashboard.ts';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    evidence: unknown;
  }
}

const DECIDED = 'kept: how money was decided over has to stay provable';

export const disputes: Room = {
  name: 'disputes',
  dashboard: disputesDashboard,
  activity: {
    'dispute.opened': 'A dispute was filed.',
    'dispute.taken': 'Somebody of the staff looks at a dispute.',
    'dispute.evidence-added': 'A party showed or said something.',
    'dispute.answer-waived': 'A side has nothing to add.',
    'dispute.decided': 'A dispute was decided or escalated.',
    'appeal.filed': 'Somebody appealed against a decision.',
    'appeal.decided': 'An appeal was decided.',
  },
  refusals: disputesRefusals,
  resolvers: [AppealResolver, DisputeResolver, EvidenceResolver, LiveDisputeResolver, TalkResolver],
  notices: disputesNotices,
  told: disputesTold,
  routes: disputeRoutes,
  uploads: { evidence: 'private, kept: what a decision rests on, for a year' },
  tasks: { disputes: escalateDisputes },
  topics: ['dispute'],
  cases: [hasDisputeInHand],
  // By what events call it, and the audit log.
  matters: { case: listPartied, dispute: listPartied },
  personalData: {
    tables: [
      personal(disputeTable, {
        fates: { reportedById: DECIDED, moderatorId: 'kept: which of the staff decided' },
        archive: {
          'disputes.opened': {
            shows: [
              'id',
              'subjectKind',
              'subjectId',
              'type',
              'description',
              'usernames',
              'tags',
              'status',
              'submittedAt',
              'action',
              'reason',
              'decidedAt',
            ],
            order: ['submittedAt', 'id'],
          },
        },
      }),
      personal(disputeEvidence, {
        fates: { byId: 'kept: what a decision rests on' },
        archive: { 'disputes.evidence': { shows: ['disputeId', 'words', 'url', 'sha256', 'at'], order: ['at', 'id'] } },
      }),
      personal(disputeTalk, {
        fates: { authorId: 'kept: what a decision rests on' },
        archive: {
          'disputes.talk': { shows: ['disputeId', 'text', 'sha256', 'at'], order: ['at', 'disputeId', 'line'] },
        },
      }),
      personal(appeals, {
        fates: { byId: DECIDED, deciderId: 'kept: which of the staff decided' },
        archive: {
          'disputes.appealed': {
            shows: ['disputeId', 'words', 'filedAt', 'verdict', 'reason', 'decidedAt'],
            order: ['filedAt', 'id'],
          },
        },
      }),
      personal(evidenceReadings, { fates: { staffId: 'kept: which of the staff opened what a decision rests on' } }),
      personal(disputeParties, { fates: { userId: 'kept: whose case it was, so that nobody decides an own one' } }),
    ],
    erase: ({ tx, user, at }) => keepUploadsOf(tx, user.id, 'evidence', at + EVIDENCE_KEPT),
  },
};
