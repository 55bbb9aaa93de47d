import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterPress } from './use-after-press.ts';

const pause = () =>
  act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });

const render = () => renderHook(({ value }) => useAfterPress(value), { initialProps: { value: '' } });

it('shows what is new at once while nothing is pressed', () => {
  const { result, rerender } = render();
  rerender({ value: 'Enter the stake.' });
  expect(result.current).toBe('Enter the stake.');
});

it.each(['pointerUp', 'pointerCancel'] as const)('keeps what is new until %s', async (end) => {
  const { result, rerender } = render();
  fireEvent.pointerDown(document.body, { button: 0 });
  rerender({ value: 'Enter the stake.' });
  await pause();
  expect(result.current).toBe('');
  fireEvent[end](document.body);
  expect(result.current, 'the click comes first').toBe('');
  await pause();
  expect(result.current).toBe('Enter the stake.');
});

it('shows the last of several, and nothing that was taken back during the press', async () => {
  const { result, rerender } = render();
  fireEvent.pointerDown(document.body, { button: 0 });
  rerender({ value: 'First.' });
  rerender({ value: 'Second.' });
  fireEvent.pointerUp(document.body);
  await pause();
  expect(result.current).toBe('Second.');
  fireEvent.pointerDown(document.body, { button: 0 });
  rerender({ value: 'Third.' });
  rerender({ value: 'Second.' });
  fireEvent.pointerUp(document.body);
  await pause();
  expect(result.current).toBe('Second.');
});
