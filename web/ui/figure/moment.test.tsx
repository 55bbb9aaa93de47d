import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Moment } from './moment.tsx';

let isStill = false;
let drawn: FrameRequestCallback[] = [];

beforeEach(() => {
  localStorage.clear();
  isStill = false;
  drawn = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => drawn.push(step));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const at = (now: number): void => act(() => drawn.splice(0).forEach((step) => step(now)));

const show = (outcome: 'win' | 'loss' = 'win') =>
  render(
    <Moment id="b1" outcome={outcome} title="You Won!" amount={5_000} format={(cents) => `${cents} cents`}>
      The pool is in your wallet.
    </Moment>,
  );
const shards = (container: HTMLElement): Element | null => container.querySelector('[data-shards]');

describe('Moment', () => {
  it('counts a win up to its amount and throws splinters, once in a browser', () => {
    const first = show();
    expect(shards(first.container)).not.toBeNull();
    at(0);
    at(450);
    const counting = first.container.querySelector('[aria-hidden="true"]:not([data-shards])');
    expect(Number.parseInt(counting?.textContent ?? '', 10)).toBeLessThan(5_000);
    at(900);
    expect(screen.getAllByText('5000 cents')).toHaveLength(1);
    first.unmount();
    const second = show();
    expect(shards(second.container)).toBeNull();
    expect(screen.getAllByText('5000 cents')).toHaveLength(1);
  });

  it('holds the whole amount for those who hear it while it counts', () => {
    show();
    at(0);
    expect(screen.getByRole('region', { name: 'Your result' }).textContent).toContain('5000 cents');
  });

  it('stands still where motion is not wanted', () => {
    isStill = true;
    const { container } = show();
    expect(shards(container)).toBeNull();
    expect(screen.getAllByText('5000 cents')).toHaveLength(1);
    expect(drawn).toEqual([]);
  });

  it('is quiet about a loss', () => {
    const { container } = show('loss');
    expect(shards(container)).toBeNull();
    expect(drawn).toEqual([]);
  });
});
