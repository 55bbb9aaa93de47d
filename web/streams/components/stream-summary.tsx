import { formatClock } from '../../format/format.ts';
import { Panel } from '../../parts/panel.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import type { StreamDetailFragment } from '../operations/__generated__/stream-detail.gql.ts';

/** What a stream came to, for its streamer. */
export function StreamSummary({ stream }: { readonly stream: StreamDetailFragment }) {
  const { summary, startedAt, endedAt } = stream;
  if (!summary || endedAt === null) return null;
  return (
    <Panel title="How it went">
      <StatStrip
        label="Summary of the stream"
        stats={[
          { label: 'Time live', value: formatClock(endedAt - startedAt) },
          { label: 'Most viewers at once', value: summary.peakViewers },
          { label: 'Viewers in all', value: summary.audience },
          { label: 'New followers', value: summary.newFollowers },
        ]}
      />
    </Panel>
  );
}
