import { settingsSectionPath } from '../accounts/accounts.paths.ts';
import { profilePath } from '../profiles/profiles.paths.ts';
import { trustPath } from '../shared/soon.paths.ts';
import { contactPath } from '../support/support.paths.ts';
import { walletTabPath } from '../wallet/wallet.paths.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '../accounts/account-events.ts';
import type { Standing } from '../accounts/change-standing.ts';
import type { EventOf } from '../shared/events.ts';
import { locationOf } from './location.ts';
import { type Facts, type Notice, noticeOf, noticeRule } from './notification.ts';

interface Alert {
  readonly title: string;
  readonly message: string;
  /** What the player is asked to do about it (EN-38). */
  readonly action: string;
  /** `none` where the change sends an e-mail of its own. */
  readonly mail: 'always' | 'none';
}

const alert = (title: string, message: string, action: string, mail: Alert['mail'] = 'none'): Alert => ({
  title,
  message,
  action,
  mail,
});

const CHECK = 'Review your sessions';
const ALERTS: Readonly<Record<Exclude<SecurityEvent, 'sessions.ended'>, Alert>> = {
  'device.added': alert(
    'Sign-in from a new device',
    'Your account was opened on a device that we have not seen before. Was it not you? End that session and change your password.',
    CHECK,
  ),
  'password.changed': alert(
    'Password changed',
    'Your password was changed and every other session has ended. Was it not you? Contact us at once.',
    CHECK,
  ),
  'two-factor.enabled': alert(
    'Two-factor authentication on',
    'Your account now asks for a code at every sign-in.',
    'Keep your recovery codes safe',
  ),
  'two-factor.disabled': alert(
    'Two-factor authentication off',
    'Your account no longer asks for a code. Was it not you? Change your password and turn it on again.',
    'Turn it on again',
  ),
  'recovery-codes.replaced': alert(
    'New recovery codes',
    'Your account has new recovery codes; the earlier ones open nothing any more.',
    'Keep your recovery codes safe',
    'always',
  ),
  'passkey.added': alert(
    'Passkey added',
    'A new passkey opens your account. Was it not you? Remove it and change your password.',
    'Review your passkeys',
    'always',
  ),
  'passkey.removed': alert(
    'Passkey removed',
    'A passkey of yours opens nothing any more.',
    'Review your passkeys',
    'always',
  ),
};

const STANDINGS: Readonly<Record<Standing, readonly [title: string, message: string]>> = {
  active: ['Account reactivated', 'Your account may act again.'],
  suspended: ['Account suspended', 'Your account was suspended by our staff. The reason came by e-mail.'],
  banned: ['Account banned', 'Your account was banned by our staff. The reason came by e-mail.'],
};

function alertOf(event: EventOf<SecurityEvent>): Alert {
  if (event.type !== 'sessions.ended') return ALERTS[event.type];
  const { count } = event.data;
  const message = `${count === 1 ? 'Another device was' : `${count} other devices were`} signed out of your account.`;
  return alert('Other sessions ended', message, CHECK, 'always');
}

/** What staff have made of an account; its e-mail goes out with the reason. */
function standingNotices(event: EventOf<'account.standing-changed'>): readonly Notice[] {
  const [title, message] = STANDINGS[event.data.status];
  return [
    noticeOf(event, {
      userId: event.entityId,
      tab: 'security',
      title,
      message,
      link: contactPath,
      mail: 'none',
      data: { alert: title, action: 'Contact us with questions', device: null, location: null },
    }),
  ];
}

/** NO-06: whatever touches the safety of an account is told, whatever is switched off. */
function securityNotices(event: EventOf<SecurityEvent>, facts: Facts): readonly Notice[] {
  const { userId, device = null } = event.data;
  const { title, message, action, mail } = alertOf(event);
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message,
      link: settingsSectionPath('security'),
      mail,
      data: { alert: title, action, device, location: locationOf(facts.address) },
    }),
  ];
}

/** What becomes of an account: by staff, and by what its player has reached. */
export const accountRules = [
  noticeRule(SECURITY_EVENTS, securityNotices),
  noticeRule(['account.standing-changed'], standingNotices),
  noticeRule(['verification.verified'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: 'You are verified',
      message: 'Your documents were accepted. The limits of a verified account hold from now on.',
      link: walletTabPath('verification'),
      mail: 'at-once',
    }),
  ]),
  noticeRule(['verification.refused'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: 'Your documents were refused',
      message: 'Read the reason, and hand in others.',
      link: walletTabPath('verification'),
      mail: 'at-once',
    }),
  ]),
  noticeRule(['achievement.unlocked'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: 'Achievement unlocked',
      message: `${event.data.title} is on your profile.`,
      link: profilePath,
      uniqueKey: `achievement:${event.data.achievement}`,
      channel: 'missions',
    }),
  ]),
  noticeRule(['account.warned'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: 'A warning from our staff',
      message: event.data.reason,
      link: trustPath,
      mail: 'always',
    }),
  ]),
];
