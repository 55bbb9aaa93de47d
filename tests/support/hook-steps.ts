import type { Client } from './http-client.ts';

const HOOK = 'id url types version failingSince switchedOffAt earlierUntil';
export const ADD = `mutation A($input: WebhookInput!) { addWebhook(input: $input) { secret webhook { ${HOOK} } } }`;
export const CHANGE = `mutation C($id: ID!, $input: WebhookInput!) { changeWebhook(id: $id, input: $input) { ${HOOK} } }`;
export const REMOVE = 'mutation R($id: ID!) { removeWebhook(id: $id) }';
export const ROTATE = `mutation R($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { ${HOOK} } } }`;
const DELIVERY = 'id seq type body state isTest tries lastTriedAt status answer';
export const TRY = `mutation T($id: ID!) { testWebhook(id: $id) { ${DELIVERY} } }`;
export const REPLAY = `mutation R($id: ID!) { replayWebhook(deliveryId: $id) { ${DELIVERY} } }`;
const LIST = `{ webhooks { ${HOOK} } }`;
export const DELIVERIES = `query D($id: ID!) { webhookDeliveries(webhookId: $id) { ${DELIVERY} } }`;

export interface SeenHook {
  readonly id: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly version: number;
  readonly failingSince: number | null;
  readonly switchedOffAt: number | null;
  readonly earlierUntil: number | null;
}
export interface SeenDelivery {
  readonly id: string;
  readonly seq: number;
  readonly body: string;
  readonly state: string;
  readonly tries: number;
  readonly status: number | null;
  readonly answer: string | null;
}

export const ALL = ['WAGER_PLACED', 'CHALLENGE_RESULT', 'PAYOUT_CHANGED'];
export const terms = (types: readonly string[] = ALL, url = 'https://hooks.example.com/gauntlet') => ({ url, types });

export const add = async (client: Client, input = terms()) =>
  (await client.ask<{ addWebhook: { secret: string; webhook: SeenHook } }>(ADD, { input })).addWebhook;
export const hooksOf = async (client: Client) => (await client.ask<{ webhooks: SeenHook[] }>(LIST)).webhooks;
export const deliveriesOf = async (client: Client, id: string) =>
  (await client.ask<{ webhookDeliveries: SeenDelivery[] }>(DELIVERIES, { id })).webhookDeliveries;
