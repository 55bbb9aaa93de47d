import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApiDocument } from '../rest-paths.ts';
import { RestPanel } from './rest-panel.tsx';

afterEach(() => vi.unstubAllGlobals());

const PLAYERS = 'For players and their programs';
const operation = (name: string, security: ApiDocument['paths'][string][string]['security']) => ({
  operationId: name,
  tags: [PLAYERS],
  summary: `What ${name} does`,
  security,
});

const DOCUMENT: ApiDocument = {
  tags: [{ name: PLAYERS }],
  paths: {
    '/api/battles/{id}': { get: operation('readBattle', [{ session: [] }, { key: ['battles:read'] }]) },
    '/api/tournaments': { get: operation('listTournaments', [{ session: [] }, { key: [] }]) },
    '/api/uploads/avatar': {
      post: operation('uploadAvatar', [{ session: [] }]),
      delete: operation('removeAvatar', [{ session: [] }]),
    },
    '/api/admin/waitlist-stats': { get: operation('countWaitlist', [{ session: ['staff'] }]) },
    '/api/ledger/head': { get: operation('readLedgerHead', []) },
  },
};

const answered = (document: ApiDocument) => () => Promise.resolve(new Response(JSON.stringify(document)));

it('shows the shape of the paths while they are on their way', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(<RestPanel />);
  expect(await screen.findByText('Loading the REST paths')).toBeTruthy();
});

it('lists every path with what it is for and who may call it, and links to the document', async () => {
  vi.stubGlobal('fetch', answered(DOCUMENT));
  const { container } = render(<RestPanel />);
  const rows = within(await screen.findByRole('list', { name: PLAYERS })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GET /api/battles/{id}What readBattle doesbattles:read',
    'GET /api/tournamentsWhat listTournaments doesAny key',
    'POST /api/uploads/avatarWhat uploadAvatar doesNo key: sign in',
    'DELETE /api/uploads/avatarWhat removeAvatar doesNo key: sign in',
    'GET /api/admin/waitlist-statsWhat countWaitlist doesStaff',
    'GET /api/ledger/headWhat readLedgerHead doesAnybody',
  ]);
  expect(screen.getByRole('link', { name: 'OpenAPI document' }).getAttribute('href')).toBe('/api/openapi.json');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

it('says so when there are none', async () => {
  vi.stubGlobal('fetch', answered({ tags: [], paths: {} }));
  render(<RestPanel />);
  expect(await screen.findByText('No REST paths')).toBeTruthy();
});

it('says why the paths could not be read, and reads them when asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  render(<RestPanel />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the REST paths');
  vi.stubGlobal('fetch', answered(DOCUMENT));
  screen.getByRole('button', { name: 'Retry' }).click();
  expect(await screen.findByRole('list', { name: PLAYERS })).toBeTruthy();
});
