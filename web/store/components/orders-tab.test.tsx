import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { orderPath } from '../../../domain/store/store.paths.ts';
import { makeClient } from '../../data/client.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { OrdersTab } from './orders-tab.tsx';

const storeOrder = {
  __typename: 'StoreOrder',
  id: 'long-ago',
  at: 0,
  code: null,
  discountCoins: 0,
  paidCoins: 500,
  paidCents: 0,
  backCoins: 0,
  gifts: [],
  lines: [
    {
      __typename: 'StoreOrderLine',
      name: 'Victory Frame',
      quantity: 1,
      currency: 'BC',
      priceSum: { __typename: 'Amount', value: 500 },
      returnedCoins: null,
      returnedCents: null,
    },
  ],
};
const storeOrders = {
  __typename: 'StoreOrderConnection',
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

it('shows the receipt that the address names, also one that the list does not reach', async () => {
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const isOne = operationName === 'ReadStoreOrder';
        if (isOne) asked.push(variables['id']);
        observer.next({ data: isOne ? { storeOrder } : { storeOrders } });
        observer.complete();
      }),
  );
  render(
    <MemoryRouter initialEntries={[orderPath('long-ago')]}>
      <ApolloProvider client={makeClient(link)}>
        <UiRoot>
          <OrdersTab />
        </UiRoot>
      </ApolloProvider>
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
  expect(await within(dialog).findByText('1 × Victory Frame')).toBeTruthy();
  expect(asked).toEqual(['long-ago']);
});
