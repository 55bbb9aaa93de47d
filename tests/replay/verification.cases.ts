import { VERIFICATION_OUTCOMES } from '../../domain/verification/verification.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { uploads } from '../../db/uploads/upload.table.ts';
import * as documents from '../../db/verification/document.queries.ts';
import * as requests from '../../db/verification/verification.queries.ts';
import { verificationRequests } from '../../db/verification/verification.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeDocument, edgeRequest } from './verification.rows.ts';

const people = ['1', ...Array.from({ length: 8 }, (_, n) => edgeUser(n)), 'nobody'];
const each = people.map((id) => [id] as const);
const some = (cast: Cast): string[] => [
  ...Array.from({ length: 6 }, (_, n) => edgeRequest(n)),
  ...cast.some(verificationRequests, 6).map(({ id }) => id),
  'nothing',
];

const document = (cast: Cast, ownerId: string, purpose: 'identity' | 'address') => ({
  id: cast.newId(),
  ownerId,
  purpose,
  contentType: 'application/pdf',
  name: 'Ж "\\%_',
  bytes: Buffer.from([0, 255]),
  createdAt: cast.now,
  expiresAt: cast.now + HOUR,
  object: null,
});

const request = (cast: Cast, userId: string): requests.NewVerification => ({
  id: cast.newId(),
  userId,
  identityUploadId: 'one',
  addressUploadId: 'other',
  addressIssuedOn: '2026-02-28',
  outcome: 'pending',
  submittedAt: cast.now,
});

export const cases = roomCases('verification', [
  writes(documents.putDocument)((cast) =>
    people
      .slice(0, -1)
      .flatMap((id) => [[document(cast, id, 'identity')] as const, [document(cast, id, 'address')] as const]),
  ),
  reads(documents.listWaitingDocuments)(() => each, { unordered: { why: 'there is at most one of each kind' } }),
  writes(documents.expireDocuments)((cast) => [
    [[], null],
    [[edgeDocument(0), edgeDocument(1), 'nothing'], null],
    [cast.some(uploads, 8).map(({ id }) => id), Number.MAX_SAFE_INTEGER],
  ]),

  reads(requests.readLatestVerification)(() => each),
  reads(requests.readVerification)((cast) => some(cast).map((id) => [id])),
  writes(requests.lockVerification)((cast) => some(cast).map((id) => [id])),
  writes(requests.insertVerification)((cast) => [
    [request(cast, '1')],
    [{ ...request(cast, edgeUser(0)), outcome: 'refused', reason: 'Ж', decidedAt: 0, decidedBy: '4' }],
  ]),
  writes(requests.insertVerification)((cast) => [[request(cast, edgeUser(0))]], { refuses: 'one waits already' }),
  writes(requests.decideVerificationRow)((cast) =>
    some(cast).flatMap((id) =>
      VERIFICATION_OUTCOMES.filter((outcome) => outcome !== 'pending').map(
        (outcome) =>
          [id, { outcome, reason: outcome === 'refused' ? 'Ж' : null, decidedAt: cast.now, decidedBy: '4' }] as const,
      ),
    ),
  ),
  pages(requests.listPendingVerifications, ({ submittedAt, id }) => ({ at: submittedAt, id }))(() => [
    (limit, past) => [limit, past],
  ]),
  reads(requests.readWaitingVerifications)(() => [[]]),
]);
