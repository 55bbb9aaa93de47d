import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMessageDraft } from './use-message-draft.ts';

const open = (viewerId: string, channelId: string) => renderHook(() => useMessageDraft(viewerId, channelId));

test('what is written waits in its channel for who wrote it, until it is sent', () => {
  const first = open('ann', 'general');
  act(() => first.result.current[1]('good game'));
  first.unmount();
  expect(open('ann', 'teams').result.current[0]).toBe('');
  expect(open('ben', 'general').result.current[0]).toBe('');
  const second = open('ann', 'general');
  expect(second.result.current[0]).toBe('good game');
  act(() => second.result.current[1](''));
  second.unmount();
  expect(open('ann', 'general').result.current[0]).toBe('');
});
