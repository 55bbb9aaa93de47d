import { ADDRESS_DAYS_MAX, DECISION_HOURS, DOCUMENT_BYTES_MAX } from '../../domain/verification/verification.ts';
import { readUser } from '../../db/accounts/index.ts';
import { listWaitingDocuments } from '../../db/verification/document.queries.ts';
import { readLatestVerification } from '../../db/verification/verification.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { DOCUMENT_TYPES } from '../kernel/files/document-file.ts';
import type { Verification } from './verification.types.ts';

/** How far the proof of a player's identity is, at one moment. */
export async function readVerification({ db }: Deps, userId: string): Promise<Verification> {
  const [user, latest, waiting] = await db.snapshot((read) =>
    Promise.all([readUser(read, userId), readLatestVerification(read, userId), listWaitingDocuments(read, userId)]),
  );
  return {
    status: user?.verification ?? 'unverified',
    request: latest ?? null,
    hasIdentity: waiting.some(({ purpose }) => purpose === 'identity'),
    hasAddress: waiting.some(({ purpose }) => purpose === 'address'),
    documentTypes: DOCUMENT_TYPES,
    documentBytesMax: DOCUMENT_BYTES_MAX,
    addressDaysMax: ADDRESS_DAYS_MAX,
    decisionHoursMin: DECISION_HOURS.min,
    decisionHoursMax: DECISION_HOURS.max,
  };
}
