import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { MINUTE } from '../../../domain/shared/time.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { Text } from '../../ui/text.tsx';
import { below } from '../../ui/tokens.ts';
import { FIGURE_WORDS, differenceWords, formatFigure } from '../dashboard-words.ts';
import { StaffDayDocument } from '../operations/__generated__/staff-day.gql.ts';

// Six figures fill their rows at every width.
const six = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 'var(--space-4)',
  [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** Today so far beside the same day of last week, as far as the same time. */
export function StaffDay() {
  const query = useQuery(StaffDayDocument, { fetchPolicy: 'cache-and-network', pollInterval: MINUTE });
  return (
    <Panel title="Today">
      <Loaded query={{ ...query, data: query.data?.staffDay }} what="today" skeleton={[3, 120]}>
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
            <Text size={14} tone="dim">
              Since midnight UTC, beside the same day of last week up to the same time. The line is today hour by hour,
              the dashed one last week.
            </Text>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
