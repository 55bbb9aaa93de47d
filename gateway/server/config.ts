import { z } from 'zod';
import { DEFAULT_DATABASE_URL } from '../../db/client/kit.ts';

/** Good enough to try the product on one's own machine; a production server refuses it. */
export const DEMO_SECRET = 'demo-secret-for-development-only';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:|postgres(ql)?:\/\/)/, 'must start with file: or postgres://')
    .default(DEFAULT_DATABASE_URL),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SESSION_SECRET: z.string().min(16, 'must have at least 16 characters').default(DEMO_SECRET),
  DEMO_DATA: z.enum(['load', 'none']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How many proxies in front are trusted to name the caller's address. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
});

export interface Config {
  readonly isProduction: boolean;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Without a trailing slash; what links in messages start with. */
  readonly publicUrl: string;
  readonly sessionSecret: string;
  readonly loadsDemoData: boolean;
  readonly logLevel: string;
  readonly trustedProxies: number;
}

/** Reads the configuration; an unusable value names its variable and stops the start. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not usable.\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const isProduction = value.NODE_ENV === 'production';
  if (isProduction && value.SESSION_SECRET === DEMO_SECRET) {
    throw new Error(
      'The environment is not usable.\nSESSION_SECRET: must be set to a secret of your own in production',
    );
  }
  if (isProduction && value.PUBLIC_URL === undefined) {
    throw new Error('The environment is not usable.\nPUBLIC_URL: must be set in production');
  }
  return {
    isProduction,
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    sessionSecret: value.SESSION_SECRET,
    loadsDemoData: value.DEMO_DATA === 'load' || (value.DEMO_DATA === undefined && !isProduction),
    logLevel: value.LOG_LEVEL,
    trustedProxies: value.TRUST_PROXY,
  };
}
