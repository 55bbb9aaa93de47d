import { z } from 'zod';
import { tidyLine } from '../shared/text.ts';

export const SIDES = ['CT', 'T'] as const;
export type Side = (typeof SIDES)[number];

/** A Steam account as CS2 writes it: SteamID64. */
const STEAM_ID = /^7656119\d{10}$/;
/** So that a number from outside never makes a list that long. */
const SCORE_MAX = 99;
const TEXT_MAX = 80;
/** Of the key that stands in the player's file. */
const TOKEN_MAX = 100;

const text = z.string().max(TEXT_MAX).transform(tidyLine);
const team = z.object({ score: z.int().min(0).max(SCORE_MAX) });

/**
 * What is read of a post of CS2's Game State Integration. Positions, weapons, money and names are dropped on entry,
 * whatever the player's file asks for.
 */
export const feedPost = z.object({
  auth: z.object({ token: z.string().min(1).max(TOKEN_MAX) }),
  provider: z.object({
    appid: z.literal(730),
    steamid: z.string().regex(STEAM_ID),
    /** Seconds since 1970, by the clock of the player's computer. */
    timestamp: z.int().positive(),
  }),
  map: z
    .object({
      mode: text,
      name: text,
      phase: text,
      round: z.int().min(0).max(SCORE_MAX),
      team_ct: team,
      team_t: team,
    })
    .optional(),
  round: z.object({ phase: text, win_team: z.enum(SIDES).optional().catch(undefined) }).optional(),
  /** Whoever is looked at: after a death that is somebody else. */
  player: z
    .object({
      steamid: z.string().max(20),
      team: z.enum(SIDES).optional().catch(undefined),
      match_stats: z.object({ kills: z.int().min(-99).max(999), deaths: z.int().min(0).max(999) }).optional(),
    })
    .optional(),
});
export type FeedPost = z.infer<typeof feedPost>;
