import type { ItemSlot } from '../../../domain/store/items.ts';
import { formatDateTime } from '../../format/format.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { itemWords } from '../item-words.ts';
import { partWords } from '../part-words.ts';
import { RARITY_WORDS, SLOT_WORDS, closedWords } from '../store-words.ts';
import { wearablesOf } from '../wearables.ts';
import { ItemPreview } from './item-preview.tsx';
import { ProductArt } from './product-art.tsx';
import { AddButton, Price, type ProductCardProps } from './product-card.tsx';
import * as t from '../__generated__/messages.ts';

type ProductDialogProps = Omit<ProductCardProps, 'onOpen'> & { readonly onClose: () => void };

/** All there is to know of a product, and how what it brings to wear looks on whoever looks at it (SO-11). */
export function ProductDialog({ product, own, cart, onClose }: ProductDialogProps) {
  const { name, description, components, duration, dropRates, onSaleUntil } = product;
  const wearables = wearablesOf(product);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      description={description}
      footer={
        <Row justify="space-between" gap={4}>
          <Price product={product} />
          <AddButton product={product} closed={closedWords(product, own)} cart={cart} />
        </Row>
      }
    >
      <Stack gap={5}>
        {wearables.length === 0 ? (
          <ProductArt product={product} ratio={21 / 9} />
        ) : (
          <Grid as="ul" min={140} gap={3} aria-label={t.nameOnYou({ name })}>
            {wearables.map(({ item, tier }) => (
              <li key={item.id}>
                <Stack gap={2}>
                  <ItemPreview id={item.id} />
                  <Text weight={600}>{itemWords(item.name)}</Text>
                  <Text size={14} tone="dim">
                    {SLOT_WORDS[item.slot.toUpperCase() as Uppercase<ItemSlot>]}
                    {tier !== null && ` · ${tier}`}
                  </Text>
                </Stack>
              </li>
            ))}
          </Grid>
        )}
        {components.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{t.whatIsInIt()}</Heading>
            <ul css={{ paddingInlineStart: 'var(--space-5)', listStyle: 'disc' }}>
              {components.map((one) => (
                <li key={one}>{partWords(one)}</li>
              ))}
            </ul>
          </Stack>
        )}
        {(duration !== null || onSaleUntil !== null) && (
          <DescriptionList
            items={[
              ...(duration === null ? [] : [{ term: t.duration(), detail: partWords(duration) }]),
              ...(onSaleUntil === null ? [] : [{ term: t.ends(), detail: formatDateTime(onSaleUntil) }]),
            ]}
          />
        )}
        {dropRates.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{t.dropRates()}</Heading>
            <DescriptionList
              items={dropRates.map(({ rarity, percent }) => ({
                term: RARITY_WORDS[rarity].label,
                detail: `${percent}%`,
              }))}
            />
            <Text size={14} tone="dim">
              {t.youGetAnItemThatYouDo()}
            </Text>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
