import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReadAt } from './use-read-at.ts';

it('what was read keeps its time while nothing newer can be read', () => {
  const first = { days: 7 };
  const { result, rerender } = renderHook(useReadAt, {
    initialProps: { data: undefined as unknown, error: undefined as unknown },
  });
  expect(result.current).toBeNull();
  rerender({ data: first, error: undefined });
  const at = result.current;
  expect(at).toEqual(expect.any(Number));
  rerender({ data: first, error: new Error('away') });
  expect(result.current).toBe(at);
});
