import { DAY } from '../shared/time.ts';

/** How long an unfinished registration keeps its username. By itself, for pages that need no more of a registration. */
export const REGISTRATION_LIFE_MS = DAY;
