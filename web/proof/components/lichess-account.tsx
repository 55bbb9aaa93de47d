import { useQuery } from '@apollo/client/react';
import { Link2, Unlink } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import { formatDate } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { lichessNewsIn } from '../lichess-news.ts';
import { MyLichessDocument } from '../operations/__generated__/my-lichess.gql.ts';
import { StartLichessLinkDocument } from '../operations/__generated__/start-lichess-link.gql.ts';
import { UnlinkLichessDocument } from '../operations/__generated__/unlink-lichess.gql.ts';

/** The Lichess account that chess is played with. Nothing where chess is not offered and none is linked. */
export function LichessAccount() {
  const [params] = useSearchParams();
  const query = useQuery(MyLichessDocument, { fetchPolicy: 'cache-and-network' });
  const dialog = useAddressDialog('unlink-lichess');
  const link = query.data?.myLichess;
  const start = useAction(StartLichessLinkDocument, { refusal: useRefusalToast('Lichess cannot be linked now') });
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
    <Panel title="Chess on Lichess">
      {news && (
        <Notice tone={news.tone} live>
          {news.title}
        </Notice>
      )}
      <Loaded query={{ ...query, data: link }} what="your Lichess account" skeleton={[1]}>
        {({ accountId, linkedAt, isBound, isOffered }) => (
          <>
            <Text>
              Chess battles are played on Lichess, with this account. We ask who you are there, once, and keep no right
              to do anything.
            </Text>
            <List label="Lichess account">
              <ListRow
                title={accountId ?? 'Not linked'}
                detail={
                  linkedAt === null
                    ? 'Needed for chess battles'
                    : `Linked ${formatDate(linkedAt)}${isBound ? ' · stays until your chess battle is over' : ''}`
                }
                trailing={
                  accountId === null ? (
                    isOffered && (
                      <Button
                        size="small"
                        icon={<Link2 aria-hidden="true" />}
                        aria-label="Link Lichess"
                        busy={start.isRunning}
                        onClick={() => void begin()}
                      >
                        Link
                      </Button>
                    )
                  ) : (
                    <Button
                      size="small"
                      icon={<Unlink aria-hidden="true" />}
                      aria-label="Unlink Lichess"
                      disabled={isBound}
                      onClick={() => dialog.open('yes')}
                    >
                      Unlink
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
          title="Unlink Lichess?"
          description="You cannot play chess battles without it. You can link it again at any time."
          confirmLabel="Unlink"
          refusal={unlink.failure?.sentence}
          onConfirm={confirm}
        />
      )}
    </Panel>
  );
}
