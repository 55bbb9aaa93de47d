import { REGIONS } from '../../domain/shared/regions.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { ACCOUNT_STATUSES, ROLES, VERIFICATION_STATUSES } from '../../domain/accounts/roles.ts';
import { PROFILE_VISIBILITIES } from '../../domain/accounts/preferences.ts';
import { LANGUAGES } from '../../domain/shared/languages.ts';
import { preferences } from '../../db/accounts/preferences.table.ts';
import { users } from '../../db/accounts/user.table.ts';
import { teamAccesses, waitlist } from '../../db/accounts/waitlist.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { openAccount } from '../../db/wallet/open-account.ts';
import { eq } from 'drizzle-orm';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

/** The accounts of this data set beside those of the demo, by the place of their name among the words. */
export const edgeUser = (n: number): string => `edge-${String(n % WORDS.length).padStart(2, '0')}`;

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

/** People of all alphabets, roles and standings. Each six were opened at one instant. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (const [n, username] of WORDS.entries()) {
    const email = `Edge-${n}@Players.example`;
    await openAccount(tx, {
      id: edgeUser(n),
      username,
      usernameKey: usernameKeyOf(username),
      email,
      emailKey: email.toLowerCase(),
      displayName: username,
      passwordHash: 'plain:password',
      role: nth(ROLES, n),
      status: n % 3 === 0 ? nth(ACCOUNT_STATUSES, n / 3) : 'active',
      verification: nth(VERIFICATION_STATUSES, n),
      bornOn: n % 2 === 0 ? '1990-02-28' : null,
      region: n % 4 === 0 ? null : nth(REGIONS, n),
      regionSetAt: n % 4 === 0 ? null : now,
      isVip: n % 5 === 0,
      isVerifiedCreator: n % 7 === 0,
      avatarId: n % 3 === 1 ? `avatar-${n}` : null,
      referralCode: n % 6 === 1 ? `CODE${n}` : null,
      referrerId: n % 6 === 2 ? edgeUser(1) : null,
      pausedUntil: n % 5 === 1 ? nth(EDGES, n) : null,
      createdAt: now - Math.floor(n / 6) * 3_600_000,
      lastLoginAt: n % 3 === 0 ? null : now - n,
      closedAt: null,
    });
    if (n % 2 === 0)
      await tx.insert(preferences).values({
        userId: edgeUser(n),
        language: nth(LANGUAGES, n),
        profileVisibility: nth(PROFILE_VISIBILITIES, n / 2),
        realityCheckMinutes: nth(EDGES, n),
        favoriteGames: n % 4 === 0 ? ['cs2', 'ж"\\'] : [],
      });
    await tx.insert(waitlist).values({ emailKey: `wait-${n}@players.example`, email, at: nth(EDGES, n) });
    await tx.insert(teamAccesses).values({ id: `access-${n}`, userId: edgeUser(n), at: now - (n % 3) });
  }
  // As of a time before names were compared by what they look like.
  for (const n of [17, 18])
    await tx
      .update(users)
      .set({ usernameSeen: null })
      .where(eq(users.id, edgeUser(n)));
}
