import type { RankBadge } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';

/** The rank badges in words (EN-23). */
export const BADGES: Readonly<Record<RankBadge, { readonly name: string; readonly tone: Tone }>> = {
  BRONZE: { name: 'Bronze', tone: 'ember' },
  SILVER: { name: 'Silver', tone: 'neutral' },
  GOLD: { name: 'Gold', tone: 'coin' },
  PLATINUM: { name: 'Platinum', tone: 'win' },
  DIAMOND: { name: 'Diamond', tone: 'info' },
};
