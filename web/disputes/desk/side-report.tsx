import { Link } from 'react-router-dom';
import { serverNow } from '../../live/server-clock.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { type Side, sidePath } from './decision-words.ts';
import type { OpenDisputeFragment } from '../operations/__generated__/appeal.gql.ts';
import * as t from '../__generated__/messages.ts';

/** What one side said of the result. */
export function SideReport({ dispute, side }: { readonly dispute: OpenDisputeFragment; readonly side: Side }) {
  const { reports, sides } = dispute.contest;
  const report = reports.find(({ sideId }) => sideId === side.id);
  const winner = sides.find(({ id }) => id === report?.winnerId);
  const name = winner?.name ?? t.somebodyElse();
  const path = sidePath(dispute, side);
  return (
    <Stack gap={1}>
      <Heading level={4}>{path === null ? side.name : <Link to={path}>{side.name}</Link>}</Heading>
      {report === undefined ? (
        <Text tone="dim">{t.hasReportedNoResult()}</Text>
      ) : (
        <>
          <Text>
            {report.score === ''
              ? t.reportsThatNameWon({ name })
              : t.reportsThatNameWonWithScore({ name, score: report.score })}
          </Text>
          <Text size={14} tone="dim">
            {report.recordingUrl !== null && (
              <a href={report.recordingUrl} target="_blank" rel="noopener noreferrer">
                {t.recordingOfName({ name: side.name })}
              </a>
            )}
            {report.recordingUrl !== null && report.at !== null && ' · '}
            {report.at !== null && <RelativeTime at={report.at} now={serverNow} />}
          </Text>
        </>
      )}
    </Stack>
  );
}
