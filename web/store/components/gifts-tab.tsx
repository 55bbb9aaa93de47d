import { useQuery } from '@apollo/client/react';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ClaimGiftDocument, GiftsToMeDocument } from '../operations/__generated__/gift.gql.ts';
import { productName } from '../product-names.ts';
import { DeclineGift } from './decline-gift.tsx';
import { GiftCard } from './gift-card.tsx';
import * as t from '../__generated__/messages.ts';

/** Gifts that were sent to the address of the player's account. */
export function GiftsTab() {
  const query = useQuery(GiftsToMeDocument, { fetchPolicy: 'cache-and-network' });
  const toast = useToast();
  const claiming = useAction(ClaimGiftDocument, {
    changes: 'everything',
    refusal: useRefusalToast(t.theGiftWasNotClaimed()),
  });
  const claim = async (id: string, name: string): Promise<void> => {
    if (await claiming.run({ giftId: id }, id)) toast({ title: t.nameIsYours({ name }), tone: 'win' });
  };
  return (
    <Loaded
      query={{ ...query, data: query.data?.giftsToMe }}
      what={t.yourGifts()}
      skeleton={[1, 160]}
      isEmpty={(gifts) => gifts.length === 0}
      empty={<EmptyState title={t.noGiftsWait()}>{t.whatOthersSendToYourAddressStands()}</EmptyState>}
    >
      {(gifts) => (
        <Stack as="ul" gap={4} aria-label={t.giftsForYou()}>
          {gifts.map((gift) => (
            <GiftCard key={gift.id} as="li" gift={gift}>
              <Button
                variant="primary"
                aria-label={t.claimName({ name: productName(gift.name) })}
                busy={claiming.runningId === gift.id}
                onClick={() => void claim(gift.id, productName(gift.name))}
              >
                {t.claim()}
              </Button>
              <DeclineGift name={productName(gift.name)} which={{ giftId: gift.id }} />
            </GiftCard>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
