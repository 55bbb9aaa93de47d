import { css } from '@emotion/react';
import { Part } from '../../parts/part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Card } from '../../ui/card.tsx';
import type { StreamDetailFragment } from '../operations/__generated__/stream-detail.gql.ts';
import { StreamCover } from './stream-cover.tsx';

const whole = css({ overflow: 'hidden' });
const note = css({ padding: 'var(--space-3) var(--space-4)' });

/** What is seen of a stream: its picture, and what is to be known of the moving one. */
export const StreamStage = ({ stream }: { readonly stream: StreamDetailFragment }) => (
  <Card css={whole} style={{ padding: 0 }}>
    {stream.playback ? (
      <Part of="video.player" source={stream.playback.hls} title={stream.title} />
    ) : (
      <StreamCover stream={stream} />
    )}
    {!stream.playback && <StageNote stream={stream} />}
  </Card>
);

const StageNote = ({ stream }: { readonly stream: StreamDetailFragment }) => (
  <div css={note}>
    {stream.isLive ? (
      <Notice>No picture comes in from the streamer at the moment. The chat and the match are live.</Notice>
    ) : (
      <Notice>
        {stream.endReason === null ? 'This stream is over.' : `A moderator ended this stream: ${stream.endReason}`}
      </Notice>
    )}
  </div>
);
