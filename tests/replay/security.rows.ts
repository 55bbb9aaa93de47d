import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { inspections } from '../../db/security/inspection.table.ts';
import { passwordResets } from '../../db/security/password-reset.table.ts';
import {
  PENDING_PROOF_KINDS,
  knownAddresses,
  knownDevices,
  passkeys,
  pendingProofs,
  recoveryCodes,
  twoFactors,
} from '../../db/security/second-factor.table.ts';
import { sessions } from '../../db/security/session.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export const edgeSession = (n: number): string => `session-${String(n).padStart(3, '0')}`;

/** Ways in of many players, half of them of one; each four are of one instant, and some ran out just now. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (let n = 0; n < WORDS.length; n++) {
    const userId = edgeUser(n % 2 === 0 ? 1 : n);
    const at = now - Math.floor(n / 4) * HOUR;
    const expiresAt = now + ((n % 4) - 1) * HOUR;
    await tx.insert(sessions).values({
      id: edgeSession(n),
      tokenHash: `session-token-${n}`,
      userId,
      createdAt: at,
      touchedAt: at,
      expiresAt,
      userAgent: nth(WORDS, n),
      address: `198.51.100.${n}`,
    });
    await tx.insert(inspections).values({
      id: `inspection-${n}`,
      playerId: userId,
      // An administrator, and somebody who is none.
      staffId: edgeUser(n % 5 === 0 ? 3 : 4),
      sessionId: edgeSession(Math.floor(n / 3)),
      reason: nth(WORDS, n),
      startedAt: at,
      expiresAt: now + (Math.floor(n / 9) - 1) * HOUR,
      endedAt: n % 3 === 2 ? at + 1 : null,
    });
    await tx
      .insert(knownDevices)
      .values({ userId, deviceHash: `device-${n}`, name: nth(WORDS, n), firstSeenAt: nth(EDGES, n), lastSeenAt: at });
    await tx.insert(knownAddresses).values({ userId, addressHash: `address-${n}`, lastSeenAt: at });
    await tx.insert(passkeys).values({
      id: `passkey-${n}`,
      userId,
      publicKey: `key-${n}`,
      counter: nth(EDGES, n),
      transports: n % 3 === 0 ? [] : ['usb', 'ж"\\'],
      isBackedUp: n % 2 === 0,
      name: nth(WORDS, n),
      createdAt: at,
      lastUsedAt: n % 3 === 1 ? at + 1 : null,
    });
    await tx.insert(recoveryCodes).values({ userId, codeHash: `code-${n}`, usedAt: n % 3 === 1 ? at : null });
    await tx.insert(passwordResets).values({ tokenHash: `reset-${n}`, userId, createdAt: at, expiresAt });
    await tx.insert(pendingProofs).values({
      tokenHash: `proof-${n}`,
      kind: nth(PENDING_PROOF_KINDS, n),
      userId: n % 5 === 0 ? null : userId,
      challenge: nth(WORDS, n),
      tries: n % 3,
      expiresAt,
    });
    await tx.insert(twoFactors).values({
      userId: edgeUser(n),
      secret: `sealed:${nth(WORDS, n)}`,
      enabledAt: n % 2 === 0 ? at : null,
      lastStep: nth(EDGES, n),
      createdAt: at,
    });
  }
}
