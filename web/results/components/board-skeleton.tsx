import { css } from '@emotion/react';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { below } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

// Its rows are as high as a finger wants them on a phone.
const board = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateRows: '24px',
  gridAutoRows: '1fr',
  height: 612,
  [below.medium]: { height: 688 },
});
const own = css({ height: 421, [below.medium]: { height: 471 } });

/** The shape of a board while it loads, as full as boards are. */
export const BoardSkeleton = () => (
  <Skeleton label={t.loadingTheLeaderboard()}>
    <Stack gap={6}>
      <div css={board}>
        {Array.from({ length: 7 }, (_, row) => (
          <SkeletonBlock key={row} height="100%" shape={row === 0 ? 'text' : 'card'} />
        ))}
      </div>
      <div css={own}>
        <SkeletonBlock height="100%" shape="card" />
      </div>
    </Stack>
  </Skeleton>
);
