import { readWaitingVerifications } from '../../db/verification/verification.queries.ts';
import { eraseVerifications, readVerificationData } from '../../db/verification/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
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
  routes: verificationRoutes,
  uploads: { identity: 'private, erased', address: 'private, erased' },
  personalData: {
    tables: { verification_requests: 'exported, erased' },
    read: readVerificationData,
    erase: ({ tx, user }) => eraseVerifications(tx, user.id),
  },
};
