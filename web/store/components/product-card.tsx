import { css } from '@emotion/react';
import { Heart, ShoppingCart } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Coins, Money } from '../../ui/figure/money.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { useCart } from '../hooks/use-cart.ts';
import type { OwnStoreFieldsFragment, ProductRowFragment } from '../operations/__generated__/store.gql.ts';
import { closedWords, priceWords } from '../store-words.ts';
import { ProductArt } from './product-art.tsx';
import * as t from '../__generated__/messages.ts';

const frame = css({ overflow: 'hidden', display: 'flex', flexDirection: 'column' });
const body = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 'var(--space-3)',
  padding: 'var(--space-4)',
});
const name = css({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  minHeight: 28,
  ':hover': { textDecoration: 'underline' },
});
const foot = css({ marginBlockStart: 'auto' });

export interface ProductCardProps {
  readonly product: ProductRowFragment;
  readonly own: OwnStoreFieldsFragment;
  readonly cart: ReturnType<typeof useCart>;
  readonly onOpen: () => void;
}

export const Price = ({ product }: { readonly product: ProductRowFragment }) => (
  <Row gap={2} as="span">
    <Text as="span" weight={600} size={16}>
      {product.currency === 'USD' ? <Money cents={product.costSum.value} /> : <Coins amount={product.costSum.value} />}
    </Text>
    {product.discount > 0 && (
      <Text as="span" size={14} tone="dim">
        <s>{priceWords(product.priceSum.value, product.currency)}</s>
      </Text>
    )}
  </Row>
);

/** A product in the grid (SO-07, SO-12). */
export function ProductCard({ product, own, cart, onOpen }: ProductCardProps) {
  const closed = closedWords(product, own);
  const isWished = own.wishes.includes(product.id);
  return (
    <Card as="li" padding={1} css={frame} style={{ padding: 0 }}>
      <ProductArt product={product} />
      <div css={body}>
        <Row justify="space-between" align="flex-start" gap={2} wrap={false}>
          <Heading level={3}>
            <button type="button" css={name} onClick={onOpen}>
              {product.name}
            </button>
          </Heading>
          <IconButton
            label={
              isWished
                ? t.takeNameOffYourWishlist({ name: product.name })
                : t.keepNameOnYourWishlist({ name: product.name })
            }
            aria-pressed={isWished}
            size="small"
            busy={cart.wishingId === product.id}
            onClick={() => void cart.wish(product, !isWished)}
          >
            <Heart aria-hidden="true" fill={isWished ? 'currentColor' : 'none'} />
          </IconButton>
        </Row>
        <Text size={14} tone="dim">
          {product.description}
        </Text>
        <div css={foot}>
          <Row justify="space-between" gap={2}>
            <Price product={product} />
            <AddButton product={product} closed={closed} cart={cart} />
          </Row>
        </div>
      </div>
    </Card>
  );
}

interface AddButtonProps extends Pick<ProductCardProps, 'product' | 'cart'> {
  /** Why it cannot be added; null where it can. */
  readonly closed: string | null;
}

export const AddButton = ({ product, closed, cart }: AddButtonProps) =>
  closed === null ? (
    <Button
      size="small"
      icon={<ShoppingCart aria-hidden="true" />}
      aria-label={t.addNameToTheCart({ name: product.name })}
      busy={cart.busyId === product.id}
      onClick={() => void cart.add(product)}
    >
      {t.add()}
    </Button>
  ) : (
    <Text as="span" size={14} tone="dim">
      {closed}
    </Text>
  );

export const SuggestedCard = ({ product, own, cart, onOpen }: ProductCardProps) => (
  <Card as="li" padding={4}>
    <Stack gap={3}>
      <button type="button" css={name} onClick={onOpen}>
        <Text as="span" weight={600}>
          {product.name}
        </Text>
      </button>
      <Row justify="space-between" gap={2}>
        <Price product={product} />
        <AddButton product={product} closed={closedWords(product, own)} cart={cart} />
      </Row>
    </Stack>
  </Card>
);
