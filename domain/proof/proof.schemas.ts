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

/** Maps of the workshop are called what their makers like; so much of it tells them apart. */
const text = z.string().transform((given) => tidyLine(given).slice(0, TEXT_MAX));
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
      mode: text.default(''),
      name: text,
      phase: text,
      round: z.int().min(0).max(SCORE_MAX).optional(),
      team_ct: team,
      team_t: team,
    })
    .optional(),
  /** Empty between two rounds. */
  round: z.object({ phase: text.optional(), win_team: z.enum(SIDES).optional().catch(undefined) }).optional(),
  /** Whoever is looked at: after a death that is somebody else, and nobody where a camera flies freely. */
  player: z
    .object({
      steamid: z.string().max(20).optional(),
      team: z.enum(SIDES).optional().catch(undefined),
      match_stats: z
        .object({ kills: z.int().min(-99).max(999), deaths: z.int().min(0).max(999) })
        .partial()
        .optional(),
    })
    .optional(),
});
export type FeedPost = z.infer<typeof feedPost>;

/** Why a post of a player's game was not read. */
export const FEED_REFUSALS = ['too-large', 'not-json', 'not-a-post', 'too-many'] as const;
export type FeedRefusal = (typeof FEED_REFUSALS)[number];

/** What a post says: CS2 writes some characters of a name as they are, which JSON does not allow. */
export function readFeedPost(
  sent: string,
): { readonly post: FeedPost } | { readonly refusal: 'not-json' | 'not-a-post' } {
  let body: unknown;
  try {
    // Between two values they are spaces anyway.
    // oxlint-disable-next-line no-control-regex
    body = JSON.parse(sent.replaceAll(/[\u0000-\u001f]/g, ' '));
  } catch {
    return { refusal: 'not-json' };
  }
  const read = feedPost.safeParse(body);
  return read.success ? { post: read.data } : { refusal: 'not-a-post' };
}

/** The key in a post that could not be read as one; null where none is found. */
export const keyIn = (sent: string): string | null => /"token"\s*:\s*"([^"\\]{1,100})"/.exec(sent)?.[1] ?? null;
