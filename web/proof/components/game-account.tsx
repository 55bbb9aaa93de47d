import { useQuery } from '@apollo/client/react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { formatDate } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MyGameFeedDocument, UnlinkGameAccountDocument } from '../operations/__generated__/proof.gql.ts';
import { FeedSetup } from './feed-setup.tsx';
import { RefusedPost } from './refused-post.tsx';
import * as t from '../__generated__/messages.ts';

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
    <Panel title={t.gameAccounts()}>
      <Loaded query={{ ...query, data: feed }} what={t.yourGameAccount()} skeleton={[2]}>
        {({ accountId, linkedAt, isContested, madeAt, heardAt, mode }) => (
          <>
            <Text>{t.cs2CanProveYourDuels()}</Text>
            <RefusedPost feed={feed} />
            {isContested && <Notice tone="warn">{t.theGameOfAnotherPlayerNames()}</Notice>}
            <DescriptionList
              items={[
                { term: t.steamAccount(), detail: accountId ?? t.knownOnceYourCS2IsHeard() },
                ...(linkedAt === null ? [] : [{ term: t.linked(), detail: formatDate(linkedAt) }]),
                {
                  term: t.file(),
                  detail: madeAt === null ? t.notMadeYet() : t.madeOn({ date: formatDate(madeAt) }),
                },
                {
                  term: t.lastHeard(),
                  detail: heardAt === null ? t.never() : <RelativeTime at={heardAt} now={serverNow} />,
                },
              ]}
            />
            <Row gap={3}>
              {mode !== 'OFF' && (
                <Button onClick={() => setup.open('cs2')}>
                  {madeAt === null ? t.connectCS2() : t.setUpCS2Again()}
                </Button>
              )}
              {madeAt !== null && <Button onClick={() => unlinking.open('cs2')}>{t.unlinkCS2()}</Button>}
            </Row>
          </>
        )}
      </Loaded>
      {setup.value !== null && feed && feed.mode !== 'OFF' && <FeedSetup onClose={setup.close} />}
      {unlinking.value !== null && (
        <ConfirmDialog
          open
          onOpenChange={unlinking.close}
          title={t.unlinkCS2Question()}
          description={t.yourFileStopsWorkingAndYourSteam()}
          confirmLabel={t.unlink()}
          refusal={unlink.failure?.sentence}
          onConfirm={confirm}
        />
      )}
    </Panel>
  );
}
