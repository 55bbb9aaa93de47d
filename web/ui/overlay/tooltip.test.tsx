import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const shown = (): string | undefined => screen.queryByRole('tooltip')?.textContent;

function enter(name: string): void {
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
}
function leave(name: string): void {
  fireEvent.pointerLeave(screen.getByRole('button', { name }));
}

it('opens after 700 ms, and at once beside another that closed less than 300 ms ago (FR-29)', async () => {
  render(
    <main>
      <Tooltip content="Copy link">
        <button type="button">copy</button>
      </Tooltip>
      <Tooltip content="Share battle">
        <button type="button">share</button>
      </Tooltip>
    </main>,
  );
  enter('copy');
  await pass(699);
  expect(shown()).toBeUndefined();
  await pass(1);
  expect(shown()).toBe('Copy link');
  expect(screen.getByRole('tooltip').closest('main')).not.toBeNull();

  leave('copy');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await pass(299);
  enter('share');
  await pass(0);
  expect(shown()).toBe('Share battle');

  leave('share');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await pass(300);
  enter('copy');
  await pass(699);
  expect(shown()).toBeUndefined();
});
