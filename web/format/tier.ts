import type { RankBadge } from '../data/__generated__/schema-types.ts';

/** The rank badge as the parts of the design system name it; null without one. */
export const tierOf = (badge: RankBadge | null | undefined): Lowercase<RankBadge> | null =>
  (badge?.toLowerCase() as Lowercase<RankBadge> | undefined) ?? null;
