import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { accountResets } from './account-reset.table.ts';
import { listInspectionData } from './inspection.queries.ts';
import { passwordResets } from './password-reset.table.ts';
import {
  pendingProofs,
  knownAddresses,
  knownDevices,
  passkeys,
  recoveryCodes,
  twoFactors,
} from './second-factor.table.ts';
import { sessions } from './session.table.ts';

/** By what a person signs in and from where, for the person: no hash, no secret, no key. */
export async function readSecurityData(reader: Reader, userId: string) {
  const [twoFactor] = await reader
    .select({ enabledAt: twoFactors.enabledAt, createdAt: twoFactors.createdAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return {
    twoFactor: twoFactor ?? null,
    passkeys: await reader
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    devices: await reader
      .select({ name: knownDevices.name, firstSeenAt: knownDevices.firstSeenAt, lastSeenAt: knownDevices.lastSeenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId))
      .orderBy(asc(knownDevices.firstSeenAt), asc(knownDevices.deviceHash)),
    networks: await reader
      .select({ lastSeenAt: knownAddresses.lastSeenAt })
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, userId))
      .orderBy(asc(knownAddresses.lastSeenAt), asc(knownAddresses.addressHash)),
    sessions: await reader
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.touchedAt,
        expiresAt: sessions.expiresAt,
        userAgent: sessions.userAgent,
        address: sessions.address,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(asc(sessions.createdAt), asc(sessions.id)),
    inspections: await listInspectionData(reader, userId),
    resets: await reader
      .select({ at: accountResets.at, things: accountResets.things })
      .from(accountResets)
      .where(eq(accountResets.userId, userId))
      .orderBy(asc(accountResets.at)),
  };
}

/** Forgets every way in. The sessions end before, so that whoever follows them hears of it. */
export async function eraseSecurityData(tx: Tx, userId: string): Promise<void> {
  for (const table of [
    twoFactors,
    recoveryCodes,
    passkeys,
    pendingProofs,
    knownDevices,
    knownAddresses,
    passwordResets,
    accountResets,
  ])
    await tx.delete(table).where(eq(table.userId, userId));
}
