import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text.ts';

const PAUSE_MS = 300;
type Search = (text: string) => void;

function open(value: string, onSearch: Search) {
  const { result, rerender } = renderHook(
    (props: { value: string; onSearch: Search }) => useSearchText(props.value, props.onSearch),
    { initialProps: { value, onSearch } },
  );
  return {
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    /** The address changes. */
    go: (next: string, search: Search) => rerender({ value: next, onSearch: search }),
  };
}
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const listener = () => vi.fn<Search>();

describe('the text of a search field', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is searched for once typing pauses', () => {
    const onSearch = listener();
    const field = open('', onSearch);
    field.type('ap');
    pass(PAUSE_MS - 1);
    field.type('apex ');
    pass(PAUSE_MS - 1);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch.mock.calls).toEqual([['apex']]);
  });

  it('is searched for at once when the field is left', () => {
    const onSearch = listener();
    const field = open('', onSearch);
    field.type('apex');
    act(() => void document.body.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(onSearch.mock.calls).toEqual([['apex']]);
    pass(PAUSE_MS);
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('is searched for again when something that changed the address at that moment brought the old search back', () => {
    const [first, second] = [listener(), listener()];
    const field = open('old', first);
    field.type('new');
    pass(PAUSE_MS);
    expect(first.mock.calls).toEqual([['new']]);
    field.go('old', second);
    expect(field.text()).toBe('new');
    pass(PAUSE_MS);
    expect(second.mock.calls).toEqual([['new']]);
    field.go('new', second);
    pass(PAUSE_MS);
    expect(field.text()).toBe('new');
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('stays when a filter is chosen during the pause, and is searched for beside the filter', () => {
    const [before, after] = [listener(), listener()];
    const field = open('', before);
    field.type('apex');
    pass(PAUSE_MS / 2);
    field.go('', after);
    pass(PAUSE_MS);
    expect(before).not.toHaveBeenCalled();
    expect(after.mock.calls).toEqual([['apex']]);
  });

  it('follows the address when that changes from elsewhere', () => {
    const onSearch = listener();
    const field = open('apex', onSearch);
    field.go('', onSearch);
    pass(PAUSE_MS);
    expect(field.text()).toBe('');
    expect(onSearch).not.toHaveBeenCalled();
  });
});
