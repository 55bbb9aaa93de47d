import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Copy, Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { copyText } from '../../parts/take-text.ts';
import {
  ReadIngestDocument,
  type ReadIngestQuery,
  RotateStreamKeyDocument,
  ShowStreamKeyDocument,
} from '../operations/__generated__/video.gql.ts';
import * as t from '../__generated__/messages.ts';

const value = css({
  flex: '1 1 220px',
  minWidth: 0,
  padding: 'var(--space-2) var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 'var(--size-14)',
  overflowWrap: 'anywhere',
});

type Ingest = ReadIngestQuery['ingest'];

/** As it usually looks, and so as high. */
const USUAL: Pick<Ingest, 'rtmpUrl' | 'rtmp' | 'keyHint'> = {
  rtmpUrl: `rtmp://${window.location.hostname}:1935/live`,
  rtmp: 'ON',
  keyHint: null,
};

const MASK = '••••••••••••';

/** Server address and stream key for streaming software (GL-10). */
export function IngestPanel() {
  // The preview beside it keeps it up to date.
  const query = useQuery(ReadIngestDocument, { fetchPolicy: 'cache-and-network' });
  const show = useAction(ShowStreamKeyDocument);
  const rotate = useAction(RotateStreamKeyDocument, { changes: ['ReadIngest'] });
  const [key, setKey] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  const fetchKey = async (): Promise<string | null> => {
    if (key !== null) return key;
    const found = (await show.run({}))?.showStreamKey ?? null;
    setKey(found);
    return found;
  };
  const copy = async (text: string | null, copied: string): Promise<void> => {
    if (text === null) return;
    if (await copyText(text)) setSaid(copied);
    else setSaid(t.yourBrowserDoesNotLetUsCopy());
  };
  const toggle = async (): Promise<void> => {
    if (isShown) return setIsShown(false);
    if ((await fetchKey()) !== null) setIsShown(true);
  };
  const replace = async (): Promise<void> => {
    const made = await rotate.run({});
    if (!made) return;
    setKey(made.rotateStreamKey);
    setIsAsking(false);
    setSaid(t.yourStreamKeyIsNewEnter());
  };
  const draw = ({ rtmpUrl, rtmp, keyHint }: Pick<Ingest, 'rtmpUrl' | 'rtmp' | 'keyHint'>) => (
    <Stack gap={4}>
      {rtmpUrl === null ? (
        <Notice tone="warn" title={t.streamingSoftwareCannotConnectNow()}>
          {rtmp === 'OFF' ? t.itIsSwitchedOffOnThisServer() : t.theServerCannotTake()}
        </Notice>
      ) : (
        <Stack gap={2}>
          <Text size={14} tone="dim">
            {t.server()}
          </Text>
          <Row>
            <code css={value}>{rtmpUrl}</code>
            <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(rtmpUrl, t.serverAddressCopied())}>
              {t.copyServer()}
            </Button>
          </Row>
        </Stack>
      )}
      <Stack gap={2}>
        <Text size={14} tone="dim">
          {t.streamKey()}
        </Text>
        <Row>
          <code css={value}>{isShown && key !== null ? key : `${MASK}${key?.slice(-4) ?? keyHint ?? ''}`}</code>
          <Button
            icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            busy={show.isRunning}
            onClick={() => void toggle()}
          >
            {isShown ? t.hideKey() : t.showKey()}
          </Button>
          <Button
            icon={<Copy aria-hidden="true" />}
            busy={show.isRunning}
            onClick={() => void fetchKey().then((found) => copy(found, t.streamKeyCopied()))}
          >
            {t.copyKey()}
          </Button>
          <Button
            variant="ghost"
            icon={<RefreshCw aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
            disabled={keyHint === null && key === null}
          >
            {t.replaceKey()}
          </Button>
        </Row>
        <Text size={14} tone="dim">
          {t.whoeverHasYourKeyCanStream()}
        </Text>
      </Stack>
      {said === null ? null : (
        <Notice live tone="info">
          {said}
        </Notice>
      )}
      {show.failure === null ? null : (
        <Notice live tone="loss">
          {show.failure.sentence}
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t.replaceYourStreamKey()}
        description={t.thePresentKeyStopsWorkingAtOnce()}
        confirmLabel={t.replaceKey()}
        variant="danger"
        onConfirm={replace}
        busy={rotate.isRunning}
        refusal={rotate.failure?.sentence}
      />
    </Stack>
  );
  return (
    <Loaded
      query={{ ...query, data: query.data?.ingest }}
      what={t.yourStreamKeyToLoad()}
      skeleton={
        <Skeleton label={t.loadingYourStreamKey()}>
          <SkeletonOf>{draw(USUAL)}</SkeletonOf>
        </Skeleton>
      }
    >
      {draw}
    </Loaded>
  );
}
