import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { SECOND } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { Text } from '../../ui/text.tsx';
import { BattleProofDocument } from '../operations/__generated__/battle-proof.gql.ts';
import { MakeFeedFileDocument, type MakeFeedFileMutation } from '../operations/__generated__/make-feed-file.gql.ts';
import { MyGameFeedDocument } from '../operations/__generated__/my-game-feed.gql.ts';
import { ConfigText } from './config-text.tsx';

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
      title="Connect CS2"
      description="CS2 can tell us the score by itself, with a small file that it reads when it starts."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={4}>
        {file === null ? (
          <>
            <Text>
              It tells the map, the score, your side and your kills, and nothing else. We read it only while you play a
              CS2 duel here.
            </Text>
            {hasOld && <Text tone="dim">You have a file already. A new one ends it.</Text>}
            <Button variant="primary" busy={make.isRunning} onClick={() => void start()}>
              {hasOld ? 'Make a New File' : 'Make My File'}
            </Button>
          </>
        ) : (
          <MadeFile file={file} />
        )}
        <Failed failure={make.failure} />
        <div role="status">
          {heardAt !== null ? (
            <Notice tone="win">
              Your CS2 was heard <RelativeTime at={heardAt} now={serverNow} />.
            </Notice>
          ) : (
            file !== null && (
              <Text tone="dim">
                Waiting for the first word of your CS2. If none comes: is the file in that folder, and was CS2 restarted
                since? A Steam account that is linked to another player here is not heard.
              </Text>
            )
          )}
        </div>
      </Stack>
    </Dialog>
  );
}

function saveFile({ name, text }: File): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function MadeFile({ file }: { readonly file: File }) {
  return (
    <Stack gap={4}>
      <Button variant="primary" icon={<Download aria-hidden="true" />} onClick={() => saveFile(file)}>
        Download the File
      </Button>
      <Stack as="ol" gap={2} css={{ paddingInlineStart: 'var(--space-5)', listStyle: 'decimal' }}>
        <li>
          On the computer that you play on, put <code css={anywhere}>{file.name}</code> into{' '}
          <code css={anywhere}>Counter-Strike Global Offensive/game/csgo/cfg</code> in your Steam library.
        </li>
        <li>Restart CS2.</li>
        <li>Play your battle. It says below when your game is heard.</li>
      </Stack>
      <Notice tone="warn">
        Whoever has this file can speak for your game. Keep it to yourself, and make a new one if somebody saw it. It is
        shown this once.
      </Notice>
      <ScrollArea label="The file" maxHeight={180}>
        <ConfigText>{file.text}</ConfigText>
      </ScrollArea>
    </Stack>
  );
}
