import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type ProfileVisibility } from '../accounts/preferences.ts';
import { seeProfile } from './see-profile.ts';

const STRANGER = { isOwner: false, isStaff: false, isFriend: false };
const FRIEND = { ...STRANGER, isFriend: true };
const STAFF = { ...STRANGER, isStaff: true };
const OWNER = { ...STRANGER, isOwner: true };

const whoSees = (profileVisibility: ProfileVisibility) =>
  [STRANGER, FRIEND, STAFF, OWNER].map(
    (onlooker) => seeProfile({ ...DEFAULT_SETTINGS, profileVisibility }, onlooker).profile,
  );

describe('seeProfile', () => {
  it('opens a public profile to everybody, one for friends to friends, a private one to nobody but staff', () => {
    expect(whoSees('public')).toEqual([true, true, true, true]);
    expect(whoSees('friends')).toEqual([false, true, true, true]);
    expect(whoSees('private')).toEqual([false, false, true, true]);
  });

  it('keeps statistics and earnings back as the owner chose, from staff too', () => {
    for (const showStats of [true, false]) {
      for (const showEarnings of [true, false]) {
        const settings = { ...DEFAULT_SETTINGS, showStats, showEarnings };
        for (const onlooker of [STRANGER, FRIEND, STAFF])
          expect(seeProfile(settings, onlooker)).toEqual({ profile: true, stats: showStats, earnings: showEarnings });
        expect(seeProfile(settings, OWNER)).toEqual({ profile: true, stats: true, earnings: true });
      }
    }
  });

  it('shows no figure of a hidden profile, whatever else was chosen', () => {
    const settings = { ...DEFAULT_SETTINGS, profileVisibility: 'private', showEarnings: true } as const;
    expect(seeProfile(settings, FRIEND)).toEqual({ profile: false, stats: false, earnings: false });
  });
});
