import { type Oklch, fromOklch } from './colour.ts';

const NIGHT = 265;

/**
 * Every colour of the product. `theme.test.ts` holds each text colour to 4.5:1 on the surfaces it may stand on,
 * and the edges of controls and the focus ring to 3:1.
 */
export const colours = {
  /** Page, card, raised, hover. */
  'bg-0': [0.16, 0.012, NIGHT],
  'bg-1': [0.195, 0.014, NIGHT],
  'bg-2': [0.23, 0.016, NIGHT],
  'bg-3': [0.265, 0.018, NIGHT],
  /** Hairlines between surfaces; `line-strong` draws the edge of what can be operated. */
  line: [1, 0, 0, 0.08],
  'line-strong': [1, 0, 0, 0.38],
  text: [0.97, 0.005, NIGHT],
  'text-dim': [0.75, 0.012, NIGHT],
  /** Lighter than the 0.60 first thought of, which has 3.9:1 on `bg-3`. Never for figures. */
  'text-faint': [0.65, 0.014, NIGHT],
  /** Primary action, live, brand. */
  ember: [0.7, 0.19, 45],
  'ember-hover': [0.75, 0.17, 48],
  /** Text on ember, coin, win, loss, info and warn. */
  'on-accent': [0.16, 0.012, NIGHT],
  /** What cannot be undone. `danger` is a surface, `loss` a text colour. */
  danger: [0.52, 0.19, 25],
  'danger-hover': [0.55, 0.19, 25],
  'on-danger': [0.985, 0.003, NIGHT],
  /** BattleCoin. */
  coin: [0.83, 0.15, 85],
  win: [0.78, 0.17, 150],
  loss: [0.72, 0.165, 25],
  info: [0.76, 0.12, 245],
  warn: [0.82, 0.14, 75],
  focus: [0.85, 0.1, 245],
  /** How strong a player or how loyal a customer is; far enough from each other and from what the tones say. */
  'tier-bronze': [0.68, 0.085, 55],
  'tier-silver': [0.82, 0.015, 250],
  'tier-gold': [0.86, 0.1, 100],
  'tier-platinum': [0.86, 0.07, 190],
  'tier-diamond': [0.78, 0.13, 295],
  /** Behind dialogs. */
  scrim: [0.08, 0.01, NIGHT, 0.72],
  /** Over art, so that text can be read on it. */
  'scrim-soft': [0.12, 0.012, NIGHT, 0.42],
} as const satisfies Record<string, Oklch>;

export type ColourToken = keyof typeof colours;

/** How much of a tone colours the soft surface behind its own text. */
export const SOFT_SHARE = 0.12;

const soft = ([lightness, chroma, hue]: Oklch): string => fromOklch(lightness, chroma, hue, SOFT_SHARE);

/** What a colour says; always with a word or a sign beside it. */
export type Tone = 'neutral' | 'ember' | 'coin' | 'win' | 'loss' | 'info' | 'warn';

const SOFT_TONES = ['ember', 'coin', 'win', 'loss', 'info', 'warn'] as const satisfies readonly Tone[];

/** From the least to the most. */
export const tiers = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type Tier = (typeof tiers)[number];

/** The colour of a tier; always with its name beside it. */
export const tierColour = (tier: Tier): string => `var(--tier-${tier})`;

/**
 * Sizes in pixels of a 16 px root; written as rem, so that the reader's own text size holds. 32 is the title of a page,
 * 56 what is played for.
 */
export const textSizes = [12, 14, 16, 20, 28, 32, 40, 56] as const;
export type TextSize = (typeof textSizes)[number];

/** Steps of 4 px. */
export const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16] as const;
export type Space = (typeof spaces)[number];

export const space = (step: Space): string => `var(--space-${step})`;
export const textSize = (size: TextSize): string => `var(--size-${size})`;

/** The text colour of a tone. */
export const toneText = (tone: Tone): string => (tone === 'neutral' ? 'var(--text-dim)' : `var(--${tone})`);
/** The soft surface of a tone. */
export const toneSurface = (tone: Tone): string => (tone === 'neutral' ? 'var(--bg-3)' : `var(--${tone}-soft)`);

const others = {
  'radius-s': '6px',
  'radius-m': '10px',
  'radius-l': '16px',
  'radius-full': '999px',
  'z-header': '20',
  'z-drawer': '30',
  'z-dialog': '40',
  'z-popover': '50',
  'z-toast': '60',
  'z-tooltip': '70',
  'font-text': "'Inter Variable', 'Inter Stand-in', system-ui, sans-serif",
  'font-display': "'Rajdhani', 'Rajdhani Stand-in', system-ui, sans-serif",
  'duration-fast': '120ms',
  'duration-calm': '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  /** Least side of what is pressed with a finger. */
  'target-touch': '44px',
  /** The navigation at the foot of a phone; nothing elsewhere. */
  'bottom-bar': '0px',
  /** The header that stays at the top of a phone; nothing elsewhere. */
  'top-bar': '0px',
  /** How far down the title of a dialog reaches that fills a phone. */
  'dialog-head': '0px',
  /** Which way lines are read: -1 from right to left, for what has no logical property. */
  'inline-way': '1',
  'shadow-float': '0 12px 32px rgb(0 0 0 / 0.45)',
} as const;

/** All tokens as CSS custom properties, for `:root`. */
export const customProperties: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...Object.entries<Oklch>(colours).map(([name, colour]) => [`--${name}`, fromOklch(...colour)] as const),
  ...SOFT_TONES.map((tone) => [`--${tone}-soft`, soft(colours[tone])] as const),
  ...textSizes.map((size) => [`--size-${size}`, `${size / 16}rem`] as const),
  ...spaces.map((step) => [`--space-${step}`, `${step / 4}rem`] as const),
  ...Object.entries(others).map(([name, value]) => [`--${name}`, value] as const),
]);

const INK: Oklch = [0.2, 0.01, NIGHT];
const PALE: Oklch = [1, 0, 0];

/** What is another on paper: ink on white, tones as dark as they have to be to be read there. */
const paper: Partial<Record<ColourToken, Oklch>> = {
  'bg-0': PALE,
  'bg-1': PALE,
  'bg-2': PALE,
  'bg-3': [0.95, 0.003, NIGHT],
  line: [0, 0, 0, 0.25],
  'line-strong': [0, 0, 0, 0.6],
  text: INK,
  'text-dim': [0.4, 0.01, NIGHT],
  'text-faint': [0.45, 0.01, NIGHT],
  ember: [0.5, 0.15, 45],
  coin: [0.45, 0.1, 85],
  win: [0.42, 0.12, 150],
  loss: [0.45, 0.17, 25],
  info: [0.45, 0.12, 245],
  warn: [0.45, 0.1, 75],
};

/** The tokens that a printed page changes. */
export const paperProperties: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(paper).map(([name, colour]) => [`--${name}`, fromOklch(...colour)]),
);

/** Widths at which the layout changes, in pixels. */
export const BREAKPOINTS = { small: 480, medium: 768, large: 1024, wide: 1440 } as const;

/** Media queries for narrower windows; below `medium` the fingers are in charge. */
export const below = {
  small: `@media (max-width: ${BREAKPOINTS.small - 0.02}px)`,
  medium: `@media (max-width: ${BREAKPOINTS.medium - 0.02}px)`,
  large: `@media (max-width: ${BREAKPOINTS.large - 0.02}px)`,
} as const;

/** A window so narrow that a dialog is a sheet at its foot; from 441 px on it is centred. */
export const asSheet = '@media (max-width: 440px)';

/**
 * A window so low that whatever stays in its place would take what is read: a phone on its side, a page at four times
 * its size. There nothing is sticky.
 */
export const low = '@media (max-height: 499.98px)';

/** For what answers to a pointer: a finger that has left would leave the look behind. */
export const canHover = '@media (hover: hover)';

export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
