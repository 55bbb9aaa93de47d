import { css, Global } from '@emotion/react';
import { fontFaces } from './fonts.ts';
import { below, canHover, customProperties, low, paperProperties, reducedMotion } from './tokens.ts';

/** Digits of equal width: for every number that changes or stands in a column. */
export const tabular = css({ fontVariantNumeric: 'tabular-nums' });

/** Headings and big figures. */
export const display = css({
  fontFamily: 'var(--font-display)',
  fontWeight: 700,
  lineHeight: 1.15,
  letterSpacing: '0.01em',
});

/** Out of sight, still read aloud. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const base = css({
  ':root': { ...customProperties, colorScheme: 'dark' },
  ':root[dir="rtl"]': {
    '--inline-way': '-1',
    // What points along the line.
    '.lucide:is([class*="-left"], [class*="-right"], [class*="-log-out"], [class*="-send"])': { scale: '-1 1' },
  },
  [below.medium]: {
    ':root:has([data-bottom-bar])': { '--bottom-bar': '56px' },
    ':root:has([data-top-bar])': { '--top-bar': '56px' },
  },
  [low]: { ':root:root:has([data-bottom-bar], [data-top-bar])': { '--bottom-bar': '0px', '--top-bar': '0px' } },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  html: {
    background: 'var(--bg-0)',
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollbarColor: 'var(--bg-3) transparent',
  },
  body: {
    minHeight: '100dvh',
    background: 'var(--bg-0)',
    color: 'var(--text)',
    fontFamily: 'var(--font-text)',
    fontSize: 'var(--size-16)',
    lineHeight: 1.5,
    WebkitFontSmoothing: 'antialiased',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4': {
    fontFamily: 'var(--font-display)',
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '0.01em',
    textWrap: 'balance',
    // A word without a place to break must not make what it heads wider than the page.
    overflowWrap: 'anywhere',
  },
  p: { textWrap: 'pretty' },
  // A name that is read from right to left leaves the order of what stands around it as it is.
  ':where(a, b, em, small, span, strong)': { unicodeBidi: 'isolate' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
  button: { WebkitTapHighlightColor: 'transparent' },
  a: {
    color: 'inherit',
    textDecoration: 'none',
    textDecorationColor: 'var(--ember)',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
  // A link that nothing dresses: told from its surroundings by its weight, within sentences by a line.
  'a:not([class])': { fontWeight: 600, [canHover]: { ':hover': { textDecorationLine: 'underline' } } },
  'p a:not([class])': { fontWeight: 'inherit', textDecorationLine: 'underline' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '::selection': { background: 'var(--ember)', color: 'var(--on-accent)' },
  '[hidden]': { display: 'none !important' },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    animationDuration: 'var(--duration-calm)',
    animationTimingFunction: 'var(--ease)',
  },
  // For what is wider than high: a page of its own, as `page: wide` asks for.
  '@page wide': { size: 'landscape' },
  // On paper: dark on white, the page without what is around it, and nothing that can only be pressed.
  '@media print': {
    ':root': { ...paperProperties, colorScheme: 'light' },
    // The body says its own colour, for as long as nothing of ours is loaded.
    'html, body': { background: 'none !important' },
    ':has(main) > :not(main, :has(main)), [role="tablist"], [data-screen-only]': { display: 'none !important' },
  },
  [reducedMotion]: {
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animation: 'none !important' },
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      // An animation still runs to its end, if for a millisecond: some parts leave the page when it does.
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
});

/** Tokens, reset and base styles; once, at the root. */
export function GlobalStyles() {
  return <Global styles={[fontFaces, base]} />;
}
