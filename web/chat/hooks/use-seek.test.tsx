import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Message } from '../talk.ts';
import { useSeek } from './use-seek.ts';

const messages = (...ids: string[]) => ids.map((id) => ({ id }) as Message);
const PAGE_BEFORE: Readonly<Record<string, { ids: string[]; older: string | null }>> = {
  p1: { ids: ['m5', 'm6'], older: 'p2' },
  p2: { ids: ['m3', 'm4'], older: 'p3' },
  p3: { ids: ['m1', 'm2'], older: null },
};

/** Opens a talk of which the latest page is there; answers what was read until it is shown. */
function seek(messageId: string | null, begin: { ids: string[]; older: string | null }, isBroken = false) {
  let now = { ids: begin.ids, older: begin.older, isLoading: false };
  const asked: string[] = [];
  const loadOlder = (): void => {
    asked.push(now.older ?? '');
    now = { ...now, isLoading: true };
  };
  const talk = () => ({ messages: messages(...now.ids), older: now.older });
  const { result, rerender } = renderHook(() => useSeek(messageId, talk(), now.isLoading, loadOlder));
  for (let turn = 0; turn < 20 && result.current; turn++) {
    const page = PAGE_BEFORE[now.older ?? ''] ?? { ids: [`x${turn}`], older: `${now.older}+` };
    rerender();
    now = isBroken
      ? { ...now, isLoading: false }
      : { ids: [...page.ids, ...now.ids], older: page.older, isLoading: false };
    rerender();
  }
  return { asked, isSeeking: result.current, ids: now.ids };
}

it('reads back to the message, page by page, and no further', () => {
  expect(seek('m4', { ids: ['m7'], older: 'p1' })).toMatchObject({ asked: ['p1', 'p2'], isSeeking: false });
  expect(seek('m7', { ids: ['m7'], older: 'p1' })).toMatchObject({ asked: [], isSeeking: false });
  expect(seek('m1', { ids: ['m7'], older: 'p1' })).toMatchObject({ asked: ['p1', 'p2', 'p3'], isSeeking: false });
});

it('seeks nothing where everything was read', () => {
  expect(seek(null, { ids: ['m7'], older: 'p1' })).toMatchObject({ asked: [], isSeeking: false });
});

it('gives up at the beginning, after four pages, and where a page cannot be read', () => {
  expect(seek('gone', { ids: ['m7'], older: 'p2' })).toMatchObject({ asked: ['p2', 'p3'], isSeeking: false });
  expect(seek('far', { ids: ['m7'], older: 'y' })).toMatchObject({
    asked: ['y', 'y+', 'y++', 'y+++'],
    isSeeking: false,
  });
  expect(seek('m5', { ids: ['m7'], older: 'p1' }, true)).toMatchObject({ asked: ['p1'], isSeeking: false });
});
