import { useQuery } from '@apollo/client/react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Text } from '../../ui/text.tsx';
import { MyGameFeedDocument } from '../operations/__generated__/my-game-feed.gql.ts';
import { UnlinkGameAccountDocument } from '../operations/__generated__/unlink-game-account.gql.ts';
import { FeedSetup } from './feed-setup.tsx';

/** The player's Steam account as CS2 named it, and the file that connects it. Nothing where games are not asked. */
export function GameAccount() {
  const query = useQuery(MyGameFeedDocument, { fetchPolicy: 'cache-and-network' });
  const setup = useAddressDialog('connect');
  const unlinking = useAddressDialog('unlink-game');
  const unlink = useAction(UnlinkGameAccountDocument, { changes: [MyGameFeedDocument] });
  const feed = query.data?.myGameFeed;
  if (feed?.mode === 'OFF' && feed.madeAt === null) return null;
  const confirm = async (): Promise<void> => {
    if (await unlink.run({})) unlinking.close();
  };
  return (
    <Panel title="Game Accounts">
      <Loaded query={{ ...query, data: feed }} what="your game account" skeleton={[2]}>
        {({ accountId, linkedAt, isContested, madeAt, heardAt, mode }) => (
          <>
            <Text>CS2 can prove your duels. Only you and our moderators see your Steam account.</Text>
            {isContested && (
              <Notice tone="warn">
                The game of another player names this Steam account too. Until one of you unlinks it, CS2 settles no
                battle of either by itself: report your results.
              </Notice>
            )}
            <DescriptionList
              items={[
                { term: 'Steam account', detail: accountId ?? 'known once your CS2 is heard' },
                ...(linkedAt === null ? [] : [{ term: 'Linked', detail: formatDate(linkedAt) }]),
                { term: 'File', detail: madeAt === null ? 'not made yet' : `made ${formatDate(madeAt)}` },
                {
                  term: 'Last heard',
                  detail: heardAt === null ? 'never' : <RelativeTime at={heardAt} now={serverNow} />,
                },
              ]}
            />
            <Row gap={3}>
              {mode !== 'OFF' && (
                <Button onClick={() => setup.open('cs2')}>
                  {madeAt === null ? 'Connect CS2' : 'Set Up CS2 Again'}
                </Button>
              )}
              {madeAt !== null && <Button onClick={() => unlinking.open('cs2')}>Unlink CS2</Button>}
            </Row>
          </>
        )}
      </Loaded>
      {setup.value !== null && feed && feed.mode !== 'OFF' && <FeedSetup onClose={setup.close} />}
      {unlinking.value !== null && (
        <ConfirmDialog
          open
          onOpenChange={unlinking.close}
          title="Unlink CS2?"
          description="Your file stops working, and your Steam account is forgotten here. You can connect it again at any time."
          confirmLabel="Unlink"
          refusal={unlink.failure?.sentence}
          onConfirm={confirm}
        />
      )}
    </Panel>
  );
}
