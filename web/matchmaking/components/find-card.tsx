import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Swords } from 'lucide-react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { ReadQueuePlaceDocument } from '../operations/__generated__/matchmaking.gql.ts';
import { gameWordOf, rangeWordOf } from '../queue-words.ts';
import { FindDialog } from './find-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** A phone has no room for them above its first battle. */
const words = css({ flex: '1 1 200px', [below.medium]: { display: 'none' } });

/** The way into the queue on the Battle Hub; nothing while there is no queue. */
export function FindCard() {
  const query = useQuery(ReadQueuePlaceDocument, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const dialog = useAddressDialog('find');
  return (
    <Loaded query={{ ...query, data: query.data?.queuePlace }} what={t.theQueue()} skeleton={null}>
      {(place) =>
        place.isOpen ? (
          <>
            <Row as="section" gap={3} justify="space-between" aria-label={t.findMeAMatch()}>
              <Text tone="dim" size={14} css={words}>
                {place.state === 'OUT'
                  ? t.noBattleToYourTasteQueue()
                  : t.youAreInTheQueueForGame({
                      game: gameWordOf(place.game),
                      range: rangeWordOf(place.minStakeCents ?? 0, place.maxStakeCents ?? 0),
                    })}
              </Text>
              {place.state === 'OUT' && (
                <Button icon={<Swords aria-hidden="true" />} onClick={() => dialog.open('match')}>
                  {t.findMeAMatch()}
                </Button>
              )}
            </Row>
            {dialog.value !== null && place.state === 'OUT' && <FindDialog place={place} onClose={dialog.close} />}
          </>
        ) : null
      }
    </Loaded>
  );
}
