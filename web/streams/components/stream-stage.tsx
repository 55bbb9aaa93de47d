import { css } from '@emotion/react';
import { Part } from '../../parts/part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Card } from '../../ui/list/card.tsx';
import type { StreamDetailFragment } from '../operations/__generated__/stream.gql.ts';
import { StreamCover } from './stream-cover.tsx';
import * as t from '../__generated__/messages.ts';

const whole = css({ overflow: 'hidden' });
const note = css({ padding: 'var(--space-3) var(--space-4)' });

interface StreamStageProps {
  readonly stream: StreamDetailFragment;
  /** Told when the picture moves. */
  readonly onPlaying: () => void;
  /** Told when the viewer switches to the wide view and back. */
  readonly onTheatre: (isOn: boolean) => void;
}

/** What is seen of a stream: its picture, and what is to be known of the moving one. */
export const StreamStage = ({ stream, onPlaying, onTheatre }: StreamStageProps) => (
  <Card css={whole} style={{ padding: 0 }}>
    {stream.playback ? (
      <Part
        of="video.player"
        source={stream.playback.hls}
        title={stream.title}
        onPlaying={onPlaying}
        onTheatre={onTheatre}
      />
    ) : (
      <StreamCover stream={stream} />
    )}
    {!stream.playback && <StageNote stream={stream} />}
  </Card>
);

const StageNote = ({ stream }: { readonly stream: StreamDetailFragment }) => (
  <div css={note}>
    {stream.isLive ? (
      <Notice>{t.noPictureComesInFromTheStreamer()}</Notice>
    ) : (
      <Notice>
        {stream.endReason === null ? t.thisStreamIsOver() : t.aModeratorEndedThisStream({ reason: stream.endReason })}
      </Notice>
    )}
  </div>
);
