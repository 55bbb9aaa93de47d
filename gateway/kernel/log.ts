import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { inSources } from './stacks/source-lines.ts';

/** JSON lines. What is logged is chosen field by field; secrets are cut out besides. */
const options: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: {
    err(error: unknown): unknown {
      const said: unknown = error instanceof Error ? pino.stdSerializers.err(error) : error;
      return said instanceof Object && 'stack' in said && typeof said.stack === 'string'
        ? { ...said, stack: inSources(said.stack) }
        : said;
    },
  },
  redact: {
    paths: [
      'password',
      'token',
      'cookie',
      'authorization',
      '*.password',
      '*.token',
      '*.cookie',
      '*.authorization',
      '*.passwordHash',
      '*.tokenHash',
    ],
    censor: '[cut]',
  },
};

/** Writes to standard output unless told where else. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  destination ? pino({ ...options, level }, destination) : pino({ ...options, level });

export type { Logger };
