import type { ApiScope } from '../../../domain/platform/scopes.ts';
import type { Texts } from '../__generated__/texts.ts';

const SCOPES: Readonly<Record<ApiScope, (t: Texts) => string>> = {
  'account:read': (t) => t.seeYourAccount(),
  'battles:read': (t) => t.seeYourBattles(),
  'bets:read': (t) => t.seeYourBets(),
  'earnings:read': (t) => t.seeYourEarnings(),
  'friends:read': (t) => t.seeYourFriends(),
  'notifications:read': (t) => t.seeYourNotifications(),
  'wallet:read': (t) => t.seeYourBalance(),
  'battles:play': (t) => t.playBattles(),
  'battles:stake': (t) => t.stakeInBattles(),
  'overlay:wallet': (t) => t.showYourWallet(),
  'overlay:wagers': (t) => t.showTheBets(),
  'overlay:wins': (t) => t.showYourWins(),
  'overlay:amounts': (t) => t.showAmounts(),
};

/** What a program may do, in one line: `see your bets; see your notifications`. */
export const scopeWordsOf = (t: Texts, scopes: readonly ApiScope[]): string =>
  scopes.map((scope) => SCOPES[scope](t)).join('; ');
