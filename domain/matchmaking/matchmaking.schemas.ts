import * as z from 'zod/mini';
import { TEAM_GAMES } from '../shared/games.ts';
import { AMOUNT_MAX } from '../shared/money.ts';

const stakeCents = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX));

/** 'Find me a match': the game, and the least and the most to play for. */
export const wish = z.object({ game: z.enum(TEAM_GAMES), minStakeCents: stakeCents, maxStakeCents: stakeCents });
