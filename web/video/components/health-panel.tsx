import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Loaded } from '../../parts/loaded.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { useLiveVideo } from '../hooks/use-live-video.ts';
import { ReadIngestDocument, type ReadIngestQuery } from '../operations/__generated__/video.gql.ts';
import { pictureOf } from '../picture-of.ts';
import * as t from '../__generated__/messages.ts';

/** Null where there was nothing to take. */
type TakePicture = () => Promise<File | null>;

export interface HealthProps {
  /** Told when it becomes true, and when it becomes false, that pictures come in and can be watched. */
  readonly onReady?: (isReady: boolean) => void;
  /** Told what can be done better, whenever that is something else. It comes and goes: no button may stand under it. */
  readonly onAdvice?: (advice: readonly string[]) => void;
  /** Told how a picture is taken of what is shown, once something is; null when nothing is shown any more. */
  readonly onPicture?: (take: TakePicture | null) => void;
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
  STARTING: { tone: 'info', words: t.connected(), isLive: false },
  LIVE: { tone: 'win', words: t.receiving(), isLive: true },
  RECONNECTING: { tone: 'warn', words: t.reconnecting(), isLive: false },
  ENDED: { tone: 'neutral', words: t.ended(), isLive: false },
} as const;

interface PreviewProps extends Pick<HealthProps, 'onPicture'> {
  readonly source: string;
}

function Preview({ source, onPicture }: PreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useLiveVideo(video, source);
  const tellGone = useEffectEvent(() => onPicture?.(null));
  useEffect(() => () => tellGone(), []);
  return (
    <video
      ref={video}
      css={picture}
      muted
      autoPlay
      playsInline
      aria-label={t.previewOfYourStream()}
      onLoadedData={({ currentTarget }) => onPicture?.(() => pictureOf(currentTarget))}
    />
  );
}

/** Figures of what comes in are no events: they are asked for while they are looked at. */
const ASK_EVERY_MS = 2_000;

const NONE = t.notAvailable();

const figuresOf = (incoming: Incoming | null) => [
  { term: t.resolution(), detail: incoming && incoming.width > 0 ? `${incoming.width}×${incoming.height}` : NONE },
  { term: t.bitrate(), detail: incoming && incoming.kbps > 0 ? t.kbps({ kbps: incoming.kbps }) : NONE },
  {
    term: t.frameRate(),
    detail: incoming && incoming.framesPerSecond > 0 ? t.fps({ rate: Math.round(incoming.framesPerSecond) }) : NONE,
  },
  {
    term: t.keyFrameInterval(),
    detail: typeof incoming?.keyInterval === 'number' ? `${Number(incoming.keyInterval.toFixed(1))} s` : NONE,
  },
  { term: t.sound(), detail: incoming ? (incoming.soundCodec === null ? t.none() : t.yes()) : NONE },
];

interface PictureProps extends Pick<HealthProps, 'onPicture'> {
  readonly incoming: Incoming | null;
}

const Picture = ({ incoming, ...told }: PictureProps) => (
  <Stack gap={4}>
    <div css={stage}>
      {incoming?.preview ? (
        <Preview source={incoming.preview.hls} {...told} />
      ) : (
        <p>{incoming === null ? t.waitingForInput() : t.yourPictureIsOnItsWay()}</p>
      )}
      {incoming === null ? null : (
        <Row justify="space-between" css={state}>
          <Badge tone={STATES[incoming.state].tone} live={STATES[incoming.state].isLive}>
            {STATES[incoming.state].words}
          </Badge>
          <Badge>{incoming.protocol === 'RTMP' ? t.fromStreamingSoftware() : t.fromThisBrowser()}</Badge>
        </Row>
      )}
    </div>
    <DescriptionList items={figuresOf(incoming)} />
  </Stack>
);

/** The picture that comes in and its figures, and what can be done better (GL-12, ER-19). */
export function HealthPanel({ onReady, onAdvice, ...told }: HealthProps) {
  const query = useQuery(ReadIngestDocument, { fetchPolicy: 'cache-and-network', pollInterval: ASK_EVERY_MS });
  const incoming = query.data?.ingest.incoming ?? null;
  const isReady = incoming !== null && incoming.preview !== null;
  const advice = incoming?.advice.join('\n') ?? '';
  useEffect(() => onReady?.(isReady), [isReady, onReady]);
  useEffect(() => onAdvice?.(advice === '' ? [] : advice.split('\n')), [advice, onAdvice]);
  return (
    <Loaded
      query={{ ...query, data: query.data?.ingest }}
      what={t.yourPreviewToLoad()}
      skeleton={
        <Skeleton label={t.loadingYourPreview()}>
          <SkeletonOf>
            <Picture incoming={null} />
          </SkeletonOf>
        </Skeleton>
      }
    >
      {() => <Picture incoming={incoming} {...told} />}
    </Loaded>
  );
}
