/** The sounds of the arcade, made on the spot: off until somebody switches them on in this browser. */
const KEY = 'gauntlet.arcade.sound';

export type Sound = 'good' | 'bad' | 'stage' | 'end';

/** Hertz one after the other, each for so many seconds. */
const NOTES: Readonly<Record<Sound, { readonly tones: readonly number[]; readonly each: number }>> = {
  good: { tones: [660, 880], each: 0.06 },
  bad: { tones: [180], each: 0.16 },
  stage: { tones: [440, 550], each: 0.09 },
  end: { tones: [440, 550, 660, 880], each: 0.12 },
};
const LOUDNESS = 0.08;

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
export function play(sound: Sound): void {
  context ??= new AudioContext();
  const { tones, each } = NOTES[sound];
  const start = context.currentTime;
  for (const [n, tone] of tones.entries()) {
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: tone });
    const gain = new GainNode(context, { gain: LOUDNESS });
    // To nothing at its end: a tone that is cut off clicks.
    gain.gain.setValueAtTime(LOUDNESS, start + n * each);
    gain.gain.exponentialRampToValueAtTime(0.001, start + (n + 1) * each);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start + n * each);
    oscillator.stop(start + (n + 1) * each);
  }
}
