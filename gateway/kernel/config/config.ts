import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DEFAULT_DATABASE_URL, engineOf } from '../../../db/client/kit.ts';
import type { Timeouts } from '../../../db/client/timeouts.ts';
import { BadCertificate, type CertificateFiles, readCertificate } from '../http/certificate.ts';
import { DEMO_SECRET, type Variables, environment } from './environment.ts';
import type { S3Config } from '../files/file-store.ts';
import { moneyRules } from './money-rules.ts';
import type { VapidKeys } from '../push-sender.ts';
import { SIMULCAST_HOSTS, type SimulcastHosts } from '../../../domain/video/simulcast.ts';
import { LINKED_PROVIDERS, type LinkedProvider } from '../../../domain/profiles/linked-providers.ts';
import type { StripeKeys } from './stripe-keys.ts';

/** A balancer that asks each second has noticed by then. */
const NOTICE_MS = 5_000;

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
  /** What it was before, while it is exchanged: it opens and finds what it sealed and hashed. */
  readonly earlierSecret: string | null;
  /** The keys of Stripe; null for the sandbox. */
  readonly stripe: StripeKeys | null;
  /** Where Lichess is, an origin; null where chess is not played. */
  readonly lichess: URL | null;
  /** How long one call to it may take. */
  readonly lichessWaitMs: number;
  /** What the published heads of the ledger are signed with; lives longer than the session secret. */
  readonly ledgerSecret: string;
  /** What the courses of the arcade follow from: whoever has it knows every stage beforehand. */
  readonly arcadeSecret: string;
  /** Whose holder can tell stream keys apart and sign addresses of private streams. */
  readonly videoSecret: string;
  /** Where streaming software connects; 0 takes any free port, null takes none. */
  readonly rtmpPort: number | null;
  /** Where it connects over TLS; null without a certificate. */
  readonly rtmps: ({ readonly port: number } & CertificateFiles) | null;
  /** What players enter in their streaming software, where it is not this host and port. */
  readonly publicRtmpUrl: string | null;
  /** The module of an add-on whose engine takes video in place of the embedded one; null without. */
  readonly videoEngine: string | null;
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
  /** The folder of recordings of streams, the same for all gateways; null where there is none, as with those in S3. */
  readonly recordingFolder: string | null;
  readonly files: {
    /** Where files lie, recordings beside the database without S3; those that lie elsewhere are read there, and moved. */
    readonly store: 'database' | 's3';
    /** How S3 is reached; null where no file lies there. */
    readonly s3: S3Config | null;
  };
  /** What the operator may do this under, each with its authority and number; empty where there is none to show. */
  readonly licences: readonly string[];
  readonly loadsDemoData: boolean;
  /** Whether sample players of the demo data set go on playing, where it is loaded. */
  readonly playsSamples: boolean;
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
  /** Where it is told what is done and how long that took; null where it is not. */
  readonly traces: {
    /** With a slash at the end. */
    readonly endpoint: URL;
    readonly headers: Readonly<Record<string, string>>;
    /** Of all calls, from 0 to 1. */
    readonly share: number;
  } | null;
  /** By provider, for linking accounts. */
  readonly oauth: Readonly<Record<LinkedProvider, OauthSetting>>;
}

/** A variable that is missing or wrong; the message begins with its name and never repeats its value. */
class Unusable extends Error {}

function unusable(why: string): never {
  throw new Unusable(why);
}

/** What environment variables say, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The part of a line of complaint that names its variable. */
const nameIn = (line: string): string => line.split(':', 1)[0] ?? '';

/** Reads the configuration. @throws Error that names every variable that is missing or wrong, a line each */
export function readConfig(env: Environment): Config {
  const { config, wrong } = lookAtConfig(env);
  if (wrong.length > 0) throw new Error(`The environment is not usable.\n${wrong.join('\n')}`);
  return config;
}

/** The configuration as far as it can be read, and a line for each variable that is missing or wrong. */
export function lookAtConfig(env: Environment): { readonly config: Config; readonly wrong: readonly string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const wrong: string[] = [];
  const parsed = environment.safeParse(given);
  for (const { path, message } of parsed.error?.issues ?? []) wrong.push(`${path.join('.')}: ${message}`);
  const named = new Set(wrong.map(nameIn));
  // Without what is wrong in itself, so that whatever else is wrong is named too.
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !named.has(name)));
  const value = parsed.data ?? environment.parse(rest);
  const isProduction = value.NODE_ENV === 'production';
  const noticeMs = value.SHUTDOWN_NOTICE_MS ?? (isProduction ? NOTICE_MS : 0);
  const rules: readonly (readonly [isBroken: boolean, why: string])[] = [
    [
      isProduction && value.SESSION_SECRET === DEMO_SECRET,
      'SESSION_SECRET: must be set to a secret of your own in production',
    ],
    [isProduction && value.PUBLIC_URL === undefined, 'PUBLIC_URL: must be set in production'],
    [
      isProduction && value.MAIL_URL === undefined,
      'MAIL_URL: must be set to your mail server in production, e.g. smtps://user:password@mail.example',
    ],
    ...moneyRules(value),
    [
      value.REDIS_URL !== undefined && engineOf(value.DATABASE_URL) === 'sqlite',
      'REDIS_URL: is for several gateways, which need DATABASE_URL=postgres://…',
    ],
    [
      value.SESSION_SECRET_BEFORE === value.SESSION_SECRET,
      'SESSION_SECRET_BEFORE: must be another than SESSION_SECRET, which has taken its place',
    ],
    [
      value.SESSION_SECRET_BEFORE !== undefined &&
        [value.LEDGER_SECRET, value.ARCADE_SECRET, value.VIDEO_SECRET].includes(undefined),
      'SESSION_SECRET_BEFORE: needs LEDGER_SECRET, ARCADE_SECRET and VIDEO_SECRET, which are that secret where they are not set',
    ],
    [noticeMs >= value.SHUTDOWN_MS, 'SHUTDOWN_NOTICE_MS: must be less than SHUTDOWN_MS'],
  ];
  /** Says nothing that may follow only from a variable that was left out. */
  const complain = (why: string): void => {
    if (![...named].some((name) => new RegExp(`\\b${name}\\b`).test(why))) wrong.push(why);
  };
  for (const [isBroken, why] of rules) if (isBroken) complain(why);
  /** Null where what belongs together is not usable. */
  const look = <T>(read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      complain(error.message);
      return null;
    }
  };
  const config = configOf(value, given, { isProduction, noticeMs, look });
  return { config, wrong };
}

interface Found {
  readonly isProduction: boolean;
  readonly noticeMs: number;
  readonly look: <T>(read: () => T) => T | null;
}

function configOf(value: Variables, given: Environment, found: Found): Config {
  const { isProduction, noticeMs, look } = found;
  const loadsDemoData = value.DEMO_DATA === 'load' || (value.DEMO_DATA === undefined && !isProduction);
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
    earlierSecret: value.SESSION_SECRET_BEFORE ?? null,
    stripe: look(() => stripeKeysOf(value, isProduction)),
    lichess: look(() => lichessOf(value, isProduction)),
    lichessWaitMs: value.LICHESS_WAIT_MS,
    ledgerSecret: value.LEDGER_SECRET ?? value.SESSION_SECRET,
    arcadeSecret: value.ARCADE_SECRET ?? value.SESSION_SECRET,
    videoSecret: value.VIDEO_SECRET ?? value.SESSION_SECRET,
    rtmpPort: rtmpPortOf(value),
    rtmps: look(() => rtmpsOf(value)),
    publicRtmpUrl: value.PUBLIC_RTMP_URL ?? null,
    videoEngine: value.VIDEO_ENGINE ?? null,
    video: {
      streamsMax: value.VIDEO_STREAMS_MAX,
      kbpsMax: value.VIDEO_KBPS_MAX,
      graceMs: value.VIDEO_GRACE_MS,
      linesPerAddress: value.RTMP_PER_ADDRESS,
    },
    simulcast: look(() => simulcastOf(value, isProduction)) ?? NO_SIMULCAST,
    // Several of one machine differ by their port, or else by their process.
    server: { id: value.SERVER_NAME ?? `${hostname()}-${value.PORT || process.pid}`, region: value.SERVER_REGION },
    isSupervised: value.SUPERVISED === 'yes',
    backups: backupsOf(value),
    recordingFolder: value.RECORDING_FOLDER ?? (isProduction ? null : join(besideOf(value.DATABASE_URL), 'recordings')),
    files: { store: value.FILE_STORE, s3: look(() => s3Of(value, isProduction)) },
    licences: value.LICENCES,
    loadsDemoData,
    playsSamples: loadsDemoData && playsSamplesOf(value),
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUST_PROXY,
    socketsPerAddress: value.SOCKETS_PER_ADDRESS,
    mailUrl: value.MAIL_URL ?? null,
    mailFrom: value.MAIL_FROM ?? `Gauntlet <no-reply@${new URL(publicUrl).hostname}>`,
    vapid: look(() => vapidOf(value)),
    traces: look(() => tracesOf(value)),
    oauth: readOauth(given, isProduction, look),
  };
}

/** `TWITCH_CLIENT_ID` and `TWITCH_CLIENT_SECRET`, and so on. `OAUTH_TWITCH_URL` moves a provider, for tests only. */
function readOauth(given: Environment, isProduction: boolean, look: Found['look']): Config['oauth'] {
  const read = (provider: LinkedProvider): OauthSetting => {
    const name = provider.toUpperCase();
    const [clientId, clientSecret] = [given[`${name}_CLIENT_ID`], given[`${name}_CLIENT_SECRET`]];
    const url = given[`OAUTH_${name}_URL`] ?? null;
    if (isProduction && url !== null) unusable(`OAUTH_${name}_URL: is for tests only`);
    if ((clientId === undefined) !== (clientSecret === undefined))
      unusable(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET: set both or none`);
    return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret, url };
  };
  return Object.fromEntries(
    LINKED_PROVIDERS.map((provider) => [provider, look(() => read(provider))]),
  ) as Config['oauth'];
}

/** S3 is there as a whole or not at all, and there where files are to lie in it. */
function s3Of(value: Variables, isProduction: boolean): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_PUBLIC_URL: url, S3_BUCKET: bucket, S3_REGION: region, S3_WAIT_MS: waitMs } = value;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (value.FILE_STORE === 'database' && !(endpoint ?? url ?? bucket ?? accessKeyId ?? secretAccessKey)) return null;
  if (endpoint === undefined) unusable('S3_ENDPOINT: must be set for files in S3');
  if (bucket === undefined) unusable('S3_BUCKET: must be set for files in S3');
  if (accessKeyId === undefined) unusable('S3_ACCESS_KEY_ID: must be set for files in S3');
  if (secretAccessKey === undefined) unusable('S3_SECRET_ACCESS_KEY: must be set for files in S3');
  const publicUrl = url === undefined ? null : new URL(url);
  if (isProduction && publicUrl?.protocol === 'http:')
    unusable('S3_PUBLIC_URL: must be an https address in production');
  return { endpoint: new URL(endpoint), publicUrl, bucket, region, accessKeyId, secretAccessKey, waitMs };
}

/** The folder of the database, or where that would be. */
function besideOf(url: string): string {
  return dirname((engineOf(url) === 'sqlite' ? url : DEFAULT_DATABASE_URL).replace(/^file:/, ''));
}

/** Beside the database while one tries the product; in production the operator says where. */
function backupsOf({ BACKUP_FOLDER, BACKUPS_KEPT: kept, ...value }: Variables): Config['backups'] {
  if (BACKUP_FOLDER === undefined && value.NODE_ENV === 'production') return null;
  return { folder: BACKUP_FOLDER ?? join(besideOf(value.DATABASE_URL), 'backups'), kept };
}

/** The port of RTMP unless told otherwise; tests, of which several run at once, ask for one. */
function rtmpPortOf({ RTMP_PORT: port, NODE_ENV: kind }: Variables): number | null {
  if (port === 'off') return null;
  return port ?? (kind === 'test' ? null : 1935);
}

/** Unless told otherwise; tests ask for it, since nothing is to happen there by itself. */
const playsSamplesOf = ({ SAMPLE_BATTLES: battles, NODE_ENV: kind }: Variables): boolean =>
  (battles ?? (kind === 'test' ? 'off' : 'on')) === 'on';

/** RTMP over TLS is on when there is a certificate with its key; both are looked at before anything starts. */
function rtmpsOf({ RTMPS_PORT: port, RTMPS_CERT_FILE: certFile, RTMPS_KEY_FILE: keyFile }: Variables): Config['rtmps'] {
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined) unusable('RTMPS_CERT_FILE: must be set beside RTMPS_KEY_FILE');
  if (keyFile === undefined) unusable('RTMPS_KEY_FILE: must be set beside RTMPS_CERT_FILE');
  try {
    readCertificate({ certFile, keyFile });
  } catch (error) {
    if (!(error instanceof BadCertificate)) throw error;
    unusable(`${error.file === 'certFile' ? 'RTMPS_CERT_FILE' : 'RTMPS_KEY_FILE'}: ${error.message}`);
  }
  return { port, certFile, keyFile };
}

const NO_SIMULCAST: Config['simulcast'] = { hosts: SIMULCAST_HOSTS, standIn: null };

function simulcastOf(value: Variables, isProduction: boolean): Config['simulcast'] {
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
function stripeKeysOf(value: Variables, isProduction: boolean): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_HOST: host } = value;
  const accountsSecret = value.STRIPE_ACCOUNTS_WEBHOOK_SECRET ?? null;
  if (secretKey === undefined && webhookSecret === undefined && accountsSecret === null) return null;
  if (secretKey === undefined) unusable('STRIPE_SECRET_KEY: must be set beside STRIPE_WEBHOOK_SECRET');
  if (webhookSecret === undefined) unusable('STRIPE_WEBHOOK_SECRET: must be set beside STRIPE_SECRET_KEY');
  if (host !== undefined && isProduction) unusable('STRIPE_HOST: must not be set in production');
  return { secretKey, webhookSecret, accountsSecret, host: host === undefined ? null : new URL(host) };
}

/** An origin and nothing more, so that nothing can be left out of or added to what is called; sealed in production. */
function lichessOf({ LICHESS_URL: given }: Variables, isProduction: boolean): Config['lichess'] {
  if (given === undefined) return null;
  const url = new URL(given);
  if (`${url.origin}/` !== url.href) unusable('LICHESS_URL: must be an origin alone, e.g. https://lichess.org');
  if (isProduction && url.protocol !== 'https:') unusable('LICHESS_URL: must start with https:// in production');
  return url;
}

/** A collector is told what is done when it is named; what goes with that means nothing alone. */
function tracesOf(value: Variables): Config['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = value;
  if (url === undefined && headers !== '') unusable('OTEL_EXPORTER_OTLP_HEADERS: needs OTEL_EXPORTER_OTLP_ENDPOINT');
  if (url === undefined) return null;
  const pairs = headers.split(',').map((pair) => pair.split(/=(.*)/s));
  return {
    endpoint: new URL(url.endsWith('/') ? url : `${url}/`),
    headers: Object.fromEntries(
      headers === '' ? [] : pairs.map(([name = '', text = '']) => [name, decodeURIComponent(text)]),
    ),
    share: value.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** Pushes are on when all three are set; some of them alone are a mistake that stops the start. */
function vapidOf(value: Variables): VapidKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = value;
  if (publicKey === undefined && privateKey === undefined && subject === undefined) return null;
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    unusable('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT: set all of them or none');
  return { publicKey, privateKey, subject };
}
