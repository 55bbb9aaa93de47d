/** Lightness 0-1, chroma, hue in degrees, and the opacity where it is not 1. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number];

export type Rgb = readonly [red: number, green: number, blue: number];

/** Encoded sRGB, each from 0 to 1, clipped to the gamut as a screen does it; opacity is left out. Exact to what a screen shows. */
export function rgbOf([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.39634 * a + 0.2158 * b) ** 3;
  const medium = (lightness - 0.10556 * a - 0.06385 * b) ** 3;
  const short = (lightness - 0.08948 * a - 1.29149 * b) ** 3;
  const encode = (linear: number): number => {
    const within = Math.min(1, Math.max(0, linear));
    return within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
  };
  return [
    encode(4.07674 * long - 3.30771 * medium + 0.23097 * short),
    encode(-1.26844 * long + 2.60976 * medium - 0.34132 * short),
    encode(-0.0042 * long - 0.70342 * medium + 1.70761 * short),
  ];
}

/**
 * A colour as CSS that every browser of ours knows: `rgb(250 110 29 / 0.5)`. Written as `oklch()`, it would be no colour
 * at all to the oldest of them, nor on their canvases (docs/decisions/browsers.md).
 */
export function fromOklch(...parts: Oklch): string {
  const [, , , alpha] = parts;
  const rgb = rgbOf(parts).map((part) => Math.round(part * 255));
  return `rgb(${rgb.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`;
}
