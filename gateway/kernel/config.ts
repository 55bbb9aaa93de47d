import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { DEFAULT_DATABASE_URL, engineOf } from '../../db/client/kit.ts';
import { TIMEOUTS, type Timeouts } from '../../db/client/timeouts.ts';
import type { VapidKeys } from './push-sender.ts';
import { SIMULCAST_HOSTS, type SimulcastHosts } from '../../domain/video/simulcast.ts';
import { LINKED_PROVIDERS, type LinkedProvider } from '../../domain/profiles/linked-providers.ts';

/** Good enough to try the product on one's own machine; a production server refuses it. */
export const DEMO_SECRET = 'demo-secret-for-development-only';

/** A balancer that asks each second has noticed by then. */
const NOTICE_MS = 5_000;

/** A key of Web Push: so many bytes in base64url. */
const vapidKey = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be base64url')
    .refine((key) => Buffer.from(key, 'base64url').length === bytes, `must have ${bytes} bytes`)
    .optional();

/** Milliseconds: nothing that is waited for is waited for without end. */
const wait = (usual: number) => z.coerce.number().int().min(1).max(600_000).default(usual);

/** `twitch=live.example,.live.example kick=…`: hosts of platforms; what is not named keeps those that are known. */
const HOSTS_OF_PLATFORMS = /^(?:(?:twitch|youtube|kick)=[a-z0-9.,-]*(?: |$))+$/;

/** Each with its authority and number, as players read them. */
const LICENCES_MAX = 20;
const LICENCE_LENGTH_MAX = 200;

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'must start with file: or postgres://')
    .default(DEFAULT_DATABASE_URL),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(1_000).default(10),
  DATABASE_CONNECT_MS: wait(TIMEOUTS.connectMs),
  DATABASE_STATEMENT_MS: wait(TIMEOUTS.statementMs),
  DATABASE_LOCK_MS: wait(TIMEOUTS.lockMs),
  DATABASE_IDLE_MS: wait(TIMEOUTS.idleMs),
  /** A balancer asks each second or so. */
  DATABASE_PROBE_MS: wait(TIMEOUTS.probeMs),
  /** Less than whoever sent SIGTERM waits before they kill: 30 seconds on most platforms. */
  SHUTDOWN_MS: wait(25_000),
  SHUTDOWN_NOTICE_MS: z.coerce.number().int().min(0).max(600_000).optional(),
  CALLS_AT_ONCE: z.coerce.number().int().min(1).max(10_000).default(64),
  /** For its turn, where more come than can be served. */
  CALL_WAIT_MS: wait(300),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters').default(DEMO_SECRET),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another server in Stripe's place; only outside of production. */
  STRIPE_HOST: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LEDGER_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ARCADE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  VIDEO_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  RTMP_PORT: z
    .union([z.literal('off'), z.coerce.number().int().min(0).max(65_535)], 'must be a port, or off')
    .optional(),
  PUBLIC_RTMP_URL: z.url({ protocol: /^rtmps?$/, error: 'must be an rtmp or rtmps address' }).optional(),
  VIDEO_STREAMS_MAX: z.coerce.number().int().min(1).max(10_000).default(50),
  VIDEO_KBPS_MAX: z.coerce.number().int().min(100).max(100_000).default(12_000),
  VIDEO_GRACE_MS: wait(30_000),
  RTMP_PER_ADDRESS: z.coerce.number().int().min(1).max(10_000).default(20),
  SIMULCAST_HOSTS: z
    .string()
    .regex(HOSTS_OF_PLATFORMS, 'must be like twitch=live.example,.live.example youtube=… kick=…')
    .optional(),
  /** Another server in the platforms' place; only outside of production. */
  SIMULCAST_HOST: z.url({ protocol: /^rtmp$/, error: 'must be an rtmp address' }).optional(),
  LICENCES: z
    .string()
    .transform((text) =>
      text
        .split(';')
        .map((licence) => licence.trim())
        .filter((licence) => licence !== ''),
    )
    .refine(
      (licences) => licences.length <= LICENCES_MAX && licences.every(({ length }) => length <= LICENCE_LENGTH_MAX),
      `must be at most ${LICENCES_MAX} texts of at most ${LICENCE_LENGTH_MAX} characters, with semicolons between them`,
    )
    .default([]),
  DEMO_DATA: z.enum(['load', 'none']).optional(),
  SERVER_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be up to 60 letters, digits, dots, dashes and underscores')
    .optional(),
  SERVER_REGION: z.string().min(1).max(40).default('local'),
  SUPERVISED: z.enum(['yes', 'no']).default('no'),
  BACKUP_FOLDER: z.string().min(1).optional(),
  RECORDING_FOLDER: z.string().min(1).optional(),
  BACKUPS_KEPT: z.coerce.number().int().min(1).max(365).default(7),
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
  /** Most connections to PostgreSQL to write, and as many to read; one more listens. */
  readonly databaseConnections: number;
  readonly timeouts: Timeouts;
  readonly shutdown: {
    /** From the signal to the end of the process at the latest, in milliseconds. */
    readonly totalMs: number;
    /** How long a balancer may go on sending calls after it was told. */
    readonly noticeMs: number;
  };
  /** How many calls are worked on at once; a short line waits behind them. */
  readonly callsAtOnce: number;
  readonly callWaitMs: number;
  /** Carries the news between gateways in PostgreSQL's place, with its credentials; null without one. */
  readonly redisUrl: string | null;
  /** Without a trailing slash; what links in messages start with. */
  readonly publicUrl: string;
  readonly sessionSecret: string;
  /** The keys of Stripe; null for the sandbox. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly host: URL | null } | null;
  /** What the published heads of the ledger are signed with; lives longer than the session secret. */
  readonly ledgerSecret: string;
  /** What the courses of the arcade follow from: whoever has it knows every stage beforehand. */
  readonly arcadeSecret: string;
  /** Whose holder can tell stream keys apart and sign addresses of private streams. */
  readonly videoSecret: string;
  /** Where streaming software connects; 0 takes any free port, null takes none. */
  readonly rtmpPort: number | null;
  /** What players enter in their streaming software, where it is not this host and port. */
  readonly publicRtmpUrl: string | null;
  readonly video: {
    readonly streamsMax: number;
    /** Of one stream. */
    readonly kbpsMax: number;
    /** How long a publisher whose line broke may take to come back. */
    readonly graceMs: number;
    /** How many lines of streaming software one address may hold at once. */
    readonly linesPerAddress: number;
  };
  readonly simulcast: {
    /** What is dialled for each platform, and nothing else. */
    readonly hosts: SimulcastHosts;
    /** Where all of it goes in tests; null in earnest. */
    readonly standIn: URL | null;
  };
  /** What this gateway is called among the others, and where it stands. */
  readonly server: { readonly id: string; readonly region: string };
  /** Whether something starts it again when it ends with the code that asks for it. */
  readonly isSupervised: boolean;
  /** Where administrators' backups lie, the same place for all gateways, and how many are kept; null for none. */
  readonly backups: { readonly folder: string; readonly kept: number } | null;
  /** Where recordings of streams lie, the same place for all gateways; null for none. */
  readonly recordingFolder: string | null;
  /** What the operator may do this under, each with its authority and number; empty where there is none to show. */
  readonly licences: readonly string[];
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
  const noticeMs = value.SHUTDOWN_NOTICE_MS ?? (isProduction ? NOTICE_MS : 0);
  if (noticeMs >= value.SHUTDOWN_MS) {
    unusable('SHUTDOWN_NOTICE_MS: must be less than SHUTDOWN_MS');
  }
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, '');
  return {
    isProduction,
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    timeouts: {
      connectMs: value.DATABASE_CONNECT_MS,
      statementMs: value.DATABASE_STATEMENT_MS,
      lockMs: value.DATABASE_LOCK_MS,
      idleMs: value.DATABASE_IDLE_MS,
      probeMs: value.DATABASE_PROBE_MS,
    },
    shutdown: { totalMs: value.SHUTDOWN_MS, noticeMs },
    callsAtOnce: value.CALLS_AT_ONCE,
    callWaitMs: value.CALL_WAIT_MS,
    redisUrl: value.REDIS_URL ?? null,
    publicUrl,
    sessionSecret: value.SESSION_SECRET,
    stripe: stripeKeysOf(value, isProduction),
    ledgerSecret: value.LEDGER_SECRET ?? value.SESSION_SECRET,
    arcadeSecret: value.ARCADE_SECRET ?? value.SESSION_SECRET,
    videoSecret: value.VIDEO_SECRET ?? value.SESSION_SECRET,
    rtmpPort: rtmpPortOf(value),
    publicRtmpUrl: value.PUBLIC_RTMP_URL ?? null,
    video: {
      streamsMax: value.VIDEO_STREAMS_MAX,
      kbpsMax: value.VIDEO_KBPS_MAX,
      graceMs: value.VIDEO_GRACE_MS,
      linesPerAddress: value.RTMP_PER_ADDRESS,
    },
    simulcast: simulcastOf(value, isProduction),
    // Several of one machine differ by their port, or else by their process.
    server: { id: value.SERVER_NAME ?? `${hostname()}-${value.PORT || process.pid}`, region: value.SERVER_REGION },
    isSupervised: value.SUPERVISED === 'yes',
    backups: backupsOf(value),
    recordingFolder: value.RECORDING_FOLDER ?? (isProduction ? null : join(besideOf(value.DATABASE_URL), 'recordings')),
    licences: value.LICENCES,
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

/** The folder of the database, or where that would be. */
function besideOf(url: string): string {
  return dirname((engineOf(url) === 'sqlite' ? url : DEFAULT_DATABASE_URL).replace(/^file:/, ''));
}

/** Beside the database while one tries the product; in production the operator says where. */
function backupsOf({ BACKUP_FOLDER, BACKUPS_KEPT: kept, ...value }: z.infer<typeof environment>): Config['backups'] {
  if (BACKUP_FOLDER === undefined && value.NODE_ENV === 'production') return null;
  return { folder: BACKUP_FOLDER ?? join(besideOf(value.DATABASE_URL), 'backups'), kept };
}

/** The port of RTMP unless told otherwise; tests, of which several run at once, ask for one. */
function rtmpPortOf({ RTMP_PORT: port, NODE_ENV: kind }: z.infer<typeof environment>): number | null {
  if (port === 'off') return null;
  return port ?? (kind === 'test' ? null : 1935);
}

function simulcastOf(value: z.infer<typeof environment>, isProduction: boolean): Config['simulcast'] {
  const { SIMULCAST_HOSTS: named = '', SIMULCAST_HOST: standIn } = value;
  if (isProduction && standIn !== undefined) unusable('SIMULCAST_HOST: must not be set in production');
  const given = named.split(' ').flatMap((one) => {
    const [platform = '', hosts = ''] = one.split('=');
    return platform === '' ? [] : [[platform, hosts.split(',').filter((host) => host !== '')]];
  });
  const hosts = { ...SIMULCAST_HOSTS, ...(Object.fromEntries(given) as Partial<SimulcastHosts>) };
  return { hosts, standIn: standIn === undefined ? null : new URL(standIn) };
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
