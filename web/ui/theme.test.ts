import { describe, expect, it } from 'vitest';
import { type Oklch, type Rgb, rgbOf } from './colour.ts';
import { type ColourToken, colours, customProperties, SOFT_SHARE, tiers } from './tokens.ts';

const over = (colour: Oklch, ground: Rgb, alpha: number): Rgb => {
  const top = rgbOf(colour);
  return [0, 1, 2].map((i) => (top[i] ?? 0) * alpha + (ground[i] ?? 0) * (1 - alpha)) as unknown as Rgb;
};

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const colour = (token: ColourToken): Rgb => rgbOf(colours[token]);
const SURFACES = ['bg-0', 'bg-1', 'bg-2', 'bg-3'] as const;
const TONES = ['ember', 'coin', 'win', 'loss', 'info', 'warn'] as const;
const TIERS = tiers.map((tier) => `tier-${tier}` as const);
const TEXTS = ['text', 'text-dim', 'text-faint', ...TONES, ...TIERS] as const;

/** The least distance in Oklab at which two colours of a small mark are told apart. */
const TOLD_APART = 0.06;

function distance(one: ColourToken, other: ColourToken): number {
  const lab = ([lightness, chroma, hue]: Oklch): Rgb => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  };
  const [a, b] = [lab(colours[one]), lab(colours[other])];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

describe('colours', () => {
  it.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    '%s reads on %s with at least 4.5:1',
    (text, surface) => {
      expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(TONES.flatMap((tone) => (['bg-0', 'bg-1', 'bg-2'] as const).map((surface) => [tone, surface] as const)))(
    '%s reads on its own soft surface over %s with at least 4.5:1',
    (tone, surface) => {
      const soft = over(colours[tone], colour(surface), SOFT_SHARE);
      expect(contrast(colour(tone), soft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour('text'), soft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour('text-dim'), soft)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(TIERS)('%s is taken neither for another tier nor for what a tone says', (tier) => {
    const near = [...TIERS, ...TONES].filter((other) => other !== tier && distance(tier, other) < TOLD_APART);
    expect(near).toEqual([]);
  });

  it.each([...TONES, 'ember-hover'] as const)('the dark text on %s has at least 4.5:1', (accent) => {
    expect(contrast(colour('on-accent'), colour(accent))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['danger', 'danger-hover'] as const)('the light text on %s has at least 4.5:1', (danger) => {
    expect(contrast(colour('on-danger'), colour(danger))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SURFACES)('edges of controls and the focus ring stand out from %s with at least 3:1', (surface) => {
    const edge = over(colours['line-strong'], colour(surface), colours['line-strong'][3]);
    expect(contrast(edge, colour(surface))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('focus'), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});

describe('custom properties', () => {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

  const folderOf = (file: string): string => file.split('/')[1] ?? '';
  /** A room's own stand in one of its files. */
  const isGiven = (file: string, name: string): boolean =>
    Object.entries(sources).some(([other, text]) => folderOf(other) === folderOf(file) && text.includes(`'${name}'`));

  it('defines every property that a component names', () => {
    const unknown = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name]) => name ?? '')
        .filter((name) => !(name in customProperties) && !name.startsWith('--radix-') && !isGiven(file, name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
