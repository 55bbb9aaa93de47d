import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HOUR } from '../../../domain/shared/time.ts';
import { makeClient } from '../../data/client.ts';
import { serverNow } from '../../live/server-clock.ts';
import type { MaintenanceNowQuery } from '../operations/__generated__/maintenance.gql.ts';
import { MaintenanceBanner } from './maintenance-banner.tsx';

it('maintenance that has a time is announced with its reason and counted down to (AS-19)', async () => {
  const startsAt = serverNow() + 2 * HOUR;
  const plan = { id: '1', state: 'SCHEDULED', startsAt, reason: 'Larger disks.', notifiesAll: true } as const;
  const answer: MaintenanceNowQuery = {
    maintenance: { __typename: 'MaintenanceNews', isOn: false, open: [{ __typename: 'Maintenance', ...plan }] },
  };
  const network = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        // The subscription is silent.
        if (operationName !== 'MaintenanceNow') return;
        observer.next({ data: answer });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MaintenanceBanner />
    </ApolloProvider>,
  );
  const banner = await screen.findByRole('complementary', { name: 'Maintenance' });
  expect(banner.textContent).toMatch(/^Maintenance begins .+\. Larger disks\./);
  expect(screen.getByRole('timer').textContent).toMatch(/^0(?:1:59|2:00):\d\d$/);
});
