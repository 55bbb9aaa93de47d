import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import type { ApiDocument } from '../rest-paths.ts';
import { RestPanel } from './rest-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const PLAYERS = 'For players and their programs';
type Operation = ApiDocument['paths'][string][string];
const operation = (
  name: string,
  security: Operation['security'],
  { parameters = [], type = 'application/json' }: { parameters?: Operation['parameters']; type?: string } = {},
): Operation => ({
  operationId: name,
  tags: [PLAYERS],
  summary: `What ${name} does`,
  security,
  parameters,
  responses: { 200: { content: { [type]: {} } } },
});
const ID = { name: 'id', in: 'path', required: true, description: 'The id of the battle.', schema: {} } as const;
const OWN = { ...ID, description: 'The id of your account, or me.' } as const;
const KIND = {
  name: 'kind',
  in: 'query',
  required: false,
  schema: { default: 'tournament', enum: ['tournament', 'bracket'] },
} as const;
const CODE = { name: 'code', in: 'query', required: false, description: 'The entry code.', schema: {} } as const;

const DOCUMENT: ApiDocument = {
  tags: [{ name: PLAYERS }],
  paths: {
    '/api/battles/{id}': {
      get: operation('readBattle', [{ session: [] }, { key: ['battles:read'] }], { parameters: [ID] }),
    },
    '/api/tournaments': {
      get: operation('listTournaments', [{ session: [] }, { key: [] }], { parameters: [KIND, CODE] }),
    },
    '/api/tournaments/{id}/calendar.ics': {
      get: operation('readCalendar', [{ session: [] }], { parameters: [ID], type: 'text/calendar' }),
    },
    '/api/user/{id}': { get: operation('readUser', [{ session: [] }], { parameters: [OWN] }) },
    '/api/uploads/avatar': {
      post: operation('uploadAvatar', [{ session: [] }]),
      delete: operation('removeAvatar', [{ session: [] }]),
    },
    '/api/admin/waitlist-stats': { get: operation('countWaitlist', [{ session: ['staff'] }]) },
    '/api/ledger/head': { get: operation('readLedgerHead', []) },
  },
};

const show = (at = '/programs') =>
  render(
    <ApolloProvider client={makeClient(new ApolloLink(() => new Observable(() => undefined)))}>
      <MemoryRouter initialEntries={[at]}>
        <RestPanel />
      </MemoryRouter>
    </ApolloProvider>,
  );

const answered = (document: ApiDocument) => () => Promise.resolve(new Response(JSON.stringify(document)));

it('shows the shape of the paths while they are on their way', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  show();
  expect(await screen.findByText('Loading the REST paths')).toBeTruthy();
});

it('lists every path with what it is for and who may call it, and links to the document', async () => {
  vi.stubGlobal('fetch', answered(DOCUMENT));
  const { container } = show();
  const rows = within(await screen.findByRole('list', { name: PLAYERS })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GET /api/battles/{id}What readBattle doesbattles:readTry',
    'GET /api/tournamentsWhat listTournaments doesAny keyTry',
    'GET /api/tournaments/{id}/calendar.icsWhat readCalendar doesNo key: sign in',
    'GET /api/user/{id}What readUser doesNo key: sign inTry',
    'POST /api/uploads/avatarWhat uploadAvatar doesNo key: sign in',
    'DELETE /api/uploads/avatarWhat removeAvatar doesNo key: sign in',
    'GET /api/admin/waitlist-statsWhat countWaitlist doesStaffTry',
    'GET /api/ledger/headWhat readLedgerHead doesAnybodyTry',
  ]);
  expect(screen.getByRole('link', { name: 'OpenAPI document' }).getAttribute('href')).toBe('/api/openapi.json');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('says so when there are none', async () => {
  vi.stubGlobal('fetch', answered({ tags: [], paths: {} }));
  show();
  expect(await screen.findByText('No REST paths')).toBeTruthy();
});

it('says why the paths could not be read, and reads them when asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the REST paths');
  vi.stubGlobal('fetch', answered(DOCUMENT));
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(await screen.findByRole('list', { name: PLAYERS })).toBeTruthy();
});

const KEY = `gntl_pat_${'a'.repeat(38)}`;

/** The dialog of a path, with what it sends and what is answered to each. */
async function tryPath(name: string, ...answers: readonly (Response | Error)[]) {
  const sent: { readonly path: string; readonly init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/openapi.json') return answered(DOCUMENT)();
    sent.push({ path, init });
    const answer = answers[sent.length - 1];
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('nobody answers');
  });
  show(`/programs?try=${name}`);
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, sent, send: () => fireEvent.click(dialog.getByRole('button', { name: 'Send' })) };
}

describe('a path that is tried', () => {
  it('goes as the one who is signed in, with what was filled in, and its answer is shown', async () => {
    const headers = { RateLimit: '"sessions";r=299999;t=60', 'X-Request-Id': 'abc' };
    const { dialog, sent, send } = await tryPath(
      'readBattle',
      new Response('{"id":"a/b"}', { status: 200, statusText: 'OK', headers }),
    );
    send();
    expect(await dialog.findByText('Fill this in.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText('id'), { target: { value: ' a/b$& ' } });
    send();
    expect((await dialog.findByRole('status')).textContent).toMatch(/^200 OK\/api\/battles\/a%2Fb%24%26 in \d+ ms$/);
    expect(dialog.getByRole('region', { name: 'Answer' }).textContent).toBe('{\n  "id": "a/b"\n}');
    expect(dialog.getByText(/^RateLimit:/).textContent).toBe('RateLimit: "sessions";r=299999;t=60\nX-Request-Id: abc');
    expect(sent).toEqual([
      { path: '/api/battles/a%2Fb%24%26', init: { cache: 'no-store', credentials: 'same-origin' } },
    ]);
  });

  it('goes with a key and without a cookie where one is given, and what is no key is not sent', async () => {
    const { dialog, sent, send } = await tryPath(
      'listTournaments',
      new Response('{"error":"no","code":"SCOPE_REQUIRED"}', { status: 403, statusText: 'Forbidden' }),
    );
    fireEvent.change(dialog.getByLabelText('kind (optional)'), { target: { value: 'bracket' } });
    fireEvent.click(dialog.getByRole('radio', { name: /^With a key/ }));
    fireEvent.change(dialog.getByLabelText('Key'), { target: { value: 'a password' } });
    send();
    expect(await dialog.findByText('A key begins with gntl_pat_.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Key'), { target: { value: KEY } });
    send();
    expect((await dialog.findByRole('status')).textContent).toContain('403 Forbidden');
    expect(dialog.getByRole('region', { name: 'Answer' }).textContent).toContain('"code": "SCOPE_REQUIRED"');
    expect(sent).toEqual([
      {
        path: '/api/tournaments?kind=bracket',
        init: { cache: 'no-store', credentials: 'omit', headers: { Authorization: `Bearer ${KEY}` } },
      },
    ]);
  });

  it('that no key opens asks for none, and what may be `me` is', async () => {
    const { dialog, sent, send } = await tryPath('readUser', new Response('x'.repeat(20_001)), new Error('offline'));
    expect(dialog.queryByRole('radio')).toBeNull();
    send();
    expect(await dialog.findByText('The first 20,000 of 20,001 characters.')).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual(['/api/user/me']);
    send();
    expect((await dialog.findByRole('alert')).textContent).toContain('We can’t reach Gauntlet.');
    expect(dialog.queryByRole('status')).toBeNull();
    // What holds the focus inside of a dialog is no part of it.
    const { violations } = await axe.run(
      { include: [document.body], exclude: [['[data-radix-focus-guard]']] },
      { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } },
    );
    expect(violations).toEqual([]);
  });
});
