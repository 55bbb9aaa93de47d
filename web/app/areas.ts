import { dashboardPath, homePath, landingPath, signInPath } from '../shared/paths.ts';

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
const home = { to: homePath, label: 'Back to Hype Zone' };
const front = { to: landingPath, label: 'Back to the front page' };
const signIn = { to: signInPath, label: 'Go to Sign In' };

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
  area('/teams', 'Teams', 'Found a team, join one, and challenge others.', battles),
  area('/replays', 'Replays', 'Your recorded matches and those of the community.', battles),
  area('/leaderboards', 'Leaderboards', 'Who wins most, by game, region and period.', battles),
  area('/wallet', 'Wallet', 'Deposits, withdrawals, payment methods and your full history.', battles),
  area('/creator-hub', 'Creator Hub', 'Earnings, analytics and tools for verified creators.', battles),
  area('/earnings', 'Player Earnings', 'What you have earned, by month and by game.', battles),
  area('/notifications', 'Notifications', 'Battle invites, payouts and security alerts in one place.', battles),
  area('/profile', 'Profile', 'Your public profile, linked accounts and achievements.', battles),
  area('/settings', 'Settings', 'Notifications, privacy, password and your account data.', battles),
  area('/help', 'Help Center', 'Answers, support requests and disputes.', { to: '/contact', label: 'Contact support' }),
  area('/trust', 'Trust & Safety', 'How money is kept, how play stays fair and what is checked.', {
    to: '/terms',
    label: 'Read the Terms of Service',
  }),
  area('/missions', 'Missions', 'Daily and weekly tasks that pay BattleCoin.', battles),
  area('/statements', 'Statements', 'Monthly and quarterly statements to download.', battles),
  area('/friends', 'Friends and Community', 'Friends, requests and the players whom you met last.', battles),
  area('/2fa-setup', 'Two-Factor Authentication', 'A second proof that it is you, from an app on your phone.', home),
  area('/setup-profile', 'Profile Setup', 'Your display name, your games and what we may notify you about.', home),
  area('/tour', 'Platform Tour', 'A short walk through the product.', home),
  area('/tutorial-challenge', 'Tutorial Challenge', 'A practice round that the house pays for.', home),
  area('/welcome', 'Welcome', 'The first steps after signing up.', home),
];

export const ADMIN_AREAS: readonly Area[] = (
  [
    ['/admin/users', 'User Management', 'Accounts, roles, suspensions and verification.'],
    ['/admin/finance', 'Finance', 'Transactions, withdrawals and reports.'],
    ['/admin/content', 'Content Moderation', 'Chat, streams, reports and filters.'],
    ['/admin/system', 'System Administration', 'Server health, feature flags and configuration.'],
  ] as const
).map(([path, title, purpose]) =>
  area(path, title, purpose, { to: '/admin/battles', label: 'Go to battles and disputes' }),
);

/** Open to everybody, signed in or not. */
export const PUBLIC_AREAS: readonly Area[] = [
  area(
    '/register',
    'Sign Up',
    'Open an account of your own. Until then the waitlist on the front page keeps your place.',
    front,
  ),
  area('/forgot-password', 'Forgot Password', 'A link by e-mail that sets a new password.', signIn),
  area('/verify-email', 'E-mail Verification', 'The code that proves an address is yours.', front),
];
