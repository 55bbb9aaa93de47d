import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useAddressDialog } from './use-address-dialog.ts';

function open(path: string) {
  let children: ReactNode = null;
  const Place = () => children;
  const router = createMemoryRouter(
    [
      { path: '/list', element: <Place /> },
      { path: '/', element: null },
    ],
    { initialEntries: ['/', path], initialIndex: 1 },
  );
  const wrapper = (props: { readonly children: ReactNode }) => {
    children = props.children;
    return <RouterProvider router={router} />;
  };
  const { result } = renderHook(() => useAddressDialog('remove'), { wrapper });
  const at = () => router.state.location.pathname + router.state.location.search;
  return { result, at, go: (to: string | number) => act(async () => router.navigate(to as string)) };
}

describe('useAddressDialog', () => {
  it('is a step of the history, which closing takes back', async () => {
    const { result, at, go } = open('/list?tab=all');
    await act(async () => result.current.open('one'));
    expect([result.current.value, at()]).toEqual(['one', '/list?tab=all&remove=one']);
    await act(async () => result.current.close());
    expect([result.current.value, at()]).toEqual([null, '/list?tab=all']);
    await go(-1);
    expect(at()).toBe('/');
  });

  it('closes in place what a link opened', async () => {
    const { result, at } = open('/list?remove=one');
    await act(async () => result.current.close());
    expect(at()).toBe('/list');
  });

  it('leaves another one open that was opened before the answer came', async () => {
    const { result, at } = open('/list');
    await act(async () => result.current.open('one'));
    const closeLate = result.current.close;
    await act(async () => result.current.close());
    await act(async () => result.current.open('two'));
    await act(async () => closeLate());
    expect(at()).toBe('/list?remove=two');
  });

  it('leaves the page alone that one has gone to meanwhile', async () => {
    const { result, at, go } = open('/list');
    await act(async () => result.current.open('one'));
    const closeLate = result.current.close;
    await go('/');
    await act(async () => closeLate());
    expect(at()).toBe('/');
  });

  it('goes back once, however often it is closed', async () => {
    const { result, at } = open('/list');
    await act(async () => result.current.open('one'));
    await act(async () => {
      result.current.close();
      result.current.close();
    });
    expect(at()).toBe('/list');
  });

  it('opens another one while the browser is still on its way back', async () => {
    history.replaceState(null, '', '/list');
    const { result } = renderHook(() => useAddressDialog('remove'), { wrapper: BrowserRouter });
    await act(async () => result.current.open('one'));
    await act(async () => {
      result.current.close();
      result.current.open('two');
    });
    await waitFor(() => expect([result.current.value, location.search]).toEqual(['two', '?remove=two']));
    await act(async () => result.current.close());
    await waitFor(() => expect([result.current.value, location.search]).toEqual([null, '']));
  });
});
