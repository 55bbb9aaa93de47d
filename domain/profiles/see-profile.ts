import type { Settings } from '../accounts/preferences.ts';

export interface Onlooker {
  readonly isOwner: boolean;
  readonly isStaff: boolean;
  readonly isFriend: boolean;
}

/** What somebody gets to see of a profile. */
export interface ProfileSight {
  /** Everything that is neither a statistic nor an amount: name, linked accounts, membership. */
  readonly profile: boolean;
  /** Statistics, challenge history and achievements. */
  readonly stats: boolean;
  /** Amounts won and lost. */
  readonly earnings: boolean;
}

/** What of a player's profile and figures somebody may see (SE-02, SE-03, RO-09). */
export function seeProfile(
  { profileVisibility, showStats, showEarnings }: Settings,
  { isOwner, isStaff, isFriend }: Onlooker,
): ProfileSight {
  if (isOwner) return { profile: true, stats: true, earnings: true };
  const profile = profileVisibility === 'public' || isStaff || (profileVisibility === 'friends' && isFriend);
  return { profile, stats: profile && showStats, earnings: profile && showEarnings };
}
