import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { makeClient } from '../../data/client.ts';
import { SAMPLE_VIEWER } from '../../testing/sample-viewer.ts';
import { UiRoot } from '../../ui/ui-root.tsx';
import { useCart } from '../hooks/use-cart.ts';
import type { OwnStoreFieldsFragment, ProductRowFragment } from '../operations/__generated__/store.gql.ts';
import { ProductDialog } from './product-dialog.tsx';

const FACE = '/uploads/my-face';

const product = (over: Partial<ProductRowFragment>): ProductRowFragment => ({
  __typename: 'StoreProduct',
  id: 'a-product',
  number: 1,
  name: 'A Product',
  description: 'What it is.',
  category: 'COSMETICS',
  rarity: 'RARE',
  currency: 'BC',
  priceSum: { __typename: 'Amount', value: 500 },
  costSum: { __typename: 'Amount', value: 500 },
  discount: 0,
  isFeatured: false,
  pictureUrl: null,
  kind: 'ITEM',
  content: 'victory-frame',
  components: [],
  duration: null,
  dropRates: [],
  state: 'ON_SALE',
  onSaleFrom: null,
  onSaleUntil: null,
  ...over,
});
const own = { owned: [], wishes: [], crateBar: null } as unknown as OwnStoreFieldsFragment;

function Opened({ shown }: { readonly shown: ProductRowFragment }) {
  return <ProductDialog product={shown} own={own} cart={useCart()} onClose={() => undefined} />;
}

async function open(over: Partial<ProductRowFragment>): Promise<HTMLElement> {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { viewer: { ...SAMPLE_VIEWER, avatarUrl: FACE } } });
        observer.complete();
      }),
  );
  render(
    <MemoryRouter>
      <ApolloProvider client={makeClient(link)}>
        <UiRoot>
          <Opened shown={product(over)} />
        </UiRoot>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return screen.findByRole('dialog', { name: 'A Product' });
}

it('shows a frame around the picture of whoever looks, before it is bought (SO-11)', async () => {
  const dialog = await open({});
  const worn = within(within(dialog).getByRole('list', { name: 'A Product on you' })).getByRole('listitem');
  expect(worn.textContent).toBe('Victory FrameFrame around your face');
  expect(worn.querySelector('img')?.getAttribute('src')).toBe(FACE);
  expect(worn.querySelectorAll('ellipse')).toHaveLength(10);
});

it('shows what a pass brings to wear with the tier that it takes, a title beside the own name (SO-11)', async () => {
  const dialog = await open({ kind: 'PASS', content: 'season-1' });
  const worn = within(within(dialog).getByRole('list', { name: 'A Product on you' })).getAllByRole('listitem');
  expect(worn.map(({ textContent }) => textContent)).toEqual([
    'demoVanguardVanguardTitle beside your name · Tier 25',
    'demoPathfinderPathfinderTitle beside your name · Tier 50, free',
    'Meridian FrameFrame around your face · Tier 50',
    'demoTrailblazerTrailblazerTitle beside your name · Tier 75',
    'Zenith FrameFrame around your face · Tier 100',
  ]);
});

it('shows the picture of the product where nothing is worn for certain', async () => {
  const dialog = await open({ kind: 'CRATE', content: 'mystery-chest' });
  expect(within(dialog).queryByRole('list', { name: 'A Product on you' })).toBeNull();
});
