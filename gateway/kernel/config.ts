import { z } from 'zod';
import { DEFAULT_DATABASE_URL, engineOf } from '../../db/client/kit.ts';
import type { VapidKeys } from './push-sender.ts';
import { LINKED_PROVIDERS, type LinkedProvider } from '../../domain/profiles/linked-providers.ts';

/** Good enough to try the product on one's own machine; a production server refuses it. */
export const DEMO_SECRET = 'demo-secret-for-development-only';

/** A key of Web Push: so many bytes in base64url. */
const vapidKey = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be base64url')
    .refine((key) => Buffer.from(key, 'base64url').length === bytes, `must have ${bytes} bytes`)
    .optional();

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'must start with file: or postgres://')
    .default(DEFAULT_DATABASE_URL),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters').default(DEMO_SECRET),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another server in Stripe's place; only outside of production. */
  STRIPE_HOST: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LEDGER_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  DEMO_DATA: z.enum(['load', 'none']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How many proxies in front are trusted to name the caller's address. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(50),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must hold an e-mail address')
    .optional(),
  VAPID_PUBLIC_KEY: vapidKey(65),
  VAPID_PRIVATE_KEY: vapidKey(32),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/, 'must be a mailto: or https: address')
    .optional(),
});

/** What this installation is to another site; null where the operator has not set it up. */
export type OauthSetting = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly url: string | null;
} | null;

export interface Config {
  readonly isProduction: boolean;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Carries the news between gateways in PostgreSQL's place, with its credentials; null without one. */
  readonly redisUrl: string | null;
  /** Without a trailing slash; what links in messages start with. */
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** The keys of Stripe; null for the sandbox. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly host: URL | null } | null;
  /** What the published heads of the ledger are signed with; lives longer than the session secret. */
  readonly ledgerSecret: string;
  readonly loadsDemoData: boolean;
  readonly logLevel: string;
  readonly trustedProxies: number;
  /** How many live connections one address may hold at once. */
  readonly socketsPerAddress: number;
  /** The mail server, with its credentials; null keeps e-mails in the development mailbox. */
  readonly mailUrl: string | null;
  /** Whom e-mails come from. */
  readonly mailFrom: string;
  /** The keys of Web Push; null switches pushes off. */
  readonly vapid: VapidKeys | null;
  /** By provider, for linking accounts. */
  readonly oauth: Readonly<Record<LinkedProvider, OauthSetting>>;
}

/** Stops the start with the variable that is to blame. */
function unusable(why: string): never {
  throw new Error(`The environment is not usable.\n${why}`);
}

/** Reads the configuration; an unusable value names its variable and stops the start. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    unusable(lines.join('\n'));
  }
  const value = parsed.data;
  const isProduction = value.NODE_ENV === 'production';
  if (isProduction && value.SESSION_SECRET === DEMO_SECRET) {
    unusable('SESSION_SECRET: must be set to a secret of your own in production');
  }
  if (isProduction && value.PUBLIC_URL === undefined) {
    unusable('PUBLIC_URL: must be set in production');
  }
  if (isProduction && value.MAIL_URL === undefined) {
    unusable('MAIL_URL: must be set to your mail server in production, e.g. smtps://user:password@mail.example');
  }
  if (value.REDIS_URL !== undefined && engineOf(value.DATABASE_URL) === 'sqlite') {
    unusable('REDIS_URL: is for several gateways, which need DATABASE_URL=postgres://…');
  }
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, '');
  return {
    isProduction,
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    redisUrl: value.REDIS_URL ?? null,
    publicUrl,
    sessionSecret: value.SESSION_SECRET,
    stripe: stripeKeysOf(value, isProduction),
    ledgerSecret: value.LEDGER_SECRET ?? value.SESSION_SECRET,
    loadsDemoData: value.DEMO_DATA === 'load' || (value.DEMO_DATA === undefined && !isProduction),
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUST_PROXY,
    socketsPerAddress: value.SOCKETS_PER_ADDRESS,
    mailUrl: value.MAIL_URL ?? null,
    mailFrom: value.MAIL_FROM ?? `Gauntlet <no-reply@${new URL(publicUrl).hostname}>`,
    vapid: vapidOf(value),
    oauth: readOauth(given, isProduction),
  };
}

/** `TWITCH_CLIENT_ID` and `TWITCH_CLIENT_SECRET`, and so on. `OAUTH_TWITCH_URL` moves a provider, for tests only. */
function readOauth(given: Readonly<Record<string, string | undefined>>, isProduction: boolean): Config['oauth'] {
  const read = (provider: LinkedProvider): OauthSetting => {
    const name = provider.toUpperCase();
    const [clientId, clientSecret] = [given[`${name}_CLIENT_ID`], given[`${name}_CLIENT_SECRET`]];
    const url = given[`OAUTH_${name}_URL`] ?? null;
    if (isProduction && url !== null) unusable(`OAUTH_${name}_URL: is for tests only`);
    if ((clientId === undefined) !== (clientSecret === undefined))
      unusable(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET: set both or none`);
    return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, url };
  };
  return Object.fromEntries(LINKED_PROVIDERS.map((provider) => [provider, read(provider)])) as Config['oauth'];
}

/** Stripe is on when it has both of its keys; one alone is a mistake that stops the start. */
function stripeKeysOf(value: z.infer<typeof environment>, isProduction: boolean): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_HOST: host } = value;
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined) unusable('STRIPE_SECRET_KEY: must be set beside STRIPE_WEBHOOK_SECRET');
  if (webhookSecret === undefined) unusable('STRIPE_WEBHOOK_SECRET: must be set beside STRIPE_SECRET_KEY');
  if (host !== undefined && isProduction) unusable('STRIPE_HOST: must not be set in production');
  return { secretKey, webhookSecret, host: host === undefined ? null : new URL(host) };
}

/** Pushes are on when all three are set; some of them alone are a mistake that stops the start. */
function vapidOf(value: z.infer<typeof environment>): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = value;
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return null;
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    unusable('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT: set all of them or none');
  return { publicKey, privateKey, subject };
}
