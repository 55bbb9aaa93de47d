import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { MissionsScreen } from './missions-screen.tsx';

afterEach(() => vi.restoreAllMocks());

/** The page in a browser that names such a zone; answers what it has asked for. */
function show(zone: string | undefined, isZoneKnown: boolean): unknown[] {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function of(this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: zone as string };
  });
  const asked: unknown[] = [];
  const missions = {
    __typename: 'MissionBoard',
    tab: 'DAILY',
    isZoneKnown,
    resetsAt: null,
    season: null,
    missions: [],
    waiting: [],
    paidCoins: 0,
    capCoins: 500,
    factor: 1,
    factorUntil: null,
  };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName !== 'ReadMissions') return;
        asked.push(variables['zone']);
        observer.next({ data: { missions } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(link)}>
      <UiRoot>
        <MemoryRouter>
          <MissionsScreen />
        </MemoryRouter>
      </UiRoot>
    </ApolloProvider>,
  );
  return asked;
}

it.each([undefined, '', 'Etc/Unknown', 'undefined'])(
  'a browser that names %j reads that its days are those of UTC',
  async (zone) => {
    const asked = show(zone, false);
    expect(await screen.findByText(/your days start at midnight UTC/)).toBeDefined();
    expect(asked[0]).toBe(zone ?? '');
  },
);

it('a browser whose zone is known reads nothing of it', async () => {
  show('Europe/Berlin', true);
  expect(await screen.findByText(/You get new ones tomorrow/)).toBeDefined();
  expect(screen.queryByText(/midnight UTC/)).toBeNull();
});
