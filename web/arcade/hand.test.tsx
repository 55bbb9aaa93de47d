import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InputClass } from '../data/__generated__/schema-types.ts';
import { HandContext, boundHand, handsOf, likelyHand } from './hand.ts';
import { useKeys, usePressing } from './press.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A device that says so of itself. */
const device = (...media: readonly string[]): void =>
  void vi.stubGlobal('matchMedia', (asked: string) => ({ matches: media.includes(asked) }));

const DESK = ['(pointer: fine)', '(any-pointer: fine)'] as const;
const PHONE = ['(pointer: coarse)', '(any-pointer: coarse)'] as const;

describe('what a game is played with', () => {
  it('is what the device has, and a keyboard, which may always be there', () => {
    device(...DESK);
    expect([handsOf('spark-line'), likelyHand('spark-line')]).toEqual([['POINTER', 'KEYS'], 'POINTER']);
    device(...PHONE);
    expect([handsOf('spark-line'), likelyHand('spark-line')]).toEqual([['TOUCH', 'KEYS'], 'TOUCH']);
    device(...DESK, '(any-pointer: coarse)');
    expect([handsOf('turncoat'), likelyHand('turncoat')]).toEqual([['POINTER', 'TOUCH', 'KEYS'], 'POINTER']);
  });

  it('is the keyboard for Copy Desk wherever there is a mouse', () => {
    device(...DESK, '(any-pointer: coarse)');
    expect([handsOf('copy-desk'), likelyHand('copy-desk')]).toEqual([['TOUCH', 'KEYS'], 'KEYS']);
    device(...PHONE);
    expect(likelyHand('copy-desk')).toBe('TOUCH');
  });

  it('binds a run for money of a game where it decides, and no other', () => {
    const run = { inputClass: 'KEYS', currency: 'USD' } as const;
    expect([boundHand('turncoat', run), boundHand('plumb-line', run)]).toEqual(['KEYS', null]);
    expect(boundHand('turncoat', { ...run, currency: 'BC' })).toBeNull();
  });
});

function Sample({ heard }: { readonly heard: (by: string) => void }) {
  const pressing = usePressing();
  useKeys(({ key }) => {
    heard(`key ${key}`);
    return true;
  });
  return (
    <button type="button" {...pressing(() => heard('button'))}>
      Lamp
    </button>
  );
}

/** What a board hears that is bound to a hand: mouse, finger, key, and a button that is pressed by Enter. */
function heardBy(hand: InputClass | null): string[] {
  const heard: string[] = [];
  const { unmount } = render(
    <HandContext value={hand}>
      <Sample heard={(by) => heard.push(by)} />
    </HandContext>,
  );
  const lamp = screen.getByRole('button');
  for (const pointerType of ['mouse', 'touch']) {
    const event = createEvent.pointerDown(lamp, { button: 0 });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    heard.push(pointerType);
    fireEvent(lamp, event);
    fireEvent.click(lamp, { detail: 1 });
  }
  heard.push('keys');
  fireEvent.keyDown(document.body, { key: '1' });
  fireEvent.click(lamp, { detail: 0 });
  unmount();
  return heard;
}

it('a board takes what its run is bound to and nothing else, or everything', () => {
  expect(heardBy(null)).toEqual(['mouse', 'button', 'touch', 'button', 'keys', 'key 1', 'button']);
  expect(heardBy('POINTER')).toEqual(['mouse', 'button', 'touch', 'keys']);
  expect(heardBy('TOUCH')).toEqual(['mouse', 'touch', 'button', 'keys']);
  expect(heardBy('KEYS')).toEqual(['mouse', 'touch', 'keys', 'key 1', 'button']);
});
