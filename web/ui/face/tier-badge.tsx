import { css } from '@emotion/react';
import { type Tier, tierColour, tiers } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

const NAMES: Readonly<Record<Tier, string>> = {
  bronze: t.bronze(),
  silver: t.silver(),
  gold: t.gold(),
  platinum: t.platinum(),
  diamond: t.diamond(),
};

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  flex: 'none',
  fontSize: 'var(--size-12)',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  '& > svg': { width: 14, height: 14, flex: 'none' },
});

/** As many chevrons as the tier has steps; the last is a gem. */
function Mark({ tier }: { readonly tier: Tier }) {
  const steps = tiers.indexOf(tier) + 1;
  if (steps === tiers.length)
    return (
      <svg viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
        <path d="M4 2h6l3 4-6 7-6-7Z" />
      </svg>
    );
  return (
    <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth={1.8} aria-hidden="true">
      {Array.from({ length: steps }, (_, step) => {
        const foot = 7 + (steps * 3) / 2 - step * 3;
        return <path key={step} d={`M2.5 ${foot} 7 ${foot - 3.5} 11.5 ${foot}`} />;
      })}
    </svg>
  );
}

/** The name of a tier in its colour, with a mark that tells it apart without one. */
export const TierBadge = ({ tier }: { readonly tier: Tier }) => (
  <span css={badge} style={{ color: tierColour(tier) }}>
    <Mark tier={tier} />
    {NAMES[tier]}
  </span>
);
