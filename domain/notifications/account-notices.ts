import { settingsSectionPath } from '../accounts/accounts.paths.ts';
import { missionsPath } from '../missions/missions.paths.ts';
import { profilePath } from '../profiles/profiles.paths.ts';
import { giftsPath, ordersPath } from '../store/store.paths.ts';
import { contactPath, trustPath } from '../support/support.paths.ts';
import { afterResetPath } from '../security/security.paths.ts';
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
import type { Texts } from './__generated__/texts.ts';
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

const alertsOf = (t: Texts): Readonly<Record<Exclude<SecurityEvent, 'sessions.ended'>, Alert>> => ({
  'device.added': alert(t.signInFromANewDevice(), t.yourAccountWasOpenedOnADevice(), t.reviewYourSessions()),
  'password.changed': alert(t.passwordChanged(), t.yourPasswordWasChanged(), t.reviewYourSessions()),
  'password.reset': alert(t.passwordReset(), t.yourPasswordWasResetByEmail(), t.seeWhatHasEnded()),
  'two-factor.enabled': alert(
    t.twoFactorAuthenticationOn(),
    t.yourAccountNowAsksForACode(),
    t.keepYourRecoveryCodesSafe(),
  ),
  'two-factor.disabled': alert(t.twoFactorAuthenticationOff(), t.yourAccountNoLongerAsksForACode(), t.turnItOnAgain()),
  'recovery-codes.replaced': alert(
    t.newRecoveryCodes(),
    t.yourAccountHasNewRecoveryCodes(),
    t.keepYourRecoveryCodesSafe(),
    'always',
  ),
  'passkey.added': alert(t.passkeyAdded(), t.aNewPasskeyOpensYourAccount(), t.reviewYourPasskeys(), 'always'),
  'passkey.removed': alert(t.passkeyRemoved(), t.aPasskeyOpensNothingAnyMore(), t.reviewYourPasskeys(), 'always'),
  'lichess.linked': alert(
    t.lichessAccountLinked(),
    t.yourChessBattlesArePlayedWithLichess(),
    t.reviewYourGameAccounts(),
    'always',
  ),
  'lichess.unlinked': alert(
    t.lichessAccountUnlinked(),
    t.yourLichessAccountIsNotLinkedAnyMore(),
    t.reviewYourGameAccounts(),
    'always',
  ),
  'account.inspected': alert(
    t.anAdministratorViewedYourAccount(),
    t.anAdministratorSawWhatYouSee(),
    t.readTheReason(),
    'always',
  ),
});

const standingsOf = (t: Texts): Readonly<Record<Standing, readonly [title: string, message: string]>> => ({
  active: [t.accountReactivated(), t.yourAccountMayActAgain()],
  suspended: [t.accountSuspended(), t.yourAccountWasSuspended()],
  banned: [t.accountBanned(), t.yourAccountWasBanned()],
});

function alertOf(t: Texts, event: EventOf<SecurityEvent>): Alert {
  if (event.type !== 'sessions.ended') return alertsOf(t)[event.type];
  const message = t.otherDevicesWereSignedOut({ count: event.data.count });
  return alert(t.otherSessionsEnded(), message, t.reviewYourSessions(), 'always');
}

/** What staff have made of an account; its e-mail goes out with the reason. */
function standingNotices(event: EventOf<'account.standing-changed'>, t: Texts): readonly Notice[] {
  const [title, message] = standingsOf(t)[event.data.status];
  return [
    noticeOf(event, {
      userId: event.entityId,
      tab: 'security',
      title,
      message,
      link: contactPath,
      mail: 'none',
      data: { alert: title, action: t.contactUsWithQuestions(), device: null, location: null },
    }),
  ];
}

/** NO-06: whatever touches the safety of an account is told, whatever is switched off. */
function securityNotices(event: EventOf<SecurityEvent>, t: Texts, facts: Facts): readonly Notice[] {
  const { userId, device = null } = event.data;
  const { title, message, action, mail } = alertOf(t, event);
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message,
      link: event.type === 'password.reset' ? afterResetPath : settingsSectionPath('security'),
      mail,
      data: { alert: title, action, device, location: locationOf(facts.address) },
    }),
  ];
}

const keyTextsOf = (t: Texts, name: string): Readonly<Record<KeyEvent, readonly [title: string, message: string]>> => ({
  'key.created': [t.apiKeyMade(), t.aProgramCanActWithTheKey({ name })],
  'key.replaced': [t.apiKeyReplaced(), t.theKeyHasASuccessor({ name })],
  'key.revoked': [t.apiKeyRevoked(), t.theKeyOpensNothingAnyMore({ name })],
});

/** A key acts for its owner, so what becomes of it is told like any change of the account's safety (CR-19). */
function keyNotices(event: EventOf<KeyEvent>, t: Texts): readonly Notice[] {
  const { userId, name } = event.data;
  const [title, message] = keyTextsOf(t, name)[event.type];
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message,
      link: developersPath,
      // Of a new key the e-mail says what it may do.
      mail: event.type === 'key.revoked' ? 'always' : 'none',
      data: { alert: title, action: t.reviewYourKeys(), device: null, location: null },
    }),
  ];
}

const applicationTextsOf = (
  t: Texts,
  name: string,
): Readonly<Record<ApplicationEvent, readonly [title: string, message: string]>> => ({
  'application.registered': [t.applicationRegistered(), t.playersCanLetNameActForThem({ name })],
  'application.changed': [t.applicationChanged(), t.whatPlayersReadWasChanged({ name })],
  'application.secret-replaced': [t.applicationHasAnotherSecret(), t.theEarlierSecretOpensNothing({ name })],
});

/** Whoever changes where the players of an application are sent gets what they let it do. */
function applicationNotices(event: EventOf<ApplicationEvent>, t: Texts): readonly Notice[] {
  const { userId, name } = event.data;
  const [title, message] = applicationTextsOf(t, name)[event.type];
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message,
      link: developersPath,
      mail: 'always',
      data: { alert: title, action: t.reviewYourApplications(), device: null, location: null },
    }),
  ];
}

/** An application acts for its player, so what becomes of it is told like any change of the account's safety. */
function connectionNotices(event: EventOf<ConnectionEvent>, t: Texts): readonly Notice[] {
  const { userId, name } = event.data;
  const isMade = event.type === 'connection.made';
  const title = isMade ? t.applicationConnected() : t.applicationDisconnected();
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message: isMade ? t.nameCanActForYou({ name }) : t.nameCanDoNothingForYouAnyMore({ name }),
      link: settingsSectionPath('security'),
      // Of a new one the e-mail says what it may do.
      mail: isMade ? 'none' : 'always',
      data: { alert: title, action: t.reviewYourApplications(), device: null, location: null },
    }),
  ];
}

const webhookTitlesOf = (t: Texts): Readonly<Record<WebhookEvent, string>> => ({
  'webhook.added': t.webhookAdded(),
  'webhook.moved': t.webhookHasAnotherAddress(),
  'webhook.switched-off': t.webhookSwitchedOff(),
});

/** A webhook that nobody knows of would hand out what happens; one that is switched off tells nobody anything. */
function webhookNotices(event: EventOf<WebhookEvent>, t: Texts): readonly Notice[] {
  const { userId, host } = event.data;
  const isOff = event.type === 'webhook.switched-off';
  const title = webhookTitlesOf(t)[event.type];
  return [
    noticeOf(event, {
      userId,
      tab: 'security',
      title,
      message: isOff ? t.hostHasTakenNothingForDays({ host }) : t.hostIsToldFromNowOn({ host }),
      link: developersPath,
      mail: 'always',
      data: { alert: title, action: t.reviewYourWebhooks(), device: null, location: null },
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
  noticeRule(['verification.verified'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.youAreVerified(),
      message: t.yourDocumentsWereAccepted(),
      link: walletTabPath('verification'),
      mail: 'at-once',
    }),
  ]),
  noticeRule(['verification.refused'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.yourDocumentsWereRefused(),
      message: t.readTheReasonAndHandInOthers(),
      link: walletTabPath('verification'),
      mail: 'at-once',
    }),
  ]),
  noticeRule(['achievement.unlocked'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.achievementUnlocked(),
      message: t.titleIsOnYourProfile({ title: event.data.title }),
      link: profilePath,
      uniqueKey: `achievement:${event.data.achievement}`,
      channel: 'missions',
    }),
  ]),
  noticeRule(['mission.completed'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.missionComplete(),
      message: t.titleClaimYourReward({ title: event.data.title }),
      link: missionsPath,
      uniqueKey: `mission:${event.data.mission}:${event.data.period}`,
      channel: 'missions',
    }),
  ]),
  noticeRule(['streak.milestone'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.daysInARow({ days: event.data.milestone }),
      message: t.yourStreakHasBroughtYouCoins({ coins: event.data.coins }),
      link: missionsPath,
      channel: 'missions',
    }),
  ]),
  noticeRule(['store.returned'], (event, t) => {
    const { userId, name, coins, cents, reason } = event.data;
    return [
      noticeOf(event, {
        userId,
        title: t.nameWasTakenBack({ name }),
        message: cents
          ? t.amountCameBackWithoutItsCoins({ amount: dollars(cents), reason })
          : t.coinsCameBackToYou({ coins, reason }),
        link: ordersPath,
        mail: 'at-once',
      }),
    ];
  }),
  noticeRule(['gift.ended'], (event, t) => {
    const { userId, name, state, coins, isDeclined } = event.data;
    const about = { userId, link: ordersPath };
    if (state === 'claimed')
      return [
        noticeOf(event, { ...about, title: t.giftWasClaimed({ name }), message: t.yourGiftHasReachedSomebody() }),
      ];
    const message = isDeclined
      ? t.coinsAreYoursAgainItWasDeclined({ coins })
      : t.coinsAreYoursAgainNobodyClaimedIt({ coins });
    return [noticeOf(event, { ...about, title: t.giftCameBack({ name }), message })];
  }),
  noticeRule(['gift.declined'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.youDeclinedName({ name: event.data.name }),
      message: t.itWentBackToWhoeverSentIt(),
      link: giftsPath,
    }),
  ]),
  noticeRule(['account.warned'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.aWarningFromOurStaff(),
      message: event.data.reason,
      link: trustPath,
      mail: 'always',
    }),
  ]),
];
