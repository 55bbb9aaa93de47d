import { eraseVerifications, readVerificationData } from '../../db/verification/personal-data.queries.ts';
import type { Room } from '../kernel/room.ts';
import { VerificationResolver } from './verification.resolver.ts';
import { verificationRoutes } from './verification.rest.ts';

export const verification: Room = {
  name: 'verification',
  resolvers: [VerificationResolver],
  routes: verificationRoutes,
  uploads: { identity: 'private', address: 'private' },
  personalData: {
    tables: { verification_requests: 'exported, erased' },
    read: readVerificationData,
    erase: ({ tx, user }) => eraseVerifications(tx, user.id),
  },
};
