import { css } from '@emotion/react';
import { Coins, Gift, Package, Sparkles, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/face/badge.tsx';
import { Cover } from '../../ui/face/cover.tsx';
import type { ProductRowFragment } from '../operations/__generated__/store.gql.ts';
import { RARITY_WORDS } from '../store-words.ts';
import * as t from '../__generated__/messages.ts';

const ICONS: Readonly<Record<ProductRowFragment['kind'], ReactNode>> = {
  COINS: <Coins size={40} />,
  ITEM: <Sparkles size={40} />,
  CRATE: <Package size={40} />,
  PASS: <Ticket size={40} />,
  GIFT: <Gift size={40} />,
};

const icon = css({ display: 'inline-flex', color: 'var(--text)', padding: 'var(--space-4)' });

interface ProductArtProps {
  readonly product: ProductRowFragment;
  readonly ratio?: number;
}

/** A product as a picture, with what marks it out. */
export const ProductArt = ({ product, ratio = 16 / 9 }: ProductArtProps) => (
  <Cover
    gameId={`store-${product.category}`}
    seed={product.id}
    ratio={ratio}
    src={product.pictureUrl}
    start={<Badge tone={RARITY_WORDS[product.rarity].tone}>{RARITY_WORDS[product.rarity].label}</Badge>}
    {...(product.discount > 0
      ? { end: <Badge tone="win">{t.discountOff({ discount: product.discount })}</Badge> }
      : product.isFeatured && { end: <Badge tone="ember">{t.featured()}</Badge> })}
  >
    <span css={icon} aria-hidden="true">
      {ICONS[product.kind]}
    </span>
  </Cover>
);
