import { z } from 'zod';
import { DEFAULT_DATABASE_URL } from '../../../db/client/kit.ts';
import { TIMEOUTS } from '../../../db/client/timeouts.ts';

/** Good enough to try the product on one's own machine; a production server refuses it. */
export const DEMO_SECRET = 'demo-secret-for-development-only';

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

/** Every variable by itself: its form and what it is without being set. */
export const environment = z.object({
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
  /** What stood there before, while it is exchanged. */
  SESSION_SECRET_BEFORE: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Said in production where no real money is to move; elsewhere the sandbox takes the place of keys by itself. */
  PAYMENTS: z.literal('sandbox', 'must be sandbox, or not be set').optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_ACCOUNTS_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another server in Stripe's place; only outside of production. */
  STRIPE_HOST: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /** Where Lichess is: without it nobody is asked, and chess is not offered. */
  LICHESS_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LICHESS_WAIT_MS: wait(10_000),
  LEDGER_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  ARCADE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  VIDEO_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  RTMP_PORT: z
    .union([z.literal('off'), z.coerce.number().int().min(0).max(65_535)], 'must be a port, or off')
    .optional(),
  RTMPS_PORT: z.coerce.number().int().min(0).max(65_535).default(1936),
  RTMPS_CERT_FILE: z.string().min(1).optional(),
  RTMPS_KEY_FILE: z.string().min(1).optional(),
  PUBLIC_RTMP_URL: z.url({ protocol: /^rtmps?$/, error: 'must be an rtmp or rtmps address' }).optional(),
  VIDEO_ENGINE: z.string().min(1).optional(),
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
  SAMPLE_BATTLES: z.enum(['on', 'off'], 'must be on or off').optional(),
  SERVER_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be up to 60 letters, digits, dots, dashes and underscores')
    .optional(),
  SERVER_REGION: z.string().min(1).max(40).default('local'),
  SUPERVISED: z.enum(['yes', 'no']).default('no'),
  BACKUP_FOLDER: z.string().min(1).optional(),
  RECORDING_FOLDER: z.string().min(1).optional(),
  /** Where the files lie that players send, and recordings of streams: without S3 those are in their folder. */
  FILE_STORE: z.enum(['database', 's3'], 'must be database or s3').default('database'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /** Where viewers reach the store, for films; without it gateways hand them on. */
  S3_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_WAIT_MS: wait(10_000),
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
  /** A collector of OpenTelemetry: without it nothing is traced. Names and forms are those of its own specification. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,\s]+(?:,[\w-]+=[^,\s]+)*$/, 'must be like name=value,name=value')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  VAPID_PUBLIC_KEY: vapidKey(65),
  VAPID_PRIVATE_KEY: vapidKey(32),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+)$/, 'must be a mailto: or https: address')
    .optional(),
});

/** What the environment says, with what holds where it says nothing. */
export type Variables = z.infer<typeof environment>;
