import { settingsSectionPath } from '../accounts/accounts.paths.ts';
import type { EventOf } from '../shared/events.ts';
import { type Notice, alertOf, leftAfter, noticeRules } from '../shared/notice.ts';
import { HOUR } from '../shared/time.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import {
  APPLICATION_EVENTS,
  type ApplicationEvent,
  CONNECTION_EVENTS,
  type ConnectionEvent,
  KEY_EVENTS,
  type KeyEvent,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from './platform-events.ts';
import { programsPath } from './platform.paths.ts';

function keyTextsOf(t: Texts, event: EventOf<KeyEvent>): readonly [title: string, message: string] {
  const { name, earlierUntil } = event.data;
  const hours = leftAfter(event, earlierUntil, HOUR);
  switch (event.type) {
    case 'key.created':
      return [t.apiKeyMade(), t.aProgramCanActWithTheKey({ name })];
    case 'key.replaced':
      return [
        t.apiKeyReplaced(),
        hours === null ? t.theKeyHasASuccessor({ name }) : t.theKeyHasASuccessorFor({ name, hours }),
      ];
    case 'key.revoked':
      return [t.apiKeyRevoked(), t.theKeyOpensNothingAnyMore({ name })];
  }
}

/** A key acts for its owner, so what becomes of it is told like any change of the account's safety (CR-19). */
function keyNotices(event: EventOf<KeyEvent>, t: Texts): readonly Notice[] {
  const { userId } = event.data;
  const [title, message] = keyTextsOf(t, event);
  return [
    alertOf(event, {
      userId,
      title,
      message,
      link: programsPath,
      // Of a new key the e-mail says what it may do.
      mail: event.type === 'key.revoked' ? 'always' : 'none',
      action: t.reviewYourKeys(),
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
    alertOf(event, {
      userId,
      title,
      message,
      link: programsPath,
      mail: 'always',
      action: t.reviewYourApplications(),
    }),
  ];
}

/** An application acts for its player, so what becomes of it is told like any change of the account's safety. */
function connectionNotices(event: EventOf<ConnectionEvent>, t: Texts): readonly Notice[] {
  const { userId, name } = event.data;
  const isMade = event.type === 'connection.made';
  const title = isMade ? t.applicationConnected() : t.applicationDisconnected();
  return [
    alertOf(event, {
      userId,
      title,
      message: isMade ? t.nameCanActForYou({ name }) : t.nameCanDoNothingForYouAnyMore({ name }),
      link: settingsSectionPath('security'),
      // Of a new one the e-mail says what it may do.
      mail: isMade ? 'none' : 'always',
      action: t.reviewYourApplications(),
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
    alertOf(event, {
      userId,
      title,
      message: isOff ? t.hostHasTakenNothingForDays({ host }) : t.hostIsToldFromNowOn({ host }),
      link: programsPath,
      mail: 'always',
      action: t.reviewYourWebhooks(),
    }),
  ];
}

const rule = noticeRules(TEXTS);

export const platformNotices = [
  rule(KEY_EVENTS, keyNotices),
  rule(APPLICATION_EVENTS, applicationNotices),
  rule(CONNECTION_EVENTS, connectionNotices),
  rule(WEBHOOK_EVENTS, webhookNotices),
];
