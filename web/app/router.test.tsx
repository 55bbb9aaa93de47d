import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, matchRoutes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_STEPS } from '../../domain/onboarding/onboarding.ts';
import { makeClient } from '../data/client.ts';
import { NetworkFailure } from '../data/failure.ts';
import { SAMPLE_VIEWER } from '../testing/sample-viewer.ts';
import type { Viewer } from '../session/use-viewer.ts';
import { PALETTE_ENTRIES } from './palette.ts';
import { PAGES, PARTS } from './rooms.ts';
import { routes } from './router.tsx';

/** The specified addresses; `:id` is a parameter (FR-07 to FR-13). */
const PUBLIC_PATHS = [
  '/',
  '/landing',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/terms',
  '/privacy',
  '/contact',
] as const;

/** FR-08; a second factor is set up at any time. */
const ONBOARDING_PATHS = ['/setup-profile', '/tour', '/tutorial-challenge', '/welcome'] as const;

/** FR-09 */
const MEMBER_PATHS = [
  '/2fa-setup',
  '/home',
  '/dashboard',
  '/challenge/:id',
  '/friends',
  '/leaderboards',
  '/teams',
  '/replays',
  '/wallet',
  '/sandbox-bank/:depositId',
  '/creator-hub',
  '/earnings',
  '/notifications',
  '/profile',
  '/player/:username',
  '/settings',
  '/help',
  '/trust',
  '/missions',
  '/statements',
  '/streams',
  '/stream/:id',
  '/arcade',
  '/store',
  '/go-live',
] as const;

/** FR-10 */
const ADMIN_PATHS = [
  '/admin',
  '/admin/users',
  '/admin/battles',
  '/admin/finance',
  '/admin/content',
  '/admin/system',
] as const;

type Answer = 'signed in' | 'signed out' | 'never' | 'unreachable';

/** A network that answers only who is signed in. */
const network = (answer: Answer, onboarding: Viewer['onboarding']): ApolloLink =>
  new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (answer === 'never' || operationName !== 'Viewer') return;
        if (answer === 'unreachable') {
          observer.error(new NetworkFailure('down'));
          return;
        }
        observer.next({ data: { viewer: answer === 'signed in' ? { ...SAMPLE_VIEWER, onboarding } : null } });
        observer.complete();
      }),
  );

function open(path: string, answer: Answer, onboarding = SAMPLE_VIEWER.onboarding) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ApolloProvider client={makeClient(network(answer, onboarding))}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return router;
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

// Fetched beforehand: compiling them takes longer than a test waits for a heading.
beforeAll(async () => {
  await Promise.all([
    ...Object.values(PARTS).map(({ fetch }) => fetch()),
    import('../accounts/screens/settings-screen.tsx'),
    import('../admin/screens/admin-users-screen.tsx'),
    import('./components/frame.tsx'),
    import('./components/admin-area.tsx'),
    import('../creators/screens/creator-hub-screen.tsx'),
    import('./screens/not-found-screen.tsx'),
    import('../accounts/screens/landing-screen.tsx'),
    import('../security/screens/sign-in-screen.tsx'),
    import('../onboarding/screens/register-screen.tsx'),
    import('../support/screens/terms-screen.tsx'),
    import('../tournaments/screens/tournament-screen.tsx'),
    import('../battles/screens/dashboard-screen.tsx'),
    import('../results/screens/leaderboards-screen.tsx'),
    import('../onboarding/screens/setup-profile-screen.tsx'),
    import('../onboarding/screens/tour-screen.tsx'),
    import('../onboarding/screens/tutorial-screen.tsx'),
    import('../onboarding/screens/welcome-screen.tsx'),
  ]);
}, 60_000);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('the auth gate', () => {
  it.each(['/', '/login', '/dashboard', '/nowhere'])(
    'shows a spinner at %s while nobody knows who is asking',
    async (path) => {
      open(path, 'never');
      expect(await screen.findByText('Loading...')).toBeDefined();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it.each(['/settings', '/admin/users', '/2fa-setup', '/tournaments/new', '/tournaments/cup-1/desk', '/nowhere'])(
    'shows the landing page at %s to those who are signed out, and keeps the address',
    async (path) => {
      const router = open(path, 'signed out');
      expect(await heading(/Winner takes the pool/)).toBeDefined();
      expect(router.state.location.pathname).toBe(path);
      expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
        `/login?next=${encodeURIComponent(path)}`,
      );
    },
  );

  it('shows a tournament to those who are signed out, and leads back to it from the sign-in page', async () => {
    open('/tournaments/cup-1?tab=bracket', 'signed out');
    expect(await heading('Tournament')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent('/tournaments/cup-1?tab=bracket')}`,
    );
    expect(screen.queryByRole('link', { name: /^Wallet balance/ })).toBeNull();
  });

  it('shows a tournament in the frame to those who are signed in', async () => {
    open('/tournaments/cup-1', 'signed in');
    expect(await heading('Tournament')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Wallet balance/ })).toBeDefined();
  });

  it.each(['signed in', 'signed out', 'unreachable'] as const)(
    'shows the terms to those who are %s',
    async (answer) => {
      open('/terms', answer);
      expect(await heading('Terms of Service')).toBeDefined();
    },
  );

  it('shows an area in the frame, with the balances, to those who are signed in', async () => {
    open('/leaderboards', 'signed in');
    expect(await heading('Leaderboards')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Wallet balance $1,247.50' }).getAttribute('href')).toBe('/wallet');
    expect(screen.getByRole('link', { name: 'BattleCoin balance 2,500 BC' }).getAttribute('href')).toBe(
      '/wallet?tab=battlecoin',
    );
    expect(screen.getByRole('link', { name: 'Leaderboards' }).getAttribute('aria-current')).toBe('page');
  });

  it('says 404 at an unknown path to those who are signed in', async () => {
    open('/nowhere', 'signed in');
    expect(await heading('404 Page Not Found')).toBeDefined();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined();
  });

  it('says that nothing answers, and offers to try again, where the account is needed', async () => {
    open('/dashboard', 'unreachable');
    expect(await heading('We can’t reach Gauntlet')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it.each([
    ['/setup-profile', NO_STEPS, 'Set Up Your Profile'],
    ['/tour', NO_STEPS, 'Set Up Your Profile'],
    ['/tutorial-challenge', NO_STEPS, 'Set Up Your Profile'],
    ['/welcome', NO_STEPS, 'Set Up Your Profile'],
    ['/tour', { ...NO_STEPS, setupCompletedAt: 1 }, 'Platform Tour'],
    ['/welcome', { ...NO_STEPS, setupCompletedAt: 1 }, 'Tutorial Challenge'],
    ['/welcome', { ...NO_STEPS, setupCompletedAt: 1, tutorialCompletedAt: 2 }, 'Welcome, Demo Player!'],
  ])('opens %s, or the step that is missing before it', async (path, steps, title) => {
    open(path, 'signed in', { ...SAMPLE_VIEWER.onboarding, ...steps });
    expect(await heading(title)).toBeDefined();
  });

  it.each(['/setup-profile', '/tour', '/tutorial-challenge', '/welcome'])(
    'sends those who are signed out from %s to register, and to the landing page where they have an account',
    async (path) => {
      const router = open(path, 'signed out');
      await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
      cleanup();
      localStorage.setItem('verifiedUser', '{}');
      const known = open(path, 'signed out');
      expect(await heading(/Winner takes the pool/)).toBeDefined();
      expect(known.state.location.pathname).toBe(path);
    },
  );

  it('sends those who are signed in from the sign-in page to where they were going', async () => {
    const router = open('/login?next=%2Fleaderboards', 'signed in');
    expect(await heading('Leaderboards')).toBeDefined();
    expect(router.state.location.pathname).toBe('/leaderboards');
  });
});

describe('the routes', () => {
  /** The pattern of the innermost route that a path reaches. */
  const patternOf = (path: string): string | undefined => matchRoutes(routes, path)?.at(-1)?.route.path;

  it.each([
    ['public', PUBLIC_PATHS],
    ['onboarding', ONBOARDING_PATHS],
    ['member', MEMBER_PATHS],
    ['staff', ADMIN_PATHS],
  ] as const)('have a %s page at each of the specified addresses', (gate, paths) => {
    const gates = paths.map((path) => PAGES.find((page) => page.path.replace('?', '') === path)?.gate);
    // The sandbox's bank is for members too, without the navigation around it.
    expect(new Set(gates.map((found) => (found === 'focused' ? 'member' : found)))).toEqual(new Set([gate]));
  });

  it('stand each at an address of its own', () => {
    const paths = PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(PALETTE_ENTRIES.map(({ to }) => to))('know %s, which a menu leads to', (to) => {
    expect(patternOf(to.split('?')[0] ?? '')).not.toBe('*');
  });
});
