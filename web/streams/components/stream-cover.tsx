import { css } from '@emotion/react';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/face/badge.tsx';
import { Cover } from '../../ui/face/cover.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { StreamCardFragment } from '../operations/__generated__/stream.gql.ts';
import { artOf, viewersText } from '../stream-words.ts';
import { StreamStill } from './stream-still.tsx';
import * as t from '../__generated__/messages.ts';

const frame = css({ position: 'relative', aspectRatio: '16 / 9', overflow: 'hidden', background: 'var(--bg-2)' });
const picture = css({ width: '100%', height: '100%', objectFit: 'cover', display: 'block' });
const corner = css({ position: 'absolute', top: 'var(--space-2)' });

interface StreamCoverProps {
  readonly stream: Pick<StreamCardFragment, 'id' | 'game' | 'thumbnailUrl' | 'poster' | 'viewers' | 'isLive'>;
  readonly children?: ReactNode;
}

/** The picture of a stream: the uploaded one, else a frame of itself, and art of its game where there is none. */
export function StreamCover({ stream, children }: StreamCoverProps) {
  const { viewers } = stream;
  const state = stream.isLive ? (
    <Badge tone="ember" live>
      {t.live()}
    </Badge>
  ) : (
    <Badge>{t.ended()}</Badge>
  );
  const count = stream.isLive && (
    <Badge icon={<Eye size={14} aria-hidden="true" />}>
      {t.viewersReadAloud({
        shown: viewersText(viewers),
        viewers,
        hidden: (inside) => <VisuallyHidden>{inside}</VisuallyHidden>,
      })}
    </Badge>
  );
  if (stream.thumbnailUrl === null)
    return (
      <Cover
        gameId={artOf(stream.game)}
        seed={stream.id}
        start={state}
        end={count}
        over={stream.poster !== null && <StreamStill address={stream.poster} />}
      >
        {children}
      </Cover>
    );
  return (
    <div css={frame}>
      <img src={stream.thumbnailUrl} alt="" css={picture} loading="lazy" />
      <div css={corner} style={{ insetInlineStart: 'var(--space-2)' }}>
        {state}
      </div>
      <div css={corner} style={{ insetInlineEnd: 'var(--space-2)' }}>
        {count}
      </div>
    </div>
  );
}
