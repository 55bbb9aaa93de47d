import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NetworkFailure } from '../data/failure.ts';
import type { Pages } from '../data/use-pages.ts';
import { Loaded, type Query } from './loaded.tsx';
import { PagedList } from './paged-list.tsx';

const MISSING = new NetworkFailure(new TypeError('fetch'));

function show(query: Partial<Query<readonly string[]>>, readAt?: number) {
  const refetch = vi.fn<() => Promise<void>>().mockRejectedValue(MISSING);
  render(
    <Loaded
      query={{ data: undefined, loading: false, refetch, ...query }}
      what="your things"
      skeleton={[2, 40]}
      isEmpty={(things) => things.length === 0}
      empty={<p>none</p>}
      readAt={readAt ?? null}
    >
      {(things) => <p>{things.join(' ')}</p>}
    </Loaded>,
  );
  return refetch;
}

it('shows the shape of what is on its way', async () => {
  show({ loading: true });
  expect(await screen.findByText('Loading your things')).toBeTruthy();
});

it('says why nothing could be read, and tries again', () => {
  const refetch = show({ error: MISSING });
  expect(screen.getByRole('alert').textContent).toContain('Failed to load your things');
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

it('waits no longer for what was answered with nothing, and tries again', async () => {
  const refetch = show({ data: null });
  expect(screen.getByRole('alert').textContent).toContain('We can’t find this, or it isn’t for you.');
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

it.each([
  ['whose question is on its way', { data: null, loading: true }],
  ['that has not been asked for', { data: undefined }],
])('waits for what is not there and %s', async (_what, query) => {
  show(query);
  expect(await screen.findByText('Loading your things')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what was read', () => {
  show({ data: ['a', 'b'] });
  expect(screen.getByText('a b')).toBeTruthy();
});

it('says what stands there when there is nothing', () => {
  show({ data: [] });
  expect(screen.getByText('none')).toBeTruthy();
});

it('keeps what was read when nothing newer could be, and says how old it is where that is known', () => {
  show({ data: ['a'], error: MISSING });
  expect(screen.getByText('a')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  const refetch = show({ data: ['b'], error: MISSING }, Date.UTC(2026, 0, 5));
  expect(screen.getByRole('status').textContent).toContain('We couldn’t load the latest data. Shown as of');
  screen.getByRole('button', { name: 'Refresh' }).click();
  expect(refetch).toHaveBeenCalledOnce();
});

it('leaves what is there in its place when the notice comes and goes', () => {
  const shown = (error: unknown) => (
    <Loaded
      query={{ data: 'a', error, loading: false, refetch: () => undefined }}
      what="your things"
      skeleton={[1]}
      readAt={Date.UTC(2026, 0, 5)}
    >
      {(thing) => <input defaultValue={thing} />}
    </Loaded>
  );
  const { rerender } = render(shown(undefined));
  const field = screen.getByRole('textbox');
  rerender(shown(MISSING));
  expect(screen.getByRole('textbox')).toBe(field);
});

function list(pages: Partial<Pages<string>>) {
  const [retry, more] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const read = {
    rows: ['a'],
    isWithheld: false,
    error: undefined,
    retry,
    isLoading: false,
    isLoadingMore: false,
    more,
    moreError: null,
    ...pages,
  };
  render(
    <PagedList read={read} what="your things" skeleton={[2, 40]} empty={<p>none</p>} moreLabel="Show more">
      {(rows) => <p>{rows.join(' ')}</p>}
    </PagedList>,
  );
  return { retry, more };
}

it('reads the next page where there is one', () => {
  const { more } = list({});
  screen.getByRole('button', { name: 'Show more' }).click();
  expect(more).toHaveBeenCalledOnce();
});

it('offers no next page at the end', () => {
  list({ more: null });
  expect(screen.getByText('a')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says why the next page could not be read, and tries that page again', () => {
  const { more, retry } = list({ moreError: MISSING });
  expect(screen.getByRole('alert')).toBeTruthy();
  screen.getByRole('button', { name: 'Retry' }).click();
  expect([more.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0]);
});

it('says that rows may be out of date, and tries all of them again', () => {
  const { more, retry } = list({ error: MISSING });
  expect(screen.getByRole('status').textContent).toContain('This list may be out of date.');
  screen.getByRole('button', { name: 'Retry' }).click();
  expect([more.mock.calls.length, retry.mock.calls.length]).toEqual([0, 1]);
});
