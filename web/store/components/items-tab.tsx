import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { openingPath, orderPath, storePath } from '../../../domain/store/store.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { InventoryFieldsFragment } from '../operations/__generated__/inventory-fields.gql.ts';
import { EmptySlotDocument } from '../operations/__generated__/empty-slot.gql.ts';
import { ReadInventoryDocument } from '../operations/__generated__/read-inventory.gql.ts';
import { WearItemDocument } from '../operations/__generated__/wear-item.gql.ts';
import { RARITY_WORDS, SLOT_WORDS, sourceWords } from '../store-words.ts';
import { ItemPreview } from './item-preview.tsx';

type Item = InventoryFieldsFragment['items'][number];

/** Where an item came from, with the way to the paper of it. */
const Source = ({ item: { name, at, source } }: { readonly item: Item }) => (
  <Text size={14} tone="dim">
    {sourceWords(source)}, {formatDate(at)}
    {source.kind === 'ORDER' && (
      <>
        {' · '}
        <Link to={orderPath(source.id)} aria-label={`Receipt of ${name}`}>
          Receipt
        </Link>
      </>
    )}
    {source.kind === 'CRATE' && (
      <>
        {' · '}
        <Link to={openingPath(source.id)} aria-label={`Opening of ${name} with its proof`}>
          Opening
        </Link>
      </>
    )}
  </Text>
);

/** What the player has, where it came from, and what of it is worn. */
export function ItemsTab() {
  const query = useQuery(ReadInventoryDocument, { fetchPolicy: 'cache-and-network' });
  const refusal = useRefusalToast('Nothing was changed');
  const wear = useAction(WearItemDocument, { changes: 'everything', refusal });
  const empty = useAction(EmptySlotDocument, { changes: 'everything', refusal });
  return (
    <Loaded
      query={{ ...query, data: query.data?.inventory }}
      what="your items"
      skeleton={[2, 220]}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title="No items yet"
          action={
            <Button asChild>
              <Link to={storePath}>Go to the store</Link>
            </Button>
          }
        >
          Frames, titles and skins that you buy or draw are worn from here.
        </EmptyState>
      }
    >
      {({ items }) => (
        <Grid as="ul" min={220} gap={4} fill aria-label="Your items">
          {items.map((item) => (
            <Card key={item.id} as="li" padding={4}>
              <Stack gap={3}>
                <ItemPreview id={item.id} />
                <Row justify="space-between" gap={2}>
                  <Heading level={2} size={16}>
                    {item.name}
                  </Heading>
                  <Badge tone={RARITY_WORDS[item.rarity].tone}>{RARITY_WORDS[item.rarity].label}</Badge>
                </Row>
                <Text size={14} tone="dim">
                  {item.isWorn ? `Equipped: ${SLOT_WORDS[item.slot].toLowerCase()}` : SLOT_WORDS[item.slot]}
                </Text>
                <Source item={item} />
                <Button
                  size="small"
                  variant={item.isWorn ? 'secondary' : 'primary'}
                  aria-label={`${item.isWorn ? 'Take off' : 'Equip'} ${item.name}`}
                  busy={wear.runningId === item.id || empty.runningId === item.id}
                  onClick={() =>
                    void (item.isWorn ? empty.run({ slot: item.slot }, item.id) : wear.run({ id: item.id }, item.id))
                  }
                >
                  {item.isWorn ? 'Take off' : 'Equip'}
                </Button>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </Loaded>
  );
}
