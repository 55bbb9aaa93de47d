import type { IncomingFigures } from './incoming.ts';

/** Above it, a line of 10 Mbit/s has nothing left for a viewer's other things. */
const KBPS_MAX = 8_000;
/** Of 1280×720 at 30 frames a second and more, below which moving pictures break up. */
const KBPS_MIN = 1_500;
/** Encoders are off by a frame. */
const KEY_INTERVAL_MAX = 4.1;
const FRAMES_MIN = 24;

const seconds = (value: number) => String(Number(value.toFixed(1)));

/** What whoever publishes can do better, each as a sentence, the most telling first. */
export function adviceFor(figures: IncomingFigures): string[] {
  const { state, keyInterval, kbps, framesPerSecond, width, height, soundCodec, complaint = null } = figures;
  if (state === 'ended') return [];
  const advice: string[] = complaint === null ? [] : [complaint];
  if (state === 'reconnecting') return advice;
  if (keyInterval !== null && keyInterval > KEY_INTERVAL_MAX)
    advice.push(`Key frames every ${seconds(keyInterval)} s: set 2 s, so that viewers start sooner.`);
  if (state !== 'live') return advice;
  if (kbps > KBPS_MAX) advice.push(`${kbps} kbps is more than many lines carry: set 6000 kbps.`);
  if (kbps > 0 && kbps < KBPS_MIN && width * height >= 1280 * 720)
    advice.push(`${kbps} kbps is little for ${width}×${height}: set 3000 kbps or more, or a smaller picture.`);
  if (framesPerSecond > 0 && framesPerSecond < FRAMES_MIN)
    advice.push(`Only ${seconds(framesPerSecond)} frames a second arrive: set a smaller picture or a faster preset.`);
  if (soundCodec === null && complaint === null) advice.push('No sound comes in: check the audio source.');
  return advice;
}
