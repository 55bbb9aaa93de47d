import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNavCollapse } from './use-nav-collapse.ts';

/** A window of the given width that tells its listeners when it changes. */
function windowOf(width: number) {
  let now = width;
  const lists = new Set<EventTarget>();
  vi.stubGlobal('matchMedia', (media: string) => {
    const most = Number(/max-width: ([\d.]+)px/.exec(media)?.[1]);
    const list = Object.assign(new EventTarget(), { media });
    Object.defineProperty(list, 'matches', { get: () => now <= most });
    lists.add(list);
    return list;
  });
  return (next: number) =>
    act(() => {
      now = next;
      for (const list of lists) list.dispatchEvent(new Event('change'));
    });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('useNavCollapse', () => {
  it('stands open beside the page from 768 px on and is a closed drawer below', () => {
    const resize = windowOf(768);
    const { result } = renderHook(useNavCollapse);
    expect(result.current).toMatchObject({ isDrawer: false, isCollapsed: false });
    resize(767);
    expect(result.current).toMatchObject({ isDrawer: true, isCollapsed: false, isDrawerOpen: false });
    resize(1440);
    expect(result.current).toMatchObject({ isDrawer: false, isCollapsed: false });
  });

  it('remembers that it was collapsed', () => {
    windowOf(1440);
    const first = renderHook(useNavCollapse);
    act(() => first.result.current.toggle());
    expect(first.result.current.isCollapsed).toBe(true);
    first.unmount();
    const second = renderHook(useNavCollapse);
    expect(second.result.current.isCollapsed).toBe(true);
    act(() => second.result.current.toggle());
    expect(renderHook(useNavCollapse).result.current.isCollapsed).toBe(false);
  });

  it('opens and closes the drawer without touching the choice for wide windows', () => {
    const resize = windowOf(390);
    const { result } = renderHook(useNavCollapse);
    act(() => result.current.toggle());
    expect(result.current.isDrawerOpen).toBe(true);
    act(() => result.current.closeDrawer());
    expect(result.current.isDrawerOpen).toBe(false);
    resize(1440);
    expect(result.current.isCollapsed).toBe(false);
  });

  it('still collapses in a browser that stores nothing', () => {
    windowOf(1440);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { result } = renderHook(useNavCollapse);
    act(() => result.current.toggle());
    expect(result.current.isCollapsed).toBe(true);
    vi.mocked(Storage.prototype.setItem).mockRestore();
  });
});
