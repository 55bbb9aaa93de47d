import { HOUR } from '../../domain/shared/time.ts';
import { auditLog } from '../../db/audit/audit.table.ts';
import { idempotencyKeys } from '../../db/calls/call.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import { featureFlags } from '../../db/settings/flag.table.ts';
import { partialUploads } from '../../db/uploads/partial-upload.table.ts';
import { uploads } from '../../db/uploads/upload.table.ts';
import { listStaffActions } from '../../db/audit/audit.queries.ts';
import { linkAudit } from '../../db/audit/link-audit.ts';
import { deleteOldIdempotencyKeys } from '../../db/calls/idempotency.queries.ts';
import { deletePassedRateLimits } from '../../db/calls/rate-limit.queries.ts';
import { deleteObjects, listDueObjects, postponeObjects } from '../../db/uploads/object.queries.ts';
import { deleteExpiredPartialUploads, deletePartialUploadsOf } from '../../db/uploads/partial-upload.queries.ts';
import { deleteExpiredUploads, deleteUploadsOf } from '../../db/uploads/upload.queries.ts';
import { moveFiles } from './files/move-files.ts';
import { partialUploadRoutes } from './files/partial-upload.rest.ts';
import { tracesRoutes } from './traces.rest.ts';
import { type DueObjects, dropObjects } from '../kernel/files/drop-objects.ts';
import { KEY_LIFE } from '../kernel/once.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { commonRefusals } from '../kernel/refusals.ts';
import { deleteExpired } from './work/delete-expired.ts';
import { MEDIA_FOLDER, answerMedia } from './files/media.ts';

/** Of files that are gone, and of those that were never stored. */
export const DUE_FILES: DueObjects = { list: listDueObjects, forget: deleteObjects, postpone: postponeObjects };

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    subscriber: 'finance';
    job: 'finance';
  }
}

/** What all rooms stand on, and what of it has to be kept in order as a room's own things are. */
export const ground: Room = {
  name: 'ground',
  alerts: {
    subscriber: 'A part of the server fails again and again to take an event.',
    job: 'A job has waited for long, because no server knows its kind.',
  },
  refusals: commonRefusals,
  routes: [...tracesRoutes, ...partialUploadRoutes],
  files: [{ prefix: MEDIA_FOLDER, answer: answerMedia }],
  routines: { 'house.keep': { everyMs: HOUR, run: deleteExpired }, 'files.move': { everyMs: HOUR, run: moveFiles } },
  tasks: { 'audit links': ({ db }) => linkAudit(db) },
  lines: { 'file objects': (deps) => dropObjects(deps, DUE_FILES) },
  expires: [
    deletePassedRateLimits,
    deleteExpiredUploads,
    deleteExpiredPartialUploads,
    (tx, now) => deleteOldIdempotencyKeys(tx, now - KEY_LIFE),
  ],
  personalData: {
    tables: [
      personal(uploads, {
        fates: { ownerId: 'kept: as evidence of a dispute, where its room says so; all other files go' },
        archive: {
          files: { shows: ['purpose', 'name', 'contentType', 'createdAt', 'expiresAt'], order: ['createdAt', 'id'] },
        },
      }),
      personal(partialUploads, {
        fates: { ownerId: 'erased: before the files, so that none comes of it' },
        archive: {
          filesUnderWay: {
            shows: ['path', 'contentType', 'lengthBytes', 'offsetBytes', 'createdAt', 'expiresAt'],
            order: ['createdAt', 'id'],
          },
        },
      }),
      personal(auditLog, {
        fates: { actorId: 'kept: what staff did and why is never changed' },
        archive: { staffActions: listStaffActions },
      }),
      personal(idempotencyKeys, {
        fates: { userId: 'kept: for thirty days, so that a call which is repeated happens once' },
      }),
      personal(featureFlags, { fates: { modifiedBy: 'kept: which of the staff changed a flag last' } }),
    ],
    async erase({ deps, tx, user }) {
      await deletePartialUploadsOf(tx, user.id);
      await deleteUploadsOf(tx, user.id, deps.wiring.keptPurposes);
    },
  },
};
