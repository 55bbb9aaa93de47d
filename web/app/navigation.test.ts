import { describe, expect, it } from 'vitest';
import { NAV_ENTRIES, STAFF_ENTRIES, isActive } from './navigation.ts';

const activeAt = (pathname: string): string[] =>
  [...NAV_ENTRIES, ...STAFF_ENTRIES].filter((entry) => isActive(entry, pathname)).map(({ label }) => label);

describe('the side navigation', () => {
  it('has the specified entries in the specified order', () => {
    expect(NAV_ENTRIES.map(({ to, label }) => [to, label])).toEqual([
      ['/home', 'Hype Zone'],
      ['/streams', 'Live Streams'],
      ['/go-live', 'Go Live'],
      ['/dashboard?tab=create', 'Battlegrounds'],
      ['/arcade', 'Arcade'],
      ['/store', 'Store'],
      ['/teams', 'Teams'],
      ['/replays', 'Replays'],
      ['/leaderboards', 'Leaderboards'],
      ['/wallet', 'Wallet'],
      ['/creator-hub', 'Creator Hub'],
      ['/missions', 'Missions'],
      ['/settings', 'Settings'],
      ['/help', 'Help'],
      ['/trust', 'Trust & Safety'],
    ]);
  });

  it.each([
    ['/home', ['Hype Zone']],
    ['/dashboard', ['Battlegrounds']],
    ['/challenge/1', ['Battlegrounds']],
    ['/stream/7', ['Live Streams']],
    ['/streams', ['Live Streams']],
    ['/admin/battles', ['Admin Panel']],
    ['/profile', []],
    ['/storefront', []],
  ])('shows at %s as present: %j', (pathname, labels) => {
    expect(activeAt(pathname)).toEqual(labels);
  });
});
