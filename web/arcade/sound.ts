import type { GameId } from '../../domain/arcade/games.ts';

/** The sounds of the arcade, made on the spot: off until somebody switches them on in this browser. */
const KEY = 'gauntlet.arcade.sound';

export const SOUNDS = ['good', 'bad', 'stage', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** How a game sounds. */
interface Voice extends Readonly<Record<Sound, readonly number[]>> {
  readonly wave: OscillatorType;
  /** Hertz; the tones of a sound, one after the other, are so many semitones above it. */
  readonly root: number;
  /** How long a tone is, in seconds. A bad sound takes twice as long. */
  readonly each: number;
}

/** Quick games are high and short, slow ones low and long; what is wrong is below the root, what is over rises. */
export const VOICES: Readonly<Record<GameId, Voice>> = {
  'spark-line': { wave: 'square', root: 587, each: 0.05, good: [7, 12], bad: [-12], stage: [0, 5], end: [0, 5, 7, 12] },
  turncoat: {
    wave: 'sawtooth',
    root: 440,
    each: 0.05,
    good: [0, 7],
    bad: [-5, -11],
    stage: [7, 0],
    end: [0, 7, 0, 12],
  },
  'echo-vault': { wave: 'sine', root: 392, each: 0.11, good: [4, 7], bad: [-8], stage: [0, 4], end: [0, 4, 7, 11, 12] },
  'fuse-box': { wave: 'square', root: 220, each: 0.07, good: [0, 12], bad: [-1, -2], stage: [5, 7], end: [0, 5, 12] },
  'copy-desk': { wave: 'triangle', root: 784, each: 0.03, good: [0], bad: [-14], stage: [12, 12], end: [12, 7, 12] },
  'stray-glyph': { wave: 'sine', root: 659, each: 0.06, good: [0, 3], bad: [-9], stage: [3, 10], end: [0, 3, 10, 15] },
  'letter-forge': {
    wave: 'triangle',
    root: 330,
    each: 0.08,
    good: [0, 4, 7],
    bad: [-7],
    stage: [7, 9],
    end: [0, 4, 9, 12],
  },
  'bank-shot': { wave: 'triangle', root: 247, each: 0.09, good: [0, 9], bad: [-10], stage: [2, 9], end: [0, 2, 9, 14] },
  'plumb-line': { wave: 'sine', root: 294, each: 0.1, good: [0, 7], bad: [-6], stage: [7, 12], end: [0, 7, 14] },
  counterweight: {
    wave: 'triangle',
    root: 196,
    each: 0.1,
    good: [0, 5],
    bad: [-4, -5],
    stage: [5, 5],
    end: [0, 5, 10, 17],
  },
};
const LOUDNESS = 0.08;
const SEMITONE = 2 ** (1 / 12);

export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing begins in silence each time.
  }
}

let context: AudioContext | undefined;

/** Made by the first sound, which follows an input: browsers allow none before. */
export function play(game: GameId, sound: Sound): void {
  context ??= new AudioContext();
  const { wave, root, each, [sound]: tones } = VOICES[game];
  const long = sound === 'bad' ? 2 * each : each;
  for (const [n, tone] of tones.entries()) {
    const start = context.currentTime + n * long;
    const oscillator = new OscillatorNode(context, { type: wave, frequency: root * SEMITONE ** tone });
    const gain = new GainNode(context, { gain: LOUDNESS });
    // To nothing at its end: a tone that is cut off clicks.
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + long);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + long);
  }
}
