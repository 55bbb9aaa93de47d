import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatCount } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { BuyPracticeLookDocument } from '../operations/__generated__/buy-practice-look.gql.ts';
import { ReadInventoryDocument } from '../operations/__generated__/read-inventory.gql.ts';
import { ItemPreview } from './item-preview.tsx';

/** Looks for the boards of practice, and the credits that buy them. */
export function LooksTab() {
  const query = useQuery(ReadInventoryDocument, { fetchPolicy: 'cache-and-network' });
  const refusal = useRefusalToast('Nothing was bought');
  const buy = useAction(BuyPracticeLookDocument, { changes: 'everything', refusal });
  return (
    <Loaded query={{ ...query, data: query.data?.inventory }} what="your looks" skeleton={[3, 220]}>
      {({ credits, looks }) => (
        <Stack gap={4}>
          <Text>
            You have <strong>{formatCount(credits)} credits</strong>. They come from weekly missions, from crates and
            from the battle pass, and buy looks for the boards of your practice in the arcade. Equip a look under Items.
          </Text>
          <Grid as="ul" min={220} gap={4} fill aria-label="Looks for practice">
            {looks.map(({ id, name, credits: price, isOwned }) => (
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
                    aria-label={isOwned ? `${name} is yours` : `Buy ${name} for ${formatCount(price)} credits`}
                    onClick={() => void buy.run({ id }, id)}
                  >
                    {isOwned ? 'Yours' : `${formatCount(price)} credits`}
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
  if (isOwned) return 'You have it.';
  return credits < price ? `${formatCount(price - credits)} credits are missing.` : 'Yours for good, once.';
}
