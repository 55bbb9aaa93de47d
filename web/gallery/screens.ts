import { OWN_SCREENS } from './__generated__/screens.ts';
import { type Account, type OwnScreens, type Screen, WING_ACCOUNTS, type WingName } from './screen.ts';

/** Screens that are looked at one after another. */
export interface Wing {
  readonly account: Account;
  readonly screens: readonly Screen[];
}

/** Those that stand in no list of a room: several rooms are seen on them, or they are read in one go. */
const COMMON: OwnScreens = {
  visitors: [
    '/',
    '/landing',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/terms',
    '/privacy',
    '/responsible-gaming',
    '/anti-cheat',
    '/payment-terms',
    '/contact',
    '/request',
    '/ledger',
  ],
  contests: [
    '/home',
    '/dashboard?tab=create',
    { path: '/dashboard?tab=live-battles', failed: ['Failed to load wallet data', 'Failed to load statistics'] },
    '/dashboard?tab=tournaments',
    '/dashboard?tab=brackets',
    '/dashboard?tab=creators',
    '/dashboard?tab=premium',
    '/challenge/1',
    '/challenge/2',
    '/challenge/past-24',
    '/challenge/no-such-battle',
  ],
  money: [
    { path: '/wallet', full: ['Available to Withdraw'], failed: ['Failed to load wallet data'] },
    '/wallet?tab=deposit',
    '/wallet?tab=withdraw',
    '/wallet?tab=battlecoin',
    '/wallet?tab=history',
    '/wallet?tab=methods',
    '/wallet?tab=methods&add=method',
    '/wallet?tab=earnings',
    '/wallet?tab=verification',
    '/receipt/{receipt}',
    '/sandbox-bank/no-such-deposit',
    { path: '/statements', empty: ['No statements yet'], failed: ['Failed to load statements'] },
    { path: '/earnings?tab=recent', full: ['Total Battles'], empty: ['No earnings yet'] },
    { path: '/earnings?tab=monthly', full: ['Total Battles'] },
    { path: '/earnings?tab=games', full: ['Total Battles'] },
    { path: '/earnings?tab=analytics', full: ['Total Battles'] },
  ],
  streams: ['/go-live', '/creator-hub'],
  people: [
    { path: '/profile', failed: ['Failed to load your profile'] },
    '/player/rival',
    '/settings',
    '/after-reset',
    '/settings?section=notifications',
    '/settings?section=privacy',
    '/settings?section=security',
    '/settings?section=play',
    '/settings?section=data',
    '/2fa-setup',
  ],
  help: [
    '/help',
    '/help?tab=dispute',
    '/help?tab=contact',
    '/help?tab=policies',
    '/help/requests/{ticket}',
    '/trust',
    '/terms',
    '/privacy',
    '/contact',
    '/no/such/page',
  ],
  newcomers: [
    { path: '/dashboard?tab=live-battles', full: ['No recent outcomes'] },
    '/wallet',
    { path: '/wallet?tab=verification', full: ['Unverified'] },
  ],
  beginners: ['/setup-profile', '/tour', '/tutorial-challenge', '/welcome'],
  rivals: ['/challenge/1', '/bets/no-such-bet'],
  accounts: [
    { path: '/admin/users', empty: ['No accounts found'] },
    '/admin/users/2',
    '/admin/users/7',
    { path: '/admin/users/7?tab=ledger', empty: ['No transactions yet'] },
    { path: '/admin/users/7?tab=battles', empty: ['No battles of this player'] },
    { path: '/admin/users/7?tab=adjustments', empty: ['No adjustments'] },
    { path: '/admin/users/7?tab=purchases', empty: ['Nothing was bought'] },
    '/admin/users/7?tab=tax-year',
    '/admin/users/7?tab=limits',
    { path: '/admin/users/7?tab=sessions', empty: ['Signed in nowhere', 'No device is known'] },
    { path: '/admin/users/7?tab=reports', empty: ['Nobody has reported this player'] },
    { path: '/admin/users/7?tab=decisions', empty: ['Nothing was done to this account yet'] },
  ],
  desks: [
    { path: '/admin', empty: ['Nothing waits', 'Nothing has happened yet'] },
    { path: '/admin/battles?tab=active', empty: ['No battles in progress or waiting'] },
    { path: '/admin/battles?tab=disputes', empty: ['No open disputes', 'No open appeals', 'No decisions yet'] },
    { path: '/admin/battles?tab=enforcement', empty: ['Nothing unusual in these days.'] },
    { path: '/admin/battles?tab=tournaments', full: ['Tournaments and brackets'] },
    { path: '/admin/battles?tab=arcade', full: ['Contests and brackets of the arcade'] },
    '/admin/finance?tab=overview',
    { path: '/admin/finance?tab=transactions', empty: ['No transactions yet'] },
    { path: '/admin/finance?tab=withdrawals', empty: ['No withdrawals are pending'] },
    '/admin/finance?tab=reports',
    '/admin/finance?tab=reports&report=revenue',
    '/admin/finance?tab=reports&report=liabilities',
    '/admin/finance?tab=reports&report=chargebacks',
    { path: '/admin/content', empty: ['Nothing has been said'] },
    { path: '/admin/content?tab=streams', empty: ['Nothing is live'] },
    { path: '/admin/content?tab=reports', empty: ['No reports here'] },
    '/admin/content?tab=filters',
    '/admin/content?tab=blocked',
    { path: '/admin/content?tab=store', empty: ['Nothing is sold'] },
    { path: '/admin/content?tab=missions', empty: ['No season is open yet'] },
    { path: '/admin/content?tab=sponsors', empty: ['Nothing waits', 'No sponsored challenges yet'] },
    { path: '/admin/system', empty: ['No server yet'] },
    '/admin/system?tab=configuration',
    '/admin/system?tab=flags',
    '/admin/system?tab=maintenance',
    { path: '/admin/system?tab=audit', empty: ['Nothing found'] },
  ],
};

const wingOf = (name: WingName): Wing => ({
  account: WING_ACCOUNTS[name],
  screens: [COMMON, ...OWN_SCREENS]
    .flatMap((own) => own[name] ?? [])
    .map((screen) => (typeof screen === 'string' ? { path: screen } : screen)),
});

/** Every screen of the app; a page that is missing is named by a test. */
export const WINGS = Object.fromEntries(
  Object.keys(WING_ACCOUNTS).map((name) => [name, wingOf(name as WingName)]),
) as Readonly<Record<WingName, Wing>>;
