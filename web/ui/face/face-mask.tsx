import type { ReactNode } from 'react';
import { fromOklch } from '../colour.ts';
import { drawsOf, pick } from './seed.ts';

/** The five colours of one face: its ground and the light on it, the shell, what glows, and the dark in between. */
interface Colours {
  readonly ground: string;
  readonly light: string;
  readonly shell: string;
  readonly glow: string;
  readonly dark: string;
}

/** The hues are the face's own, hence these colours are outside the tokens; no text stands on them. */
function coloursOf(draw: () => number): Colours {
  const hue = Math.floor(draw() * 360);
  const other = hue + pick(draw, [35, 60, 120, 160, 180, 215]);
  const glow = other + pick(draw, [-70, 45, 90, 170]);
  const pale = draw() < 0.35;
  return {
    ground: fromOklch(0.32, 0.075, hue),
    light: fromOklch(0.46, 0.11, hue + 18),
    shell: pale ? fromOklch(0.88, 0.03, other) : fromOklch(0.7, 0.13, other),
    glow: fromOklch(0.88, 0.15, glow),
    dark: fromOklch(0.19, 0.035, hue),
  };
}

type Piece = (colours: Colours) => ReactNode;

const GROUNDS: readonly [Piece, ...Piece[]] = [
  ({ light }) => <path d="M0 64 64 0v64Z" fill={light} />,
  ({ light }) => <circle cx={32} cy={30} r={26} fill={light} />,
  ({ light }) => <path d="M-4 20 68-6v22L-4 42ZM-4 54l72-26v14L-4 68Z" fill={light} />,
  ({ light }) => <path d="M32-6 70 32 32 70-6 32Z" fill={light} />,
];

const SHELLS: readonly [string, ...string[]] = [
  'M14 31C14 17 22 9 32 9s18 8 18 22l-3 15c-4 7-9 11-15 11s-11-4-15-11Z',
  'M13 22 32 8l19 14-3 22-16 14-16-14Z',
  'M17 12h30l5 13-5 24-9 9H26l-9-9-5-24Z',
  'M11 40C11 18 20 8 32 8s21 10 21 32l-7 14-14 4-14-4Z',
];

const FACES: readonly [Piece, ...Piece[]] = [
  ({ dark, glow }) => (
    <>
      <path d="M15 24h34l-2 13H17Z" fill={dark} />
      <path d="M20 28h24l-1 5H21Z" fill={glow} />
    </>
  ),
  ({ dark, glow }) => (
    <>
      <path d="M17 23h30v12H36v17h-8V35H17Z" fill={dark} />
      <path d="M20 27h9v4h-9ZM35 27h9v4h-9Z" fill={glow} />
    </>
  ),
  ({ dark, glow }) => (
    <>
      <path d="m15 22 15 7v8l-12-3ZM49 22l-15 7v8l12-3Z" fill={dark} />
      <path d="m19 27 9 4v3l-8-2ZM45 27l-9 4v3l8-2Z" fill={glow} />
      <path d="M26 45h12l-3 5h-6Z" fill={dark} />
    </>
  ),
  ({ dark, glow }) => (
    <>
      <circle cx={32} cy={31} r={11} fill={dark} />
      <circle cx={32} cy={31} r={6} fill={glow} />
      <path d="M27 48h10M29 52h6" stroke={dark} strokeWidth={2} />
    </>
  ),
  ({ dark, glow }) => (
    <>
      <path d="M18 22c4-5 24-5 28 0l-2 22c-5 7-19 7-24 0Z" fill={dark} />
      <circle cx={26} cy={30} r={3.5} fill={glow} />
      <circle cx={38} cy={30} r={3.5} fill={glow} />
    </>
  ),
];

const TOPS: readonly [Piece, ...Piece[]] = [
  () => null,
  ({ glow }) => <path d="M29 2h6l1 18h-8Z" fill={glow} />,
  ({ shell, dark }) => (
    <path d="M14 22 5 6l15 8ZM50 22l9-16-15 8Z" fill={shell} stroke={dark} strokeWidth={1.5} strokeLinejoin="round" />
  ),
  ({ glow, dark }) => (
    <>
      <path d="M10 26h6v14h-6ZM48 26h6v14h-6Z" fill={dark} />
      <path d="M9 29h3v8H9ZM52 29h3v8h-3Z" fill={glow} />
    </>
  ),
  ({ dark }) => <path d="M24 10h3l1 10h-3ZM37 10h3l-1 10h-3Z" fill={dark} />,
];

/** A mask in five colours that follow from the id: no two look alike, and the same id always looks the same. */
export function FaceMask({ id }: { readonly id: string }) {
  const draw = drawsOf(`face:${id}`);
  const colours = coloursOf(draw);
  const ground = pick(draw, GROUNDS);
  const shell = pick(draw, SHELLS);
  const face = pick(draw, FACES);
  const top = pick(draw, TOPS);
  return (
    <svg viewBox="0 0 64 64" focusable="false" aria-hidden="true">
      <rect width={64} height={64} fill={colours.ground} />
      {ground(colours)}
      <path d="M4 68c2-13 12-18 28-18s26 5 28 18Z" fill={colours.dark} />
      {top(colours)}
      <path d={shell} fill={colours.shell} />
      {/* The half that the light does not reach. */}
      <path d={shell} fill={colours.dark} opacity={0.22} style={{ clipPath: 'inset(0 0 0 50%)' }} />
      {face(colours)}
    </svg>
  );
}
