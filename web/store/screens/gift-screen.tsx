import { useQuery } from '@apollo/client/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { registerPath } from '../../../domain/onboarding/onboarding.paths.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { inventoryPath } from '../../../domain/store/store.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewerState } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DeclineGift } from '../components/decline-gift.tsx';
import { GiftCard } from '../components/gift-card.tsx';
import { ClaimGiftDocument, ReadGiftDocument } from '../operations/__generated__/gift.gql.ts';
import { productName } from '../product-names.ts';
import * as t from '../__generated__/messages.ts';

/** A gift, opened by the link of its e-mail; whoever is not signed in sees what it is and how to get it (SO-16). */
export function GiftScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const query = useQuery(ReadGiftDocument, { variables: { token }, fetchPolicy: 'no-cache' });
  const isMember = useViewerState().kind === 'in';
  const navigate = useNavigate();
  const claiming = useAction(ClaimGiftDocument, { changes: 'everything' });
  const claim = async (): Promise<void> => {
    if (await claiming.run({ token })) void navigate(inventoryPath);
  };
  return (
    <Page title={t.yourGift()} subtitle={t.whoeverHasTheLinkOfThisPage()} width="medium">
      <Loaded query={query} what={t.yourGift2()} failed={t.thisGiftCannotBeOpened()} skeleton={[1, 180]}>
        {({ gift }) => (
          <Stack gap={4}>
            <GiftCard gift={gift}>
              {isMember ? (
                <>
                  <Button variant="primary" busy={claiming.isRunning} onClick={() => void claim()}>
                    {t.claim()}
                  </Button>
                  <DeclineGift
                    name={productName(gift.name)}
                    which={{ token }}
                    onDeclined={() => void navigate(inventoryPath)}
                  />
                </>
              ) : (
                <>
                  <Button variant="primary" asChild>
                    <Link to={registerPath}>{t.createAnAccount()}</Link>
                  </Button>
                  <Button asChild>
                    <Link to={signInPath}>{t.signIn()}</Link>
                  </Button>
                </>
              )}
            </GiftCard>
            <Failed failure={claiming.failure} />
            {!isMember && <Text tone="dim">{t.withTheAddressThatItWasSent()}</Text>}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
