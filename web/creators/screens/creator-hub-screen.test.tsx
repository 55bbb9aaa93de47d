import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { type PartTable, PartsProvider, part } from '../../parts/part.tsx';
import { UiRoot } from '../../ui/ui-root.tsx';
import { CreatorHubScreen } from './creator-hub-screen.tsx';

const PARTS: Partial<PartTable> = { 'wallet.creator-payout': part(async () => () => <p>Payouts</p>) };

it('says in Monetization that its figures could not be read, and reads them when asked again (CR-04)', async () => {
  let isDown = true;
  const network = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'CreatorEarnings') return;
        const creatorEarnings = {
          __typename: 'CreatorEarnings',
          totalCents: 0,
          viewerWagersCents: 0,
          sponsorshipCents: 0,
          referralCoins: 0,
          pendingPayoutCents: 0,
          days: [],
        };
        if (isDown) observer.next({ data: null, errors: [{ message: 'down', extensions: { code: 'UNKNOWN' } }] });
        else observer.next({ data: { creatorEarnings } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <UiRoot>
        <MemoryRouter>
          <PartsProvider value={PARTS as PartTable}>
            <CreatorHubScreen />
          </PartsProvider>
        </MemoryRouter>
      </UiRoot>
    </ApolloProvider>,
  );
  const tab = within(await screen.findByRole('tabpanel', { name: 'Monetization' }));
  expect((await tab.findByRole('alert')).textContent).toContain('Failed to load your income');
  isDown = false;
  fireEvent.click(tab.getByRole('button', { name: 'Retry' }));
  expect(await tab.findByText('Viewer Wagers')).toBeTruthy();
  expect(tab.queryByRole('alert')).toBeNull();
});
