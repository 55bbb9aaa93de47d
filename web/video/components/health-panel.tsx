import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { Loaded } from '../../parts/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonOf } from '../../ui/skeleton.tsx';
import { useLiveVideo } from '../hooks/use-live-video.ts';
import { ReadIngestDocument, type ReadIngestQuery } from '../operations/__generated__/read-ingest.gql.ts';

export interface HealthProps {
  /** Told when it becomes true, and when it becomes false, that pictures come in and can be watched. */
  readonly onReady?: (isReady: boolean) => void;
  /** Told what can be done better, whenever that is something else. It comes and goes: no button may stand under it. */
  readonly onAdvice?: (advice: readonly string[]) => void;
}

type Incoming = NonNullable<ReadIngestQuery['ingest']['incoming']>;

const stage = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  width: '100%',
  overflow: 'hidden',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  color: 'var(--text-dim)',
});
/** On the picture, so that what stands under it does not move when one comes in. */
const state = css({ position: 'absolute', insetInline: 'var(--space-3)', top: 'var(--space-3)', zIndex: 1 });
const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });

const STATES = {
  STARTING: { tone: 'info', words: 'Connected', isLive: false },
  LIVE: { tone: 'win', words: 'Receiving', isLive: true },
  RECONNECTING: { tone: 'warn', words: 'Reconnecting', isLive: false },
  ENDED: { tone: 'neutral', words: 'Ended', isLive: false },
} as const;

function Preview({ source }: { readonly source: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useLiveVideo(video, source);
  return <video ref={video} css={picture} muted autoPlay playsInline aria-label="Preview of your stream" />;
}

/** Figures of what comes in are no events: they are asked for while they are looked at. */
const ASK_EVERY_MS = 2_000;

const NONE = 'N/A';

const figuresOf = (incoming: Incoming | null) => [
  { term: 'Resolution', detail: incoming && incoming.width > 0 ? `${incoming.width}×${incoming.height}` : NONE },
  { term: 'Bitrate', detail: incoming && incoming.kbps > 0 ? `${incoming.kbps} kbps` : NONE },
  {
    term: 'Frame rate',
    detail: incoming && incoming.framesPerSecond > 0 ? `${Math.round(incoming.framesPerSecond)} fps` : NONE,
  },
  {
    term: 'Key frame interval',
    detail: typeof incoming?.keyInterval === 'number' ? `${Number(incoming.keyInterval.toFixed(1))} s` : NONE,
  },
  { term: 'Sound', detail: incoming ? (incoming.soundCodec === null ? 'None' : 'Yes') : NONE },
];

const Picture = ({ incoming }: { readonly incoming: Incoming | null }) => (
  <Stack gap={4}>
    <div css={stage}>
      {incoming?.preview ? (
        <Preview source={incoming.preview.hls} />
      ) : (
        <p>{incoming === null ? 'Waiting for input...' : 'Your picture is on its way.'}</p>
      )}
      {incoming === null ? null : (
        <Row justify="space-between" css={state}>
          <Badge tone={STATES[incoming.state].tone} live={STATES[incoming.state].isLive}>
            {STATES[incoming.state].words}
          </Badge>
          <Badge>{incoming.protocol === 'RTMP' ? 'From streaming software' : 'From this browser'}</Badge>
        </Row>
      )}
    </div>
    <DescriptionList items={figuresOf(incoming)} />
  </Stack>
);

/** The picture that comes in and its figures, and what can be done better (GL-12, ER-19). */
export function HealthPanel({ onReady, onAdvice }: HealthProps) {
  const query = useQuery(ReadIngestDocument, { fetchPolicy: 'cache-and-network', pollInterval: ASK_EVERY_MS });
  const incoming = query.data?.ingest.incoming ?? null;
  const isReady = incoming !== null && incoming.preview !== null;
  const advice = incoming?.advice.join('\n') ?? '';
  useEffect(() => onReady?.(isReady), [isReady, onReady]);
  useEffect(() => onAdvice?.(advice === '' ? [] : advice.split('\n')), [advice, onAdvice]);
  return (
    <Loaded
      query={{ ...query, data: query.data?.ingest }}
      what="your preview"
      skeleton={
        <Skeleton label="Loading your preview">
          <SkeletonOf>
            <Picture incoming={null} />
          </SkeletonOf>
        </Skeleton>
      }
    >
      {() => <Picture incoming={incoming} />}
    </Loaded>
  );
}
