import { dashboardPath, walletPath } from '../address/paths.ts';
import { ADMIN_ENTRY, NAV_ENTRIES, type NavIconName } from './navigation.ts';

export interface PalettePage {
  readonly to: string;
  readonly label: string;
  /** What else people may type for it. */
  readonly words: readonly string[];
  readonly icon?: NavIconName;
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  'Hype Zone': ['home', 'start'],
  'Live Streams': ['watch'],
  'Go Live': ['broadcast'],
  Battlegrounds: ['dashboard', 'battles'],
  Arcade: ['games', 'practice'],
  Store: ['shop', 'buy', 'cosmetics'],
  Wallet: ['money', 'balance', 'deposit', 'withdraw'],
  'Trust & Safety': ['fair play', 'licence'],
  Help: ['support', 'faq'],
  Settings: ['preferences', 'password'],
};

/** Everything that the palette finds, in the order in which it is shown. */
export const PALETTE_PAGES: readonly PalettePage[] = [
  ...NAV_ENTRIES.map(({ to, label, icon }) => ({ to, label, icon, words: WORDS[label] ?? [] })),
  { to: `${dashboardPath}?tab=live-battles`, label: 'Battle Hub', words: ['open battles', 'join'], icon: 'battles' },
  { to: `${walletPath}?tab=battlecoin`, label: 'BattleCoin', words: ['bc', 'coins'], icon: 'wallet' },
  { to: '/profile', label: 'Profile', words: ['account', 'username'] },
  { to: '/notifications', label: 'Notifications', words: ['invites', 'payouts', 'security'] },
  { to: '/friends', label: 'Friends and Community', words: ['requests', 'recent players'] },
  { to: '/earnings', label: 'Player Earnings', words: ['winnings', 'income'] },
  { to: '/statements', label: 'Statements', words: ['monthly', 'quarterly'] },
  { to: '/tour', label: 'Platform Tour', words: ['introduction', 'how it works'] },
  { to: ADMIN_ENTRY.to, label: ADMIN_ENTRY.label, words: ['staff'], icon: ADMIN_ENTRY.icon },
  { to: '/admin/verification', label: 'Identity verification', words: ['staff', 'documents'], icon: 'admin' },
  { to: '/admin/battles', label: 'Battles and disputes', words: ['staff', 'moderation'], icon: 'admin' },
  { to: '/terms', label: 'Terms of Service', words: ['legal', 'rules', 'fees'] },
  { to: '/privacy', label: 'Privacy Policy', words: ['legal', 'data', 'cookies'] },
  { to: '/contact', label: 'Contact', words: ['support', 'e-mail'] },
];
