import { SECURITY_EVENTS } from '../accounts/account-events.ts';
import { settingsSectionPath } from '../accounts/accounts.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { alertOf, folding, noticeRules } from '../shared/notice.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { afterResetPath } from './security.paths.ts';

type Told = (typeof SECURITY_EVENTS)[number];

interface Words {
  readonly title: string;
  readonly message: string;
  /** What the player is asked to do about it. */
  readonly action: string;
  /** `none` where the change sends an e-mail of its own. */
  readonly mail: 'always' | 'none';
}

const words = (title: string, message: string, action: string, mail: Words['mail'] = 'none'): Words => ({
  title,
  message,
  action,
  mail,
});

const wordsByType = (t: Texts): Readonly<Record<Exclude<Told, 'sessions.ended'>, Words>> => ({
  'device.added': words(t.signInFromANewDevice(), t.yourAccountWasOpenedOnADevice(), t.reviewYourSessions()),
  'password.changed': words(t.passwordChanged(), t.yourPasswordWasChanged(), t.reviewYourSessions()),
  'password.reset': words(t.passwordReset(), t.yourPasswordWasResetByEmail(), t.seeWhatHasEnded()),
  'two-factor.enabled': words(
    t.twoFactorAuthenticationOn(),
    t.yourAccountNowAsksForACode(),
    t.keepYourRecoveryCodesSafe(),
  ),
  'two-factor.disabled': words(t.twoFactorAuthenticationOff(), t.yourAccountNoLongerAsksForACode(), t.turnItOnAgain()),
  'recovery-codes.replaced': words(
    t.newRecoveryCodes(),
    t.yourAccountHasNewRecoveryCodes(),
    t.keepYourRecoveryCodesSafe(),
    'always',
  ),
  'passkey.added': words(t.passkeyAdded(), t.aNewPasskeyOpensYourAccount(), t.reviewYourPasskeys(), 'always'),
  'passkey.removed': words(t.passkeyRemoved(), t.aPasskeyOpensNothingAnyMore(), t.reviewYourPasskeys(), 'always'),
});

function wordsOf(t: Texts, event: EventOf<Told>): Words {
  if (event.type !== 'sessions.ended') return wordsByType(t)[event.type];
  const message = t.otherDevicesWereSignedOut({ count: event.data.count });
  return words(t.otherSessionsEnded(), message, t.reviewYourSessions(), 'always');
}

/** NO-06: whatever touches the safety of an account is told, whatever is switched off. */
export const securityNotices = [
  folding(
    noticeRules(TEXTS)(SECURITY_EVENTS, (event, t, { location }) => {
      const { userId, device = null } = event.data;
      const link = event.type === 'password.reset' ? afterResetPath : settingsSectionPath('security');
      return [alertOf(event, { userId, ...wordsOf(t, event), link, device, location })];
    }),
    'device.added',
  ),
];
