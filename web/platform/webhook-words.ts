import { WEBHOOK_TYPES, WEBHOOK_WORDS, type WebhookType } from '../../domain/platform/webhook.ts';
import type { Tone } from '../ui/tokens.ts';
import type { WebhookDeliveryRowFragment } from './operations/__generated__/webhook-delivery-row.gql.ts';
import type { WebhookRowFragment } from './operations/__generated__/webhook-row.gql.ts';

type SchemaType = WebhookRowFragment['types'][number];

/** As the schema spells it. */
export function schemaTypeOf(type: WebhookType): SchemaType {
  return type.replace('.', '_').toUpperCase() as SchemaType;
}

/** The types by what the schema calls them. */
export const typesOf = (types: readonly SchemaType[]): WebhookType[] =>
  WEBHOOK_TYPES.filter((type) => types.includes(schemaTypeOf(type)));

export const typeWordsOf = (types: readonly SchemaType[]): string =>
  typesOf(types)
    .map((type) => WEBHOOK_WORDS[type])
    .join(' · ');

interface StateWords {
  readonly word: string;
  readonly tone: Tone;
}

export const STATE_WORDS: Readonly<Record<WebhookDeliveryRowFragment['state'], StateWords>> = {
  WAITING: { word: 'Waiting', tone: 'warn' },
  DELIVERED: { word: 'Delivered', tone: 'win' },
  DEAD: { word: 'Failed', tone: 'loss' },
  DROPPED: { word: 'Not sent', tone: 'neutral' },
};
