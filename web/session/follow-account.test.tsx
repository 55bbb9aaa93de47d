import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeClient } from '../data/client.ts';
import { type AccountChannel, followAccount } from './follow-account.ts';
import { SignOutDocument, ViewerDocument, type ViewerQuery } from './operations/__generated__/sign-in.gql.ts';
import { setPresentAccount } from './present-account.ts';
import { SAMPLE_VIEWER } from '../testing/sample-viewer.ts';

const viewerOf = (id: string): ViewerQuery => ({
  viewer: { ...SAMPLE_VIEWER, id, wallet: { ...SAMPLE_VIEWER.wallet, userId: id } },
});

const SIGNED_OUT = { viewer: null };

/** Whose session the browser has, and what is refused. */
let session: ViewerQuery;
let refusal: string | null;
const fetched = vi.fn<typeof fetch>(async () => {
  if (refusal === null) return new Response(JSON.stringify({ data: session }));
  const errors = [{ message: 'no', extensions: { code: refusal } }];
  refusal = null;
  return new Response(JSON.stringify({ data: null, errors }), { status: 409 });
});

const said = vi.fn<(id: string | null) => void>();
let hear: (id: unknown) => void = () => undefined;
const channel: AccountChannel = { say: said, hear: (listener) => void (hear = listener) };

function openPage(data: ViewerQuery) {
  const client = makeClient();
  followAccount(client, channel);
  client.writeQuery({ query: ViewerDocument, data });
  return client;
}

const shownId = (client: ReturnType<typeof openPage>) => client.readQuery({ query: ViewerDocument })?.viewer?.id;
const headersOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  said.mockClear();
  setPresentAccount(undefined);
  refusal = null;
});
afterEach(() => {
  setPresentAccount(undefined);
  vi.unstubAllGlobals();
});

describe('a page', () => {
  it('says in every call which account it is meant for', async () => {
    const client = openPage(viewerOf('1'));
    await waitFor(() => expect(said).toHaveBeenCalledWith('1'));
    refusal = 'FORBIDDEN';
    await client.mutate({ mutation: SignOutDocument }).catch(() => undefined);
    expect(headersOf(0).get('X-Viewer')).toBe('1');
  });

  it('says nothing about an account that it does not show', async () => {
    const client = openPage(SIGNED_OUT);
    await waitFor(() => expect(said).toHaveBeenCalledWith(null));
    refusal = 'FORBIDDEN';
    await client.mutate({ mutation: SignOutDocument }).catch(() => undefined);
    expect(headersOf(0).has('X-Viewer')).toBe(false);
  });

  it('goes on with the account that another tab signed in', async () => {
    const client = openPage(viewerOf('1'));
    await waitFor(() => expect(said).toHaveBeenCalledWith('1'));
    session = viewerOf('2');
    hear('2');
    await waitFor(() => expect(shownId(client)).toBe('2'));
  });

  it('is signed out when another tab signs out', async () => {
    const client = openPage(viewerOf('1'));
    await waitFor(() => expect(said).toHaveBeenCalledWith('1'));
    session = SIGNED_OUT;
    hear(null);
    await waitFor(() => expect(client.readQuery({ query: ViewerDocument })).toEqual(SIGNED_OUT));
  });

  it('stays as it is when another tab shows the same account, or is wrong about the session', async () => {
    const client = openPage(viewerOf('1'));
    await waitFor(() => expect(said).toHaveBeenCalledWith('1'));
    hear('1');
    expect(fetched).not.toHaveBeenCalled();
    session = viewerOf('1');
    hear('2');
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    expect(shownId(client)).toBe('1');
    expect(said).toHaveBeenCalledOnce();
  });

  it('goes on with the account of the session when the gateway refuses what was meant for another', async () => {
    const client = openPage(viewerOf('1'));
    await waitFor(() => expect(said).toHaveBeenCalledWith('1'));
    session = viewerOf('2');
    refusal = 'ACCOUNT_CHANGED';
    await expect(client.mutate({ mutation: SignOutDocument })).rejects.toThrow('no');
    await waitFor(() => expect(shownId(client)).toBe('2'));
  });
});
