import { formatClock } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { StatStrip } from '../../ui/figure/stat-strip.tsx';
import type { StreamDetailFragment } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

/** What a stream came to, for its streamer. */
export function StreamSummary({ stream }: { readonly stream: StreamDetailFragment }) {
  const { summary, startedAt, endedAt } = stream;
  if (!summary || endedAt === null) return null;
  return (
    <Panel title={t.howItWent()}>
      <StatStrip
        label={t.summaryOfTheStream()}
        stats={[
          { label: t.timeLive(), value: formatClock(endedAt - startedAt) },
          { label: t.mostViewersAtOnce(), value: summary.peakViewers },
          { label: t.viewersInAll(), value: summary.audience },
          { label: t.newFollowers(), value: summary.newFollowers },
        ]}
      />
    </Panel>
  );
}
