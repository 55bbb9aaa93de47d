import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAME_IDS, type GameId } from '../../../domain/arcade/games.ts';
import type { RunPhase } from '../live-run.ts';
import { SOUNDS, VOICES, play } from '../sound.ts';
import { SoundSwitch, useSounds } from './sound-switch.tsx';

interface Tone {
  readonly wave: string;
  readonly hertz: number;
  from: number;
  until: number;
}

/** What would have been heard, without a device. */
const heard: Tone[] = [];
/** When each tone is down to next to nothing. */
const quietAt: number[] = [];

beforeEach(() => {
  heard.length = 0;
  quietAt.length = 0;
  localStorage.clear();
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 5;
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      readonly gain = {
        setValueAtTime: () => undefined,
        exponentialRampToValueAtTime: (_to: number, at: number) => quietAt.push(at),
      };
      connect(): void {}
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      readonly #tone: Tone;
      constructor(_context: object, { type, frequency }: { readonly type: string; readonly frequency: number }) {
        this.#tone = { wave: type, hertz: frequency, from: 0, until: 0 };
        heard.push(this.#tone);
      }
      connect<T>(next: T): T {
        return next;
      }
      start(at: number): void {
        this.#tone.from = at;
      }
      stop(at: number): void {
        this.#tone.until = at;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const soundOf = (game: GameId, sound: (typeof SOUNDS)[number]): Tone[] => {
  heard.length = 0;
  play(game, sound);
  return [...heard];
};

describe.each(GAME_IDS)('the sounds of %s', (game) => {
  it('are four, each with tones that follow one another, can be heard, end quietly, and are over before the next input', () => {
    const all = SOUNDS.map((sound) => soundOf(game, sound));
    expect(new Set(all.map((tones) => JSON.stringify(tones))).size).toBe(SOUNDS.length);
    for (const [n, tones] of all.entries()) {
      expect(tones.length).toBeGreaterThan(0);
      for (const [at, { wave, hertz, from }] of tones.entries()) {
        expect(wave).toBe(VOICES[game].wave);
        expect([hertz > 90, hertz < 2_500]).toEqual([true, true]);
        expect(from).toBeCloseTo(tones[at - 1]?.until ?? 5, 6);
      }
      const last = tones.at(-1)?.until ?? 0;
      expect(last - 5).toBeLessThan(SOUNDS[n] === 'end' ? 0.6 : 0.45);
    }
    expect(quietAt).toEqual(all.flat().map(({ until }) => until));
  });

  it('are like those of no other game', () => {
    const own = JSON.stringify(SOUNDS.map((sound) => soundOf(game, sound)));
    for (const other of GAME_IDS.filter((id) => id !== game))
      expect([other, JSON.stringify(SOUNDS.map((sound) => soundOf(other, sound))) === own]).toEqual([other, false]);
  });
});

function Sample({ phase }: { readonly phase: RunPhase }) {
  const { isOn, toggle, hear } = useSounds('bank-shot', phase);
  return (
    <>
      <SoundSwitch isOn={isOn} onToggle={toggle} />
      <button type="button" onClick={() => hear('good')}>
        Score
      </button>
    </>
  );
}

const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

/** How many tones something brings. */
const tonesOf = (act: () => void): number => {
  const before = heard.length;
  act();
  return heard.length - before;
};

describe('the switch for sounds', () => {
  it('is off until it is pressed, answers with a sound, and is kept in this browser', () => {
    const { unmount } = render(<Sample phase="playing" />);
    expect(tonesOf(() => press('Score'))).toBe(0);
    expect(tonesOf(() => press('Sounds'))).toBe(VOICES['bank-shot'].stage.length);
    expect(tonesOf(() => press('Score'))).toBe(VOICES['bank-shot'].good.length);
    unmount();
    render(<Sample phase="playing" />);
    expect(screen.getByRole('button', { name: 'Sounds' }).getAttribute('aria-pressed')).toBe('true');
    press('Sounds');
    expect(tonesOf(() => press('Score'))).toBe(0);
  });

  it('lets the end of a run that was played be heard once, and of one that was over before not at all', () => {
    localStorage.setItem('gauntlet.arcade.sound', 'on');
    const { rerender, unmount } = render(<Sample phase="playing" />);
    const end = VOICES['bank-shot'].end.length;
    expect(tonesOf(() => rerender(<Sample phase="handing-in" />))).toBe(end);
    expect(tonesOf(() => rerender(<Sample phase="over" />))).toBe(0);
    unmount();
    expect(tonesOf(() => render(<Sample phase="over" />))).toBe(0);
  });

  it('lets the end be heard where the line was down until then', () => {
    localStorage.setItem('gauntlet.arcade.sound', 'on');
    const { rerender } = render(<Sample phase="playing" />);
    rerender(<Sample phase="waiting" />);
    expect(tonesOf(() => rerender(<Sample phase="over" />))).toBe(VOICES['bank-shot'].end.length);
  });
});
