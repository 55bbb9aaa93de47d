import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { linkedAccounts } from '../profiles/linked-account.table.ts';
import { onboardings, tutorialRuns } from '../onboarding/onboarding.table.ts';
import { preferences } from '../accounts/preferences.table.ts';
import { uploads } from '../uploads/upload.table.ts';
import { knownDevices, passkeys, twoFactors } from '../security/second-factor.table.ts';
import { sessions } from '../security/session.table.ts';
import { auditLog } from '../audit/audit.table.ts';
import { users } from '../accounts/user.table.ts';

/**
 * Everything about a person that this room keeps, for the person. No hash and no secret, and of staff only what they
 * did, not who they are.
 */
export async function readAccountData(reader: Reader, userId: string) {
  const [account] = await reader
    .select({
      id: users.id,
      username: users.username,
      displayName: users.displayName,
      email: users.email,
      role: users.role,
      status: users.status,
      verification: users.verification,
      isVip: users.isVip,
      isVerifiedCreator: users.isVerifiedCreator,
      referralCode: users.referralCode,
      region: users.region,
      regionSetAt: users.regionSetAt,
      pausedUntil: users.pausedUntil,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const [settings] = await reader.select().from(preferences).where(eq(preferences.userId, userId));
  const [onboarding] = await reader.select().from(onboardings).where(eq(onboardings.userId, userId));
  const [twoFactor] = await reader
    .select({ enabledAt: twoFactors.enabledAt, createdAt: twoFactors.createdAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  return {
    account: account ?? null,
    settings: settings ?? null,
    onboarding: onboarding ?? null,
    twoFactor: twoFactor ?? null,
    tutorialRuns: await reader
      .select({ startedAt: tutorialRuns.startedAt, submittedAt: tutorialRuns.submittedAt, score: tutorialRuns.score })
      .from(tutorialRuns)
      .where(eq(tutorialRuns.userId, userId))
      .orderBy(asc(tutorialRuns.startedAt)),
    passkeys: await reader
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    devices: await reader
      .select({ name: knownDevices.name, firstSeenAt: knownDevices.firstSeenAt, lastSeenAt: knownDevices.lastSeenAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId)),
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
      .orderBy(asc(sessions.createdAt)),
    linkedAccounts: await reader
      .select({
        provider: linkedAccounts.provider,
        providerUserId: linkedAccounts.providerUserId,
        name: linkedAccounts.name,
        linkedAt: linkedAccounts.linkedAt,
      })
      .from(linkedAccounts)
      .where(eq(linkedAccounts.userId, userId)),
    files: await reader
      .select({
        purpose: uploads.purpose,
        name: uploads.name,
        contentType: uploads.contentType,
        createdAt: uploads.createdAt,
        expiresAt: uploads.expiresAt,
      })
      .from(uploads)
      .where(eq(uploads.ownerId, userId)),
    staffActions: await reader
      .select({ action: auditLog.action, reason: auditLog.reason, at: auditLog.at })
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'account'), eq(auditLog.subjectId, userId)))
      .orderBy(asc(auditLog.at)),
  };
}
