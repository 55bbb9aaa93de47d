import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { setWindowWidth } from '../../testing/window-width.ts';
import { ToastProvider } from '../../ui/overlay/toast.tsx';
import { VerificationTab } from './verification-tab.tsx';

/** The rows of the limits as they are read. */
async function show(status: 'PENDING' | 'VERIFIED'): Promise<() => string[]> {
  const network = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'ReadVerification') return;
        observer.next({
          data: {
            verification: {
              __typename: 'Verification',
              status,
              hasIdentity: true,
              hasAddress: true,
              documentTypes: ['application/pdf'],
              documentBytesMax: 1,
              addressDaysMax: 90,
              decisionHoursMin: 1,
              decisionHoursMax: 2,
              request: null,
            },
          },
        });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={makeClient(network)}>
      <MemoryRouter>
        <ToastProvider>
          <VerificationTab />
        </ToastProvider>
      </MemoryRouter>
    </ApolloProvider>,
  );
  await screen.findByRole('table');
  return () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
}

it.each([
  ['PENDING', 'Your limits, unverified', 'Verified'],
  ['VERIFIED', 'Your limits, verified', 'Unverified'],
] as const)(
  'a phone shows the limits of whoever is %s, and the other ones at a press',
  async (status, title, other) => {
    setWindowWidth(390);
    const rows = await show(status);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    const own = rows();
    for (const row of own) expect(row.match(/\$/g)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Compare both tiers', expanded: false }));
    const both = rows();
    expect(both).toHaveLength(own.length);
    for (const row of both) expect(row).toContain(other);
    fireEvent.click(screen.getByRole('button', { name: 'Show only yours', expanded: true }));
    expect(rows()).toEqual(own);
  },
);

it('a wide window shows both beside each other', async () => {
  setWindowWidth(1440);
  const rows = await show('VERIFIED');
  for (const row of rows()) expect(row.match(/\$/g)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Compare both tiers' })).toBeNull();
});
