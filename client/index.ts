/** What `@gauntlet/client` gives. */
export type { EventBodies, EventBody, EventKind, EventTopic } from './__generated__/event-body.ts';
export type { RefusalCode } from './__generated__/refusal-code.ts';
export { type Client, type ClientOptions, type MutateOptions, createClient } from './create-client.ts';
export type { Document, Given, Variables } from './document.ts';
export type { AccountEvent, EventOptions } from './events.ts';
export type { Following, Told } from './follow.ts';
export type { Connection } from './pages.ts';
export type { RateLimit } from './rate-limit.ts';
export { NoAnswer, Refusal } from './refusal.ts';
export {
  type ApplicationOptions,
  type DeviceCode,
  type FreshOptions,
  type SignInOptions,
  SignInEnded,
  type Tokens,
  freshKey,
  signIn,
} from './sign-in.ts';
export { type ReadWebhook, readWebhook, verifyWebhook } from './verify-webhook.ts';
