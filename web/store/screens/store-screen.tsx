import { css } from '@emotion/react';
import { Search, ShoppingCart, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { PRICE_FILTER, listProducts } from '../../../domain/store/products.ts';
import { cartPath, inventoryPath, passPath, oddsPath, storePath } from '../../../domain/store/store.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatCount } from '../../format/format.ts';
import { FilterButton, FilterPanel, useFold } from '../../parts/filters.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useSearchText } from '../../forms/use-search-text.ts';
import { CountBadge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Coins } from '../../ui/figure/money.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Rail } from '../../ui/list/rail.tsx';
import { RangeField } from '../../ui/form/range-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { below } from '../../ui/tokens.ts';
import { usePhone } from '../../ui/use-media.ts';
import { Loyalty } from '../components/loyalty-card.tsx';
import { ProductCard, SuggestedCard } from '../components/product-card.tsx';
import { PromoBanner } from '../components/promo-banner.tsx';
import { useCart } from '../hooks/use-cart.ts';
import { type Store, useStore } from '../hooks/use-store.ts';
import { ApplyPromoCodeDocument } from '../operations/__generated__/store.gql.ts';
import { CATEGORY_TABS, SORT_OPTIONS } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

const CartDialog = lazyDialog(async () => (await import('../components/cart-dialog.tsx')).CartDialog);
const CheckoutDialog = lazyDialog(async () => (await import('../components/checkout-dialog.tsx')).CheckoutDialog);
const ProductDialog = lazyDialog(async () => (await import('../components/product-dialog.tsx')).ProductDialog);

/** SO-10 */
const SUGGESTED = 4;

const shelves = css({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  gap: 'var(--space-6)',
  alignItems: 'start',
  [below.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
// On phones the parts of the side stand for themselves: filters above the products, loyalty below.
const aside = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-5)',
  [below.large]: { display: 'contents' },
});
const loyalty = css({ [below.large]: { order: 1 } });
const filters = css({ [below.large]: { '&[data-folded]': { display: 'none' } } });
const filterButton = css({ display: 'none', [below.large]: { display: 'inline-flex' } });

/** /store and, with the cart open, /store/cart (SO-01 to SO-18). */
export function StoreScreen() {
  const navigate = useNavigate();
  const query = useStore();
  const own = query.data?.own ?? null;
  const itemCount = own?.cart.itemCount ?? 0;
  return (
    <Page
      title={t.store()}
      subtitle={t.cosmeticsCratesAndBattleCoinOthersSee()}
      status={own && <Coins amount={own.balanceCoins} />}
      actions={
        <>
          <Button asChild>
            <Link to={passPath}>{t.battlePass()}</Link>
          </Button>
          <Button asChild>
            <Link to={inventoryPath}>{t.inventory()}</Link>
          </Button>
          <Button
            icon={<ShoppingCart aria-hidden="true" />}
            aria-label={t.cartItems({ count: itemCount })}
            onClick={() => void navigate(cartPath)}
          >
            {t.cart()} <CountBadge count={itemCount} said={t.itemsInCart({ count: itemCount })} />
          </Button>
        </>
      }
    >
      <Loaded query={query} what={t.theStore()} skeleton={[4, 180]}>
        {(store) => <Shop store={store} />}
      </Loaded>
    </Page>
  );
}

/** What of the catalogue is looked at: all of it stands in the address. */
function useShelf() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );
  const most = Number(params.get('most') ?? PRICE_FILTER.most);
  return {
    tab: CATEGORY_TABS.find(({ value }) => value === params.get('tab')) ?? CATEGORY_TABS[0],
    search: params.get('q') ?? '',
    sort: SORT_OPTIONS.find(({ value }) => value === params.get('sort'))?.value ?? 'newest',
    most: Number.isFinite(most) ? Math.min(PRICE_FILTER.most, Math.max(PRICE_FILTER.least, most)) : PRICE_FILTER.most,
    isWishlist: params.get('wishlist') === 'yes',
    productId: params.get('product'),
    set,
  };
}

function Shop({ store: { products, own } }: { readonly store: Store }) {
  const shelf = useShelf();
  const cart = useCart();
  const navigate = useNavigate();
  const isCartOpen = useLocation().pathname === cartPath;
  const [isPaying, setPaying] = useState(false);
  const [giftTo, setGiftTo] = useState('');
  const toast = useToast();
  const apply = useAction(ApplyPromoCodeDocument, { refusal: useRefusalToast(t.theCodeWasNotApplied()) });
  const open = products.find(({ id }) => id === shelf.productId);
  const use = async (code: string): Promise<void> => {
    if (await apply.run({ code })) toast({ title: t.codeIsOnYourCart({ code }), tone: 'win' });
  };
  const card = (id: string) => ({ own, cart, onOpen: () => shelf.set({ product: id }) });
  const closeCart = (): void => void navigate(storePath);
  return (
    <Stack gap={6}>
      <PromoBanner own={own} onCode={(code) => void use(code)} onTab={(tab) => shelf.set({ tab })} />
      <Shelves products={products} own={own} shelf={shelf}>
        {(shown) => (
          <Grid as="ul" min={220} gap={4} fill aria-label={t.products()}>
            {shown.map((product) => (
              <ProductCard key={product.id} product={product} {...card(product.id)} />
            ))}
          </Grid>
        )}
      </Shelves>
      <Rail title={t.youMightAlsoLike()}>
        {products.slice(0, SUGGESTED).map((product) => (
          <SuggestedCard key={product.id} product={product} {...card(product.id)} />
        ))}
      </Rail>
      {open && <ProductDialog product={open} own={own} cart={cart} onClose={() => shelf.set({ product: '' })} />}
      {isCartOpen && !isPaying && (
        <CartDialog
          own={own}
          cart={cart}
          onClose={closeCart}
          onCheckOut={() => setPaying(true)}
          giftTo={giftTo}
          onGiftTo={setGiftTo}
        />
      )}
      {isPaying && (
        <CheckoutDialog
          own={own}
          giftTo={giftTo}
          onClose={() => setPaying(false)}
          onPaid={() => {
            setGiftTo('');
            setPaying(false);
            closeCart();
          }}
        />
      )}
    </Stack>
  );
}

interface ShelvesProps {
  readonly products: Store['products'];
  readonly own: Store['own'];
  readonly shelf: ReturnType<typeof useShelf>;
  readonly children: (shown: Store['products']) => React.ReactNode;
}

/** Search, tabs, price, wishlist and order (SO-02, SO-04 to SO-06, SO-12). */
function Shelves({ products, own, shelf, children }: ShelvesProps) {
  const [text, setText] = useSearchText(shelf.search, (q) => shelf.set({ q }));
  const [isFolded, setFolded] = useState(true);
  const fold = useFold();
  const isPhone = usePhone();
  const { tab, sort, most, isWishlist, set } = shelf;
  const category = tab?.category ?? null;
  const priced = products.map((product) => ({ ...product, price: product.priceSum.value }));
  const shown = listProducts(priced, {
    category,
    search: text,
    among: isWishlist ? own.wishes : null,
    priceMost: most,
    sort,
  });
  const list =
    shown.length === 0 ? (
      <EmptyState
        title={isWishlist && own.wishes.length === 0 ? t.yourWishlistIsEmpty() : t.nothingFits()}
        action={<Button onClick={() => set({ q: '', most: '', tab: '', wishlist: '' })}>{t.showEverything()}</Button>}
      >
        {isWishlist && own.wishes.length === 0 ? t.pressTheHeartOfAProduct() : t.searchForSomethingElseOrLet()}
      </EmptyState>
    ) : (
      children(shown)
    );
  const box = (
    <TextField
      type="search"
      label={t.searchTheStore()}
      hideLabel
      placeholder={t.searchCosmeticsBundlesPasses()}
      prefix={<Search />}
      maxLength={SEARCH_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
  const order = (
    <Select
      label={t.order()}
      hideLabel
      options={SORT_OPTIONS}
      value={sort}
      onChange={(event) => set({ sort: event.target.value })}
    />
  );
  const ranges = (
    <Stack gap={4}>
      <RangeField
        label={t.price()}
        hint={t.aCentCountsAsACoin()}
        min={PRICE_FILTER.least}
        max={PRICE_FILTER.most}
        step={PRICE_FILTER.stride}
        value={most}
        valueText={t.upToMost({ most: formatCount(most) })}
        onChange={(event) => set({ most: event.target.value })}
      />
      <Switch
        label={t.onlyMyWishlist()}
        checked={isWishlist}
        onChange={(event) => set({ wishlist: event.target.checked ? 'yes' : '' })}
      />
    </Stack>
  );
  const active = [shelf.search !== '', sort !== 'newest', most !== PRICE_FILTER.most, isWishlist].filter(
    Boolean,
  ).length;
  return (
    <Stack gap={4}>
      {isPhone ? (
        <>
          <Row>
            <FilterButton fold={fold} active={active} />
          </Row>
          <FilterPanel fold={fold} label={t.narrowTheStoreDown()}>
            <Stack gap={3}>
              {box}
              {order}
              {ranges}
            </Stack>
          </FilterPanel>
        </>
      ) : (
        <Row gap={3} align="flex-end">
          <search css={{ flex: '1 1 240px', minWidth: 0 }}>{box}</search>
          {order}
          <Button
            css={filterButton}
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={!isFolded}
            aria-controls="store-filters"
            onClick={() => setFolded(!isFolded)}
          >
            {t.filters()}
          </Button>
        </Row>
      )}
      <div css={shelves}>
        <div css={aside}>
          {!isPhone && (
            <div id="store-filters" css={filters} data-folded={isFolded || undefined}>
              {ranges}
            </div>
          )}
          <div css={loyalty}>
            <Stack gap={5}>
              <Panel title={t.loyalty()}>
                <Loyalty loyalty={own.loyalty} />
              </Panel>
              <Link to={oddsPath}>{t.oddsOfCratesAndWhatCame()}</Link>
            </Stack>
          </div>
        </div>
        <Stack gap={4}>
          <Tabs
            label={t.categories()}
            value={tab?.value ?? 'all'}
            onValueChange={(value) => set({ tab: value })}
            tabs={CATEGORY_TABS.map(({ value, label }) => ({ value, label, panel: list }))}
          />
          <Text size={14} tone="dim" role="status">
            {t.countProducts({ count: shown.length })}
          </Text>
        </Stack>
      </div>
    </Stack>
  );
}
