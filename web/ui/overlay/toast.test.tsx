import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../form/button.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import { REMOVED_AFTER_MS, ToastStore } from './toast-store.ts';

function Page() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ title: 'Draft saved' })}>Save</Button>
      <Button onClick={() => toast({ title: 'Not saved', tone: 'loss', action: { label: 'Retry', onPress: retry } })}>
        Fail
      </Button>
    </>
  );
}

const retry = vi.fn<() => void>();
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const shown = (): (string | undefined)[] =>
  screen.queryAllByRole('listitem').map((toast) => toast.querySelector('strong')?.textContent);
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  retry.mockClear();
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toasts (FR-28)', () => {
  it('shows at most one, the newest', () => {
    press('Save');
    press('Fail');
    expect(shown()).toEqual(['Not saved']);
  });

  it('shows it for 5,000 ms', () => {
    press('Save');
    pass(4_999);
    expect(shown()).toEqual(['Draft saved']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('gives a new toast its own 5,000 ms', () => {
    press('Save');
    pass(4_000);
    press('Fail');
    pass(4_000);
    expect(shown()).toEqual(['Not saved']);
    pass(1_000);
    expect(shown()).toEqual([]);
  });

  it('leaves when dismissed, and when its action is taken', () => {
    press('Save');
    press('Dismiss');
    expect(shown()).toEqual([]);
    press('Fail');
    press('Retry');
    expect(retry).toHaveBeenCalledOnce();
    expect(shown()).toEqual([]);
  });

  it.each([
    ['stays when swiped right by no more than 50 px', 50, 1],
    ['leaves when swiped right by more than 50 px', 51, 0],
    ['stays when swiped left', -120, 1],
  ])('%s', (_title, distance, left) => {
    press('Save');
    const toast = screen.getByRole('listitem');
    const at = (clientX: number) => ({ pointerId: 1, button: 0, pointerType: 'touch', clientX, clientY: 0 });
    fireEvent(toast, new MouseEvent('pointerdown', { bubbles: true, ...at(100) }));
    fireEvent(toast, new MouseEvent('pointermove', { bubbles: true, ...at(100 + distance / 2) }));
    fireEvent(toast, new MouseEvent('pointermove', { bubbles: true, ...at(100 + distance) }));
    fireEvent(toast, new MouseEvent('pointerup', { bubbles: true, ...at(100 + distance) }));
    expect(shown()).toHaveLength(left);
  });
});

describe('a dismissed toast (FR-28)', () => {
  it('stays in memory for 1,000,000 ms', () => {
    const store = new ToastStore();
    const dismiss = store.show({ title: 'Draft saved' });
    dismiss();
    expect(store.current()).toMatchObject({ title: 'Draft saved', open: false });
    vi.advanceTimersByTime(REMOVED_AFTER_MS - 1);
    expect(store.current()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(store.current()).toBeNull();
    expect(REMOVED_AFTER_MS).toBe(1_000_000);
  });

  it('does not take its successor with it', () => {
    const store = new ToastStore();
    store.show({ title: 'first' })();
    vi.advanceTimersByTime(REMOVED_AFTER_MS - 1);
    store.show({ title: 'second' });
    vi.advanceTimersByTime(REMOVED_AFTER_MS);
    expect(store.current()).toMatchObject({ title: 'second', open: true });
  });
});
