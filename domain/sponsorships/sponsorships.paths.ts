import { battlegroundsPath } from '../battles/battles.paths.ts';

/** Where players see what sponsors pay for, and what they have accepted of it. */
export const campaignsPath = battlegroundsPath('creators');
