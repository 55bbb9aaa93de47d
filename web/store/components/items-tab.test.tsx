import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { ItemsTab } from './items-tab.tsx';

const AT = Date.UTC(2026, 2, 3, 12);

const item = (id: string, name: string, source: object) => ({
  __typename: 'OwnItem',
  id,
  name,
  slot: 'TITLE',
  rarity: 'RARE',
  isWorn: false,
  at: AT,
  source: { __typename: 'ItemSource', ...source },
});

it('says in words where each item came from, and leads to its receipt or to its opening', async () => {
  const inventory = {
    __typename: 'Inventory',
    id: 'me',
    crates: [],
    credits: 0,
    looks: [],
    items: [
      item('one', 'One', { kind: 'ORDER', id: 'order-1', name: null }),
      item('two', 'Two', { kind: 'CRATE', id: 'crate-1', name: 'Mystery Chest' }),
      item('three', 'Three', { kind: 'GIFT', id: 'gift-1', name: 'Starter Pack' }),
      item('four', 'Four', { kind: 'PASS', id: 'season-1', name: 'Season 1 Battle Pass' }),
    ],
  };
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next({ data: operationName === 'Viewer' ? { viewer: SAMPLE_VIEWER } : { inventory } });
        observer.complete();
      }),
  );
  render(
    <MemoryRouter>
      <ApolloProvider client={makeClient(link)}>
        <UiRoot>
          <ItemsTab />
        </UiRoot>
      </ApolloProvider>
    </MemoryRouter>,
  );
  await screen.findByText(/^Bought, /);
  for (const words of [
    /^Drawn from Mystery Chest, /,
    /^Given to you: Starter Pack, /,
    /^Reward of the Season 1 Battle Pass, /,
  ])
    expect(screen.getByText(words)).toBeTruthy();
  const links = screen.getAllByRole('link').map((one) => [one.getAttribute('aria-label'), one.getAttribute('href')]);
  expect(links).toEqual([
    ['Receipt of One', '/inventory?tab=purchases&receipt=order-1'],
    ['Opening of Two with its proof', '/inventory?tab=crates&opening=crate-1'],
  ]);
});
