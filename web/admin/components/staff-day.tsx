import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { MINUTE } from '../../../domain/shared/time.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { Sparkline } from '../../ui/figure/sparkline.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { below } from '../../ui/tokens.ts';
import { FIGURE_WORDS, differenceWords, formatFigure } from '../dashboard-words.ts';
import { StaffDayDocument } from '../operations/__generated__/dashboard.gql.ts';
import * as t from '../__generated__/messages.ts';

// Six figures fill their rows at every width.
const six = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'var(--space-4)',
  [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const MEANING = (
  <Text size={14} tone="dim">
    {t.sinceMidnightUTCBesideTheSameDay()}
  </Text>
);

const SKELETON = (
  <Skeleton label={t.loadingTodaysFigures()}>
    <Stack gap={3}>
      <div css={six}>
        {Object.values(FIGURE_WORDS).map(({ label, isMoney }) => (
          <SkeletonOf key={label}>
            <StatCard
              label={label}
              value={formatFigure(0, isMoney)}
              course={<Sparkline values={[0, 0]} />}
              note={differenceWords(0, 0, isMoney)}
            />
          </SkeletonOf>
        ))}
      </div>
      <SkeletonOf>{MEANING}</SkeletonOf>
    </Stack>
  </Skeleton>
);

/** Today so far beside the same day of last week, as far as the same time. */
export function StaffDay() {
  const query = useQuery(StaffDayDocument, { fetchPolicy: 'cache-and-network', pollInterval: MINUTE });
  return (
    <Panel title={t.today()}>
      <Loaded query={{ ...query, data: query.data?.staffDay }} what={t.figuresOfTodayToLoad()} skeleton={SKELETON}>
        {({ figures }) => (
          <Stack gap={3}>
            <div css={six}>
              {figures.map(({ kind, today, before, todayByHour, beforeByHour }) => {
                const { label, isMoney } = FIGURE_WORDS[kind];
                return (
                  <StatCard
                    key={kind}
                    label={label}
                    value={formatFigure(today, isMoney)}
                    course={<Sparkline values={todayByHour} beside={beforeByHour} />}
                    note={differenceWords(today, before, isMoney)}
                  />
                );
              })}
            </div>
            {MEANING}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
