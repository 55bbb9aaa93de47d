import { dashboardPath, homePath } from '../address/paths.ts';

/** An area of the product whose screens are not open yet: its page names it, and says what can be done meanwhile. */
export interface Area {
  readonly path: string;
  readonly title: string;
  /** One sentence: what it will be for. */
  readonly purpose: string;
  readonly onward: { readonly to: string; readonly label: string };
}

const battles = { to: `${dashboardPath}?tab=live-battles`, label: 'Go to the Battle Hub' };
const create = { to: `${dashboardPath}?tab=create`, label: 'Create a battle' };

const area = (path: string, title: string, purpose: string, onward: Area['onward']): Area => ({
  path,
  title,
  purpose,
  onward,
});

export const MEMBER_AREAS: readonly Area[] = [
  area(
    homePath,
    'Hype Zone',
    'The live match of the moment, streamers to follow and the replays of the week.',
    battles,
  ),
  area('/streams', 'Live Streams', 'Matches and streamers that are live now.', battles),
  area('/stream/:id', 'Stream', 'One stream with its match, its chat and its odds.', battles),
  area('/go-live', 'Go Live', 'Set up a stream, tie it to a battle and start broadcasting.', create),
  area('/arcade', 'Arcade', 'Short games for practice, for BattleCoin and for stakes.', battles),
  area('/store', 'Store', 'Cosmetics, bundles and passes for BattleCoin.', battles),
  area('/creator-hub', 'Creator Hub', 'Earnings, analytics and tools for verified creators.', battles),
  area('/help', 'Help Center', 'Answers, support requests and disputes.', { to: '/contact', label: 'Contact support' }),
  area('/trust', 'Trust & Safety', 'How money is kept, how play stays fair and what is checked.', {
    to: '/terms',
    label: 'Read the Terms of Service',
  }),
  area('/missions', 'Missions', 'Daily and weekly tasks that pay BattleCoin.', battles),
];

export const ADMIN_AREAS: readonly Area[] = (
  [
    ['/admin/content', 'Content Moderation', 'Chat, streams, reports and filters.'],
    ['/admin/system', 'System Administration', 'Server health, feature flags and configuration.'],
  ] as const
).map(([path, title, purpose]) =>
  area(path, title, purpose, { to: '/admin/battles', label: 'Go to battles and disputes' }),
);
