import { machineNow } from './machine-clock.ts';

const isDeep = process.env['DEEP'] === '1';

/** What all randomness of the tests begins with: the same in every run, another where one digs for more. */
export const SEED = Number(process.env['SEED'] ?? (isDeep ? machineNow() % 1_000_000_000 : 20_260_105));
