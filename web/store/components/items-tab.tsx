import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { openingPath, orderPath, storePath } from '../../../domain/store/store.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { sourceWords } from '../inventory-words.ts';
import { itemWords } from '../item-words.ts';
import {
  type InventoryFieldsFragment,
  EmptySlotDocument,
  ReadInventoryDocument,
  WearItemDocument,
} from '../operations/__generated__/item.gql.ts';
import { EQUIPPED_WORDS, RARITY_WORDS, SLOT_WORDS } from '../store-words.ts';
import { ItemPreview } from './item-preview.tsx';
import * as t from '../__generated__/messages.ts';

type Item = InventoryFieldsFragment['items'][number];

/** An item, called as the app calls it. */
const inWords = (item: Item): Item => ({ ...item, name: itemWords(item.name) });

/** Where an item came from, with the way to the paper of it. */
const Source = ({ item: { name, at, source } }: { readonly item: Item }) => (
  <Text size={14} tone="dim">
    {sourceWords(source)}, {formatDate(at)}
    {source.kind === 'ORDER' && (
      <>
        {' · '}
        <Link to={orderPath(source.id)} aria-label={t.receiptOfName({ name })}>
          {t.receipt()}
        </Link>
      </>
    )}
    {source.kind === 'CRATE' && (
      <>
        {' · '}
        <Link to={openingPath(source.id)} aria-label={t.openingOfNameWithItsProof({ name })}>
          {t.opening()}
        </Link>
      </>
    )}
  </Text>
);

/** What the player has, where it came from, and what of it is worn. */
export function ItemsTab() {
  const query = useQuery(ReadInventoryDocument, { fetchPolicy: 'cache-and-network' });
  const refusal = useRefusalToast(t.nothingWasChanged());
  const wear = useAction(WearItemDocument, { changes: 'everything', refusal });
  const empty = useAction(EmptySlotDocument, { changes: 'everything', refusal });
  return (
    <Loaded
      query={{ ...query, data: query.data?.inventory }}
      what={t.yourItems()}
      skeleton={[2, 220]}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          title={t.noItemsYet()}
          action={
            <Button asChild>
              <Link to={storePath}>{t.goToTheStore()}</Link>
            </Button>
          }
        >
          {t.framesTitlesAndSkinsThatYouBuy()}
        </EmptyState>
      }
    >
      {({ items }) => (
        <Grid as="ul" min={220} gap={4} fill aria-label={t.yourItems2()}>
          {items.map(inWords).map((item) => (
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
                  {(item.isWorn ? EQUIPPED_WORDS : SLOT_WORDS)[item.slot]}
                </Text>
                <Source item={item} />
                <Button
                  size="small"
                  variant={item.isWorn ? 'secondary' : 'primary'}
                  aria-label={item.isWorn ? t.takeOffName({ name: item.name }) : t.equipName({ name: item.name })}
                  busy={wear.runningId === item.id || empty.runningId === item.id}
                  onClick={() =>
                    void (item.isWorn ? empty.run({ slot: item.slot }, item.id) : wear.run({ id: item.id }, item.id))
                  }
                >
                  {item.isWorn ? t.takeOff() : t.equip()}
                </Button>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </Loaded>
  );
}
