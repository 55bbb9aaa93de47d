import { useQuery } from '@apollo/client/react';
import { Link2, Unlink } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { lichessNewsIn } from '../lichess-news.ts';
import {
  MyLichessDocument,
  StartLichessLinkDocument,
  UnlinkLichessDocument,
} from '../operations/__generated__/lichess.gql.ts';
import * as t from '../__generated__/messages.ts';

/** The Lichess account that chess is played with. Nothing where chess is not offered and none is linked. */
export function LichessAccount() {
  const [params] = useSearchParams();
  const query = useQuery(MyLichessDocument, { fetchPolicy: 'cache-and-network' });
  const dialog = useAddressDialog('unlink-lichess');
  const link = query.data?.myLichess;
  const start = useAction(StartLichessLinkDocument, { refusal: useRefusalToast(t.lichessCannotBeLinkedNow()) });
  const unlink = useAction(UnlinkLichessDocument, { changes: [MyLichessDocument] });
  const news = lichessNewsIn(params);
  if (link ? !link.isOffered && link.accountId === null && news === null : !query.error) return null;

  const begin = async (): Promise<void> => {
    const started = await start.run({});
    if (started) window.location.assign(started.startLichessLink);
  };
  const confirm = async (): Promise<void> => {
    if (await unlink.run({})) dialog.close();
  };
  return (
    <Panel title={t.chessOnLichess()}>
      {news && (
        <Notice tone={news.tone} live>
          {news.title}
        </Notice>
      )}
      <Loaded query={{ ...query, data: link }} what={t.yourLichessAccount()} skeleton={[1]}>
        {({ accountId, linkedAt, isBound, isOffered }) => (
          <>
            <Text>{t.chessBattlesArePlayedOnLichess()}</Text>
            <List label={t.lichessAccount()}>
              <ListRow
                title={accountId ?? t.notLinked()}
                detail={
                  linkedAt === null
                    ? t.neededForChessBattles()
                    : isBound
                      ? t.linkedOnAndBound({ date: formatDate(linkedAt) })
                      : t.linkedOn({ date: formatDate(linkedAt) })
                }
                trailing={
                  accountId === null ? (
                    isOffered && (
                      <Button
                        size="small"
                        icon={<Link2 aria-hidden="true" />}
                        aria-label={t.linkLichess()}
                        busy={start.isRunning}
                        onClick={() => void begin()}
                      >
                        {t.link()}
                      </Button>
                    )
                  ) : (
                    <Button
                      size="small"
                      icon={<Unlink aria-hidden="true" />}
                      aria-label={t.unlinkLichess()}
                      disabled={isBound}
                      onClick={() => dialog.open('yes')}
                    >
                      {t.unlink()}
                    </Button>
                  )
                }
              />
            </List>
          </>
        )}
      </Loaded>
      {dialog.value !== null && link && link.accountId !== null && (
        <ConfirmDialog
          open
          onOpenChange={dialog.close}
          title={t.unlinkLichessQuestion()}
          description={t.youCannotPlayChessBattlesWithout()}
          confirmLabel={t.unlink()}
          refusal={unlink.failure?.sentence}
          onConfirm={confirm}
        />
      )}
    </Panel>
  );
}
