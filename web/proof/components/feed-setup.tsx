import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { saveFile } from '../../parts/take-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { ScrollArea } from '../../ui/list/scroll-area.tsx';
import { Text } from '../../ui/layout/text.tsx';
import {
  BattleProofDocument,
  MakeFeedFileDocument,
  type MakeFeedFileMutation,
  MyGameFeedDocument,
} from '../operations/__generated__/proof.gql.ts';
import { ConfigText } from './config-text.tsx';
import { RefusedPost } from './refused-post.tsx';
import * as t from '../__generated__/messages.ts';

type File = MakeFeedFileMutation['makeFeedFile'];

const anywhere = css({ overflowWrap: 'anywhere' });

/** While it is open somebody waits for the first word of the game. */
const POLL_MS = 5 * SECOND;

/** The way from nothing to a game that is heard: a file, a folder, a restart. */
export function FeedSetup({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(MyGameFeedDocument, { fetchPolicy: 'cache-and-network', pollInterval: POLL_MS });
  const make = useAction(MakeFeedFileDocument, { changes: [MyGameFeedDocument, BattleProofDocument] });
  const [file, setFile] = useState<File | null>(null);
  const heardAt = query.data?.myGameFeed.heardAt ?? null;
  const hasOld = (query.data?.myGameFeed.madeAt ?? null) !== null;

  const start = async (): Promise<void> => {
    const made = await make.run({});
    if (made) setFile(made.makeFeedFile);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.connectCS2()}
      description={t.cs2CanTellUsTheScore()}
      footer={<Button onClick={onClose}>{t.close()}</Button>}
    >
      <Stack gap={4}>
        {file === null ? (
          <>
            <Text>{t.itTellsTheMapTheScore()}</Text>
            {hasOld && <Text tone="dim">{t.youHaveAFileAlreadyANew()}</Text>}
            <Button variant="primary" busy={make.isRunning} onClick={() => void start()}>
              {hasOld ? t.makeANewFile() : t.makeMyFile()}
            </Button>
          </>
        ) : (
          <MadeFile file={file} />
        )}
        <Failed failure={make.failure} />
        <div role="status">
          <RefusedPost feed={query.data?.myGameFeed} />
          {heardAt !== null ? (
            <Notice tone="win">
              {t.yourCS2WasHeard({ relativeTime: <RelativeTime at={heardAt} now={serverNow} /> })}
            </Notice>
          ) : (
            file !== null && <Text tone="dim">{t.waitingForTheFirstWord()}</Text>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function MadeFile({ file }: { readonly file: File }) {
  return (
    <Stack gap={4}>
      <Button variant="primary" icon={<Download aria-hidden="true" />} onClick={() => saveFile(file.name, file.text)}>
        {t.downloadTheFile()}
      </Button>
      <Stack as="ol" gap={2} css={{ paddingInlineStart: 'var(--space-5)', listStyle: 'decimal' }}>
        <li>
          {t.onTheComputerThatYouPlay({
            code: <code css={anywhere}>{file.name}</code>,
            code2: (inside) => <code css={anywhere}>{inside}</code>,
          })}
        </li>
        <li>{t.restartCS2()}</li>
        <li>{t.playYourBattleItSaysBelow()}</li>
      </Stack>
      <Notice tone="warn">{t.whoeverHasThisFileCanSpeak()}</Notice>
      <ScrollArea label={t.theFile()} maxHeight={180}>
        <ConfigText>{file.text}</ConfigText>
      </ScrollArea>
    </Stack>
  );
}
