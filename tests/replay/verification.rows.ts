import { type VerificationOutcome, VERIFICATION_OUTCOMES } from '../../domain/verification/verification.ts';
import { HOUR, utcDay } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { uploads } from '../../db/uploads/upload.table.ts';
import { verificationRequests } from '../../db/verification/verification.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { WORDS, nth } from './words.ts';

export const edgeRequest = (n: number): string => `request-${String(n).padStart(2, '0')}`;
export const edgeDocument = (n: number): string => `document-${String(n).padStart(2, '0')}`;

/** Pending are those of players who wait, and of some who do not any more. */
function outcomeOf(n: number): VerificationOutcome {
  if (n >= WORDS.length) return 'refused';
  return n % 6 === 0 ? 'pending' : nth(VERIFICATION_OUTCOMES, n + 2);
}

/** Requests of everybody, each six of one instant; some have asked three times, and some have not handed in all. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (let n = 0; n < 2 * WORDS.length; n++) {
    const outcome = outcomeOf(n);
    const submittedAt = now - Math.floor(n / 6) * HOUR;
    await tx.insert(verificationRequests).values({
      id: edgeRequest(n),
      userId: n < WORDS.length ? edgeUser(n) : edgeUser(n % 3),
      identityUploadId: edgeDocument(n),
      addressUploadId: n % 2 === 0 ? edgeDocument(n + 1) : `gone-${n}`,
      addressIssuedOn: utcDay(submittedAt),
      outcome,
      reason: outcome === 'refused' ? nth(WORDS, n) : null,
      submittedAt,
      decidedAt: outcome === 'pending' ? null : now,
      decidedBy: outcome === 'pending' ? null : '4',
    });
  }
  for (let n = 0; n < 12; n++)
    await tx.insert(uploads).values({
      id: edgeDocument(n),
      ownerId: edgeUser(n),
      purpose: n % 4 < 2 ? 'identity' : 'address',
      contentType: 'application/pdf',
      name: nth(WORDS, n),
      bytes: Buffer.from('Ж\0\xff'),
      createdAt: now - Math.floor(n / 3) * HOUR,
      expiresAt: n % 3 === 0 ? null : now + n,
    });
  for (const purpose of ['identity', 'address'] as const)
    for (const n of [0, 1, 2])
      await tx.insert(uploads).values({
        id: `waiting-${purpose}-${n}`,
        ownerId: edgeUser(n),
        purpose,
        contentType: 'application/pdf',
        name: nth(WORDS, n),
        bytes: Buffer.from([n]),
        createdAt: now,
        expiresAt: now + HOUR,
      });
}
