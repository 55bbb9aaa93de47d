import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import * as t from '../__generated__/messages.ts';

const LINES = [64, 88, 40, 76, 52, 84];

export const ChannelSkeleton = () => (
  <div css={{ flex: 1, padding: 'var(--space-3)', overflow: 'hidden' }}>
    <Skeleton label={t.loadingMessages()}>
      <Stack gap={4}>
        {LINES.map((width) => (
          <div key={width} css={{ display: 'flex', gap: 'var(--space-2)' }}>
            <SkeletonBlock shape="circle" width={32} height={32} />
            <div css={{ flex: 1, display: 'grid', gap: 6 }}>
              <SkeletonBlock width="30%" height={12} />
              <SkeletonBlock width={`${width}%`} height={14} />
            </div>
          </div>
        ))}
      </Stack>
    </Skeleton>
  </div>
);
