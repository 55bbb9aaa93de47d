import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** JSON lines. What is logged is chosen field by field; secrets are cut out besides. */
const options: LoggerOptions = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
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
