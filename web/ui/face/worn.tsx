import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Text } from '../layout/text.tsx';
import { titleWords } from './title-words.ts';
import type { TextSize } from '../tokens.ts';
import * as t from '../__generated__/messages.ts';

/** A laurel: leaves along both sides of the ring. */
const leaves = (colour: string): ReactNode =>
  [-1, 1].flatMap((side) =>
    [40, 62, 84, 106, 128].map((angle) => (
      <ellipse
        key={`${side}${angle}`}
        cx={50}
        cy={0}
        rx={4}
        ry={9}
        fill={colour}
        stroke="var(--bg-0)"
        strokeWidth={1.5}
        transform={`rotate(${side * angle} 50 50) rotate(${side * 35} 50 0)`}
      />
    )),
  );

const ring = (colour: string, dashes?: string): ReactNode => (
  <circle cx={50} cy={50} r={50} fill="none" stroke={colour} strokeWidth={6} strokeDasharray={dashes} />
);

/** Each draws into a square of 100 by 100, around a face that fills it. Shapes differ, not colours alone. */
const FRAMES: Readonly<Record<string, ReactNode>> = {
  'victory-frame': (
    <>
      {ring('var(--tier-gold)')}
      {leaves('var(--tier-gold)')}
    </>
  ),
  'steel-frame': ring('var(--tier-silver)', '26 5.4'),
  'copper-frame': ring('var(--tier-bronze)', '10 5.7'),
  'starter-frame': (
    <>
      {ring('var(--win)', '40 12.36')}
      <circle cx={50} cy={50} r={57} fill="none" stroke="var(--win)" strokeWidth={2} />
    </>
  ),
  'meridian-frame': (
    <>
      {ring('var(--tier-platinum)', '4 6')}
      <path d="M-8 50H8M92 50h16M50 -8V8M50 92v16" fill="none" stroke="var(--tier-platinum)" strokeWidth={5} />
    </>
  ),
  'zenith-frame': (
    <>
      {ring('var(--tier-gold)')}
      <path
        d="M50 -20 55 -8 67 -6 58 2 61 14 50 8 39 14 42 2 33 -6 45 -8Z"
        fill="var(--tier-gold)"
        stroke="var(--bg-0)"
        strokeWidth={2}
      />
    </>
  ),
  'aurora-frame': (
    <>
      {ring('var(--tier-platinum)')}
      <path
        d="M-10 44Q4 20 18 30M82 30Q96 20 110 44M-10 66Q4 90 18 80M82 80Q96 90 110 66"
        fill="none"
        stroke="var(--win)"
        strokeWidth={4}
        strokeLinecap="round"
      />
    </>
  ),
  'eclipse-frame': (
    <>
      {ring('var(--tier-gold)', '60 10.7')}
      <circle cx={50} cy={-6} r={13} fill="var(--tier-gold)" stroke="var(--bg-0)" strokeWidth={2} />
      <circle cx={55} cy={-9} r={11} fill="var(--bg-0)" />
    </>
  ),
  'azure-frame': (
    <>
      {ring('var(--info)')}
      <circle cx={50} cy={50} r={56} fill="none" stroke="var(--info)" strokeWidth={2} strokeDasharray="6 8" />
    </>
  ),
  'ember-frame': (
    <>
      {ring('var(--ember)')}
      {[-40, -20, 0, 20, 40].map((angle) => (
        <path
          key={angle}
          d="M44 2 Q50 -16 56 2Z"
          fill="var(--ember)"
          stroke="var(--bg-0)"
          strokeWidth={1.5}
          transform={`rotate(${angle} 50 50)`}
        />
      ))}
    </>
  ),
  'crown-frame': (
    <>
      {ring('var(--coin)')}
      <path
        d="M28 6 26 -14 39 -4 50 -18 61 -4 74 -14 72 6Z"
        fill="var(--coin)"
        stroke="var(--bg-0)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </>
  ),
};

/** What a player wears around the face, for the `frame` of a `Face`; undefined for nothing and for what is not known. */
export const frameOf = (id: string | null | undefined): ReactNode =>
  id === null || id === undefined ? undefined : FRAMES[id];

interface WornTitleProps {
  /** As the server calls it; null for none. */
  readonly title: string | null;
  readonly size?: TextSize;
}

/** What a player wears beside the name. */
export const WornTitle = ({ title, size = 12 }: WornTitleProps) =>
  title === null ? null : (
    <Text as="span" tone="coin" weight={600} size={size}>
      {titleWords(title)}
    </Text>
  );

const SKINS: Readonly<Record<string, readonly string[]>> = {
  'neon-skin': ['var(--info)', 'var(--win)', 'var(--coin)', 'var(--loss)'],
  'frost-skin': ['var(--info)', 'var(--text)', 'var(--tier-platinum)'],
  'solar-skin': ['var(--coin)', 'var(--ember)', 'var(--warn)'],
};

/** The colours of what a win throws, for a `Moment`; undefined where nothing is worn. */
export const splintersOf = (id: string | null | undefined): readonly string[] | undefined =>
  id === null || id === undefined ? undefined : SKINS[id];

const won = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-2)' });
const splinterRow = css({
  display: 'inline-flex',
  gap: 3,
  '& > span': { width: 7, height: 13, clipPath: 'polygon(50% 0, 100% 65%, 40% 100%, 0 40%)' },
});

/** The splinters lean towards what they stand beside. */
const Splinters = ({ colours, side }: { readonly colours: readonly string[]; readonly side: 1 | -1 }) => (
  <span css={splinterRow} aria-hidden="true" data-splinters>
    {colours.map((background, n) => (
      <span key={background} style={{ background, transform: `rotate(${side * (18 + 9 * n)}deg)` }} />
    ))}
  </span>
);

interface WornSkinProps {
  /** By the id of its item; null for none. */
  readonly skin: string | null;
}

/** What a win of the player throws, beside the name and without a movement. */
export function WornSkin({ skin }: WornSkinProps) {
  const colours = splintersOf(skin);
  return colours === undefined ? null : <Splinters colours={colours} side={1} />;
}

interface WonProps {
  /** What the winner wears as a skin; null for nothing. */
  readonly skin: string | null;
}

/** The mark of who won, between the splinters of the worn skin: for all who look, and without a movement. */
export function Won({ skin }: WonProps) {
  const colours = splintersOf(skin) ?? [];
  return (
    <span css={won}>
      {colours.length > 0 && <Splinters colours={colours.toReversed()} side={-1} />}
      <Badge tone="win">{t.winner()}</Badge>
      {colours.length > 0 && <Splinters colours={colours} side={1} />}
    </span>
  );
}

/** Hues of boards; lightness and strength stay those of the games, so that everything reads as it does on theirs. */
const BOARD_HUES: Readonly<Record<string, number>> = { 'glacier-board': 230, 'meadow-board': 140, 'dusk-board': 320 };

/** In degrees; null for none and for what is no board. */
export const boardHueOf = (id: string | null): number | null => (id === null ? null : (BOARD_HUES[id] ?? null));
