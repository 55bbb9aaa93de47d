import { settingsSectionPath } from '../accounts/accounts.paths.ts';
import { missionsPath } from '../missions/missions.paths.ts';
import { profilePath } from '../profiles/profiles.paths.ts';
import { giftsPath, ordersPath } from '../store/store.paths.ts';
import { contactPath, trustPath } from '../support/support.paths.ts';
import { walletTabPath } from '../wallet/wallet.paths.ts';
import { developersPath } from '../platform/platform.paths.ts';
import {
  APPLICATION_EVENTS,
  type ApplicationEvent,
  CONNECTION_EVENTS,
  type ConnectionEvent,
  KEY_EVENTS,
  type KeyEvent,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../platform/platform-events.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '../accounts/account-events.ts';
import type { Standing } from '../accounts/change-standing.ts';
import type { EventOf } from '../shared/events.ts';
import { locationOf } from './location.ts';
import { type Facts, type Notice, dollars, noticeOf, noticeRule } from './notification.ts';

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
  'lichess.linked': alert(
    'Lichess account linked',
    'Your chess battles are played with the Lichess account that was linked. Was it not you? Unlink it and change your password.',
    'Review your game accounts',
    'always',
  ),
  'lichess.unlinked': alert(
    'Lichess account unlinked',
    'Your Lichess account is not linked any more. Was it not you? Link it again and change your password.',
    'Review your game accounts',
    'always',
  ),
  'account.inspected': alert(
    'An administrator viewed your account',
    'An administrator saw what you see, for a quarter of an hour at the most, and could change nothing. The reason stands among your security settings.',
    'Read the reason',
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

const KEY_TITLES: Readonly<
  Record<KeyEvent, readonly [title: string, message: (name: string) => string, action: string]>
> = {
  'key.created': [
    'API key made',
    (name) =>
      `A program can now act for you with the key “${name}”. Was it not you? Revoke it and change your password.`,
    'Review your keys',
  ],
  'key.replaced': [
    'API key replaced',
    (name) =>
      `The key “${name}” has a successor; the earlier one works for another day. Was it not you? Revoke both and change your password.`,
    'Review your keys',
  ],
  'key.revoked': ['API key revoked', (name) => `The key “${name}” opens nothing any more.`, 'Review your keys'],
};

/** A key acts for its owner, so what becomes of it is told like any change of the account's safety (CR-19). */
function keyNotices(event: EventOf<KeyEvent>): readonly Notice[] {
  const { userId, name } = event.data;
  const [title, message, action] = KEY_TITLES[event.type];
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message: message(name),
      link: developersPath,
      // Of a new key the e-mail says what it may do.
      mail: event.type === 'key.revoked' ? 'always' : 'none',
      data: { alert: title, action, device: null, location: null },
    }),
  ];
}

const APPLICATION_TITLES: Readonly<
  Record<ApplicationEvent, readonly [title: string, message: (name: string) => string]>
> = {
  'application.registered': ['Application registered', (name) => `Players can now let “${name}” act for them.`],
  'application.changed': [
    'Application changed',
    (name) => `What players read of “${name}”, or where they are sent back to, was changed.`,
  ],
  'application.secret-replaced': [
    'Application has another secret',
    (name) => `The earlier secret of “${name}” opens nothing any more.`,
  ],
};

/** Whoever changes where the players of an application are sent gets what they let it do. */
function applicationNotices(event: EventOf<ApplicationEvent>): readonly Notice[] {
  const { userId, name } = event.data;
  const [title, message] = APPLICATION_TITLES[event.type];
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message: `${message(name)} Was it not you? Remove it and change your password.`,
      link: developersPath,
      mail: 'always',
      data: { alert: title, action: 'Review your applications', device: null, location: null },
    }),
  ];
}

/** An application acts for its player, so what becomes of it is told like any change of the account's safety. */
function connectionNotices(event: EventOf<ConnectionEvent>): readonly Notice[] {
  const { userId, name } = event.data;
  const isMade = event.type === 'connection.made';
  const title = isMade ? 'Application connected' : 'Application disconnected';
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message: isMade
        ? `“${name}” can now act for you. Was it not you? Disconnect it and change your password.`
        : `“${name}” can do nothing for you any more.`,
      link: settingsSectionPath('security'),
      // Of a new one the e-mail says what it may do.
      mail: isMade ? 'none' : 'always',
      data: { alert: title, action: 'Review your applications', device: null, location: null },
    }),
  ];
}

const WEBHOOK_TITLES: Readonly<Record<WebhookEvent, string>> = {
  'webhook.added': 'Webhook added',
  'webhook.moved': 'Webhook has another address',
  'webhook.switched-off': 'Webhook switched off',
};

/** A webhook that nobody knows of would hand out what happens; one that is switched off tells nobody anything. */
function webhookNotices(event: EventOf<WebhookEvent>): readonly Notice[] {
  const { userId, host } = event.data;
  const isOff = event.type === 'webhook.switched-off';
  const title = WEBHOOK_TITLES[event.type];
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message: isOff
        ? `${host} has taken nothing for days, or does not want to be called any more. What waits is kept until you switch it on again.`
        : `${host} is told from now on what happens in your account. Was it not you? Remove it and change your password.`,
      link: developersPath,
      mail: 'always',
      data: { alert: title, action: 'Review your webhooks', device: null, location: null },
    }),
  ];
}

/** What becomes of an account: by staff, and by what its player has reached. */
export const accountRules = [
  noticeRule(SECURITY_EVENTS, securityNotices),
  noticeRule(KEY_EVENTS, keyNotices),
  noticeRule(APPLICATION_EVENTS, applicationNotices),
  noticeRule(CONNECTION_EVENTS, connectionNotices),
  noticeRule(WEBHOOK_EVENTS, webhookNotices),
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
  noticeRule(['mission.completed'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: 'Mission complete',
      message: `${event.data.title}: claim your reward within seven days.`,
      link: missionsPath,
      uniqueKey: `mission:${event.data.mission}:${event.data.period}`,
      channel: 'missions',
    }),
  ]),
  noticeRule(['streak.milestone'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: `${event.data.milestone} days in a row`,
      message: `Your streak has brought you ${event.data.coins} BC.`,
      link: missionsPath,
      channel: 'missions',
    }),
  ]),
  noticeRule(['store.returned'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: `${event.data.name} was taken back`,
      message: event.data.cents
        ? `${dollars(event.data.cents)} came back to your wallet, and its coins have left it. Our staff: ${event.data.reason}`
        : `${event.data.coins} BC came back to you. Our staff: ${event.data.reason}`,
      link: ordersPath,
      mail: 'at-once',
    }),
  ]),
  noticeRule(['gift.ended'], (event) => {
    const { userId, name, state, coins, isDeclined } = event.data;
    const about = { userId, link: ordersPath };
    if (state === 'claimed')
      return [noticeOf(event, { ...about, title: `${name} was claimed`, message: 'Your gift has reached somebody.' })];
    const why = isDeclined ? 'It was declined' : 'Nobody claimed it within thirty days';
    return [noticeOf(event, { ...about, title: `${name} came back`, message: `${why}: ${coins} BC are yours again.` })];
  }),
  noticeRule(['gift.declined'], (event) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: `You declined ${event.data.name}`,
      message: 'It went back to whoever sent it.',
      link: giftsPath,
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
