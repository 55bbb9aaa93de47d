import * as z from 'zod/mini';
import { STAFF_REASON_MAX } from '../accounts/accounts.schemas.ts';
import { between, optionalText, requiredText, ruledInto } from '../shared/schema.ts';
import { centsOf } from '../shared/money.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { STREAM_GAMES, type StreamGame } from '../streams/stream.ts';
import { EXHIBIT_KINDS, battleGameOf } from './campaign.ts';

export const BRAND_MAX = 60;
export const CAMPAIGN_TITLE_MAX = 80;
export const CONDITIONS_MAX = 1_000;
/** Cents that one creator is paid. */
export const PAYOUT_CENTS = { min: 1_00, max: 10_000_00 } as const;
export const CAPACITY = { min: 1, max: 100 } as const;
export const WINS = { min: 1, max: 50 } as const;
/** Cents of one booking of a sponsor's money. */
export const SPONSOR_CENTS = { min: 1_00, max: 1_000_000_00 } as const;
/** How far ahead a deadline may be. */
export const DEADLINE_MAX = 365 * DAY;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const whole = ({ min, max }: Bounds) => z.int().check(z.minimum(min), z.maximum(max));

/** A number as it is typed, within its bounds. */
const typed = (read: (text: string) => number | null, bounds: Bounds) =>
  ruledInto((text): Ruling<number> => {
    const value = read(text);
    if (value === null || value < bounds.min || value > bounds.max) return refuse('BAD_INPUT');
    return allow(value);
  });

const wholeOf = (text: string): number | null => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null);

const words = {
  brand: requiredText(BRAND_MAX),
  title: requiredText(CAMPAIGN_TITLE_MAX),
  game: ruledInto((text): Ruling<StreamGame> => {
    const game = STREAM_GAMES.find((one) => one === text);
    return game === undefined ? refuse('BAD_INPUT') : allow(game);
  }),
  conditions: requiredText(CONDITIONS_MAX),
};

/** Battles are played in some of the games only: in the others there is nothing that could be counted. */
const countable = between<{ readonly game: StreamGame; readonly winsNeeded: number | null }>(({ game, winsNeeded }) =>
  winsNeeded !== null && battleGameOf(game) === null ? { winsNeeded: 'BAD_INPUT' } : {},
);

/** The terms of a campaign. */
export const campaignTerms = z
  .object({
    ...words,
    payoutCents: whole(PAYOUT_CENTS),
    capacity: whole(CAPACITY),
    winsNeeded: z.nullable(whole(WINS)),
    endsAt: z.int(),
  })
  .check(countable);

/** The same as they are typed; `winsNeeded` is empty where staff look at what is shown. */
export const campaignForm = z
  .object({
    ...words,
    payoutCents: typed(centsOf, PAYOUT_CENTS),
    capacity: typed(wholeOf, CAPACITY),
    winsNeeded: ruledInto((text): Ruling<number | null> => {
      if (text.trim() === '') return allow(null);
      const wins = wholeOf(text);
      return wins !== null && wins >= WINS.min && wins <= WINS.max ? allow(wins) : refuse('BAD_INPUT');
    }),
    endsAt: ruledInto((text): Ruling<number> => {
      const at = new Date(text).getTime();
      return Number.isNaN(at) ? refuse('BAD_INPUT') : allow(at);
    }),
  })
  .check(countable);

/** What somebody has paid in for a sponsor. */
export const sponsorDeposit = z.object({ cents: whole(SPONSOR_CENTS), reason: requiredText(STAFF_REASON_MAX) });

/** The same as it is typed. */
export const sponsorDepositForm = z.object({
  cents: typed(centsOf, SPONSOR_CENTS),
  reason: requiredText(STAFF_REASON_MAX),
  proof: optionalText(64),
});

/** What a creator shows. */
export const exhibitChoice = z.object({ kind: z.enum(EXHIBIT_KINDS), id: requiredText(64) });
