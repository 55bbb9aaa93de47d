import { WEBHOOK_TYPES, type WebhookType } from '../../domain/shared/told.ts';
import type { Tone } from '../ui/tokens.ts';
import type { WebhookDeliveryRowFragment, WebhookRowFragment } from './operations/__generated__/webhook.gql.ts';
import * as t from './__generated__/messages.ts';

type SchemaType = WebhookRowFragment['types'][number];

/** What a webhook may be told, as its owner reads it. */
export const TYPE_LABELS: Readonly<Record<WebhookType, string>> = {
  'wager.placed': t.newWagersPlaced(),
  'challenge.result': t.challengeResults(),
  'payout.changed': t.payoutNotifications(),
  'battle.changed': t.eachStepOfYourBattles(),
  'invite.changed': t.battleInvites(),
  'tournament.changed': t.yourTournaments(),
  'friend.changed': t.friendsAndFriendRequests(),
  'stream.changed': t.streamsThatBeginAndEnd(),
};

/** As the schema spells it. */
export function schemaTypeOf(type: WebhookType): SchemaType {
  return type.replace('.', '_').toUpperCase() as SchemaType;
}

/** The types by what the schema calls them. */
export const typesOf = (types: readonly SchemaType[]): WebhookType[] =>
  WEBHOOK_TYPES.filter((type) => types.includes(schemaTypeOf(type)));

export const typeWordsOf = (types: readonly SchemaType[]): string =>
  typesOf(types)
    .map((type) => TYPE_LABELS[type])
    .join(' · ');

interface StateWords {
  readonly word: string;
  readonly tone: Tone;
}

export const STATE_WORDS: Readonly<Record<WebhookDeliveryRowFragment['state'], StateWords>> = {
  WAITING: { word: t.waiting(), tone: 'warn' },
  DELIVERED: { word: t.delivered(), tone: 'win' },
  DEAD: { word: t.failed(), tone: 'loss' },
  DROPPED: { word: t.notSent(), tone: 'neutral' },
};
