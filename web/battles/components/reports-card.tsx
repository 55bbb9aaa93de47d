import type { ReactNode } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { nameOf, winnerOf } from '../battle-state.ts';
import type { BattleDetailFragment } from '../operations/__generated__/battle.gql.ts';
import * as t from '../__generated__/messages.ts';

function claimOf(battle: BattleDetailFragment, report: BattleDetailFragment['reports'][number]): ReactNode {
  const { playerId, score } = report;
  const player = <strong>{nameOf(battle, playerId)}</strong>;
  const winner = nameOf(battle, winnerOf(battle, report));
  return score === ''
    ? t.playerReportsThatWinnerWon({ player, winner })
    : t.playerReportsThatWinnerWonWithScore({ player, winner, score });
}

/** What the players said, with the recordings that shall prove it. Nothing for onlookers. */
export function ReportsCard({ battle }: { readonly battle: BattleDetailFragment }) {
  if (battle.reports.length === 0) return null;
  return (
    <Panel title={t.reportedResults()}>
      <Stack as="ul" gap={3}>
        {battle.reports.map((report) => (
          <Stack as="li" gap={1} key={report.playerId}>
            <Text>{claimOf(battle, report)}</Text>
            <Text size={14} tone="dim">
              {report.recordingUrl !== '' && (
                <>
                  <a href={report.recordingUrl} target="_blank" rel="noopener noreferrer">
                    {t.recordingOfPlayer({ player: nameOf(battle, report.playerId) })}
                  </a>
                  {' · '}
                </>
              )}
              <RelativeTime at={report.at} now={serverNow} />
            </Text>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
