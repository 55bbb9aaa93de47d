import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { itemWords } from '../item-words.ts';
import {
  BuyPracticeLookDocument,
  type InventoryFieldsFragment,
  ReadInventoryDocument,
} from '../operations/__generated__/item.gql.ts';
import { ItemPreview } from './item-preview.tsx';
import * as t from '../__generated__/messages.ts';

type Look = InventoryFieldsFragment['looks'][number];

/** A look, called as the app calls it. */
const inWords = (look: Look): Look => ({ ...look, name: itemWords(look.name) });

/** Looks for the boards of practice, and the credits that buy them. */
export function LooksTab() {
  const query = useQuery(ReadInventoryDocument, { fetchPolicy: 'cache-and-network' });
  const refusal = useRefusalToast(t.nothingWasBought());
  const buy = useAction(BuyPracticeLookDocument, { changes: 'everything', refusal });
  return (
    <Loaded query={{ ...query, data: query.data?.inventory }} what={t.yourLooks()} skeleton={[3, 220]}>
      {({ credits, looks }) => (
        <Stack gap={4}>
          <Text>
            {t.youHaveCredits({
              credits: formatCount(credits),
              strong: (inside) => <strong>{inside}</strong>,
            })}
          </Text>
          <Grid as="ul" min={220} gap={4} fill aria-label={t.looksForPractice()}>
            {looks.map(inWords).map(({ id, name, credits: price, isOwned }) => (
              <Card key={id} as="li" padding={4}>
                <Stack gap={3}>
                  <ItemPreview id={id} />
                  <Heading level={2} size={16}>
                    {name}
                  </Heading>
                  <Text size={14} tone="dim">
                    {lookStory(price, credits, isOwned)}
                  </Text>
                  <Button
                    size="small"
                    variant="primary"
                    disabled={isOwned || credits < price}
                    busy={buy.runningId === id}
                    aria-label={
                      isOwned ? t.nameIsYours({ name }) : t.buyNameForCredits({ name, credits: formatCount(price) })
                    }
                    onClick={() => void buy.run({ id }, id)}
                  >
                    {isOwned ? t.yours() : t.countCredits({ credits: formatCount(price) })}
                  </Button>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Stack>
      )}
    </Loaded>
  );
}

function lookStory(price: number, credits: number, isOwned: boolean): string {
  if (isOwned) return t.youHaveIt();
  return credits < price ? t.creditsAreMissing({ missing: formatCount(price - credits) }) : t.yoursForGoodOnce();
}
