import { EVIDENCE_KEPT } from '../../domain/disputes/evidence.ts';
import { hasDisputeInHand, listPartied } from '../../db/disputes/dispute.queries.ts';
import { readDisputeData } from '../../db/disputes/personal-data.queries.ts';
import { keepUploadsOf } from '../../db/uploads/upload.queries.ts';
import type { Room } from '../kernel/room.ts';
import { AppealResolver } from './appeal.resolver.ts';
import { disputeRoutes } from './dispute.rest.ts';
import { DisputeResolver } from './dispute.resolver.ts';
import { escalateDisputes } from './escalate-disputes.ts';
import { EvidenceResolver } from './evidence.resolver.ts';
import { LiveDisputeResolver } from './live-dispute.resolver.ts';
import { disputesRefusals } from './refusals.ts';
import { disputesDashboard } from './dashboard.ts';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    evidence: unknown;
  }
}

export const disputes: Room = {
  name: 'disputes',
  dashboard: disputesDashboard,
  refusals: disputesRefusals,
  resolvers: [AppealResolver, DisputeResolver, EvidenceResolver, LiveDisputeResolver],
  routes: disputeRoutes,
  uploads: { evidence: 'private, kept: what a decision rests on, for a year' },
  tasks: { disputes: escalateDisputes },
  topics: ['dispute'],
  cases: [hasDisputeInHand],
  // By what events call it, and the audit log.
  matters: { case: listPartied, dispute: listPartied },
  personalData: {
    tables: {
      disputes: 'exported, kept: how money was decided over has to stay provable',
      dispute_evidence: 'exported, kept: what a decision rests on',
      evidence_readings: 'kept: which of the staff opened what a decision rests on',
      appeals: 'exported, kept: how money was decided over has to stay provable',
      dispute_parties: 'kept: whose case it was, so that nobody decides an own one',
    },
    read: async (reader, userId) => ({ disputes: await readDisputeData(reader, userId) }),
    erase: ({ tx, user, at }) => keepUploadsOf(tx, user.id, 'evidence', at + EVIDENCE_KEPT),
  },
};
