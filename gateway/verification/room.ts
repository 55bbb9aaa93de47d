import { verificationNotices } from '../../domain/verification/notices.ts';
import { personal } from '../../db/client/personal-data.ts';
import { verificationRequests } from '../../db/verification/verification.table.ts';
import { readWaitingVerifications } from '../../db/verification/verification.queries.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { VerificationResolver } from './verification.resolver.ts';
import { verificationRoutes } from './verification.rest.ts';
import { verificationRefusals } from './refusals.ts';

declare module '../../db/uploads/upload.table.ts' {
  interface UploadPurposes {
    identity: unknown;
    address: unknown;
  }
}

export const verification: Room = {
  name: 'verification',
  dashboard: { queues: async (read) => ({ verifications: await readWaitingVerifications(read) }) },
  refusals: verificationRefusals,
  resolvers: [VerificationResolver],
  notices: verificationNotices,
  routes: verificationRoutes,
  uploads: { identity: 'private, erased', address: 'private, erased' },
  personalData: {
    tables: [
      // Who decided is not theirs to take along.
      personal(verificationRequests, {
        fates: { userId: 'erased', decidedBy: 'kept: which of the staff decided' },
        archive: {
          verifications: { shows: ['outcome', 'reason', 'submittedAt', 'decidedAt'], order: ['submittedAt', 'id'] },
        },
      }),
    ],
  },
};
