import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { PartsProvider } from '../../parts/part.tsx';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { OnboardingSetup } from './setup.tsx';

const STORED = {
  __typename: 'ProfileSetup',
  displayName: 'Nova',
  favoriteGames: [] as string[],
  notifications: { __typename: 'NotificationChannels', email: true, chat: true, missions: true },
} as const;

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});

const viewerAt = (stepsDone: number) => ({
  ...SAMPLE_VIEWER,
  onboarding: {
    ...SAMPLE_VIEWER.onboarding,
    stepsDone,
    setupCompletedAt: null,
    tutorialCompletedAt: null,
    completedAt: null,
  },
});

/** The set-up of somebody who has gone on from so many steps; answers where it stands. */
function show(stepsDone: number, address = '/setup-profile', favoriteGames: readonly string[] = []) {
  const viewer = viewerAt(stepsDone);
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        sent.push({ operationName, ...(variables as { input: object }).input });
        observer.next({ data: { saveSetup: viewerAt(stepsDone + 1) } });
        observer.complete();
      }),
  );
  const client = makeClient(link);
  client.writeQuery({ query: ViewerDocument, data: { viewer } });
  const stored = { ...STORED, favoriteGames: [...favoriteGames] };
  const element = <OnboardingSetup viewer={viewer} stored={stored} isBirthDateAsked />;
  const router = createMemoryRouter([{ path: '/setup-profile', element }], { initialEntries: [address] });
  render(
    <ApolloProvider client={client}>
      <PartsProvider value={{} as never}>
        <UiRoot>
          <RouterProvider router={router} />
        </UiRoot>
      </PartsProvider>
    </ApolloProvider>,
  );
  return Object.assign(() => router.state.location.search, { back: () => act(() => router.navigate(-1)) });
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the profile setup', () => {
  it('stores each step as it is gone on from, and the address follows', async () => {
    const search = show(0);
    fill('Display name', 'Nova Prime');
    fill('Date of birth', '1998-05-24');
    await press('Next');
    expect(search()).toBe('?step=2');
    fireEvent.click(screen.getByRole('checkbox', { name: /Valorant/ }));
    await press('Next');
    expect(search()).toBe('?step=3');
    expect(sent).toEqual([
      { operationName: 'SaveSetup', step: 1, displayName: 'Nova Prime', bornOn: '1998-05-24' },
      { operationName: 'SaveSetup', step: 2, favoriteGames: ['valorant'] },
    ]);
  });

  it('is gone back in by the address, step by step', async () => {
    const search = show(0);
    await press('Next');
    expect(search()).toBe('?step=2');
    await search.back();
    expect(search()).toBe('?step=1');
    expect(screen.getByRole('heading', { name: 'Avatar & Display Name' })).toBeDefined();
  });

  it('leaves the date of birth out where it is told later', async () => {
    show(0);
    await press('Next');
    expect(sent).toEqual([{ operationName: 'SaveSetup', step: 1, displayName: 'Nova' }]);
  });

  it.each([
    [1, [], '?step=2', 'Favorite Games'],
    [2, ['cs2'], '?step=3', 'Notifications'],
  ] as const)('after %i steps goes on where it was left', async (stepsDone, games, address, title) => {
    const search = show(stepsDone, '/setup-profile', games);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(search()).toBe(address);
  });

  it('shows an earlier step to whoever goes back to it', async () => {
    show(2, '/setup-profile?step=1', ['cs2']);
    expect(await screen.findByRole('heading', { name: 'Avatar & Display Name' })).toBeDefined();
  });

  it('stores nothing of a step that is not usable', async () => {
    show(0);
    fill('Display name', '   ');
    await press('Next');
    expect(sent).toEqual([]);
  });
});
