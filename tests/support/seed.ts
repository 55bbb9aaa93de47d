import { machineNow } from './machine-clock.ts';
import { EXTENT } from './runs.ts';

/** What all randomness of the tests begins with: the same in every run, another where one digs for more. */
export const SEED = Number(process.env['SEED'] ?? (EXTENT === 'deep' ? machineNow() % 1_000_000_000 : 20_260_105));
