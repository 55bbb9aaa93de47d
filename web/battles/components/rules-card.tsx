import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { Panel } from '../../parts/panel.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Stack } from '../../ui/layout.tsx';
import { BattleRulesDocument } from '../operations/__generated__/battle-rules.gql.ts';
import { ListSkeleton } from './list-skeleton.tsx';

/** The terms that every battle is played on (CH-16 to CH-19). */
export function RulesCard() {
  const { data, error, refetch } = useQuery(BattleRulesDocument);
  const lines = data?.battleRules.lines;
  return (
    <Panel title="Rules">
      {lines && (
        <Stack as="ul" gap={2}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      )}
      {!lines && error && (
        <ErrorState title="Failed to load the rules" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).sentence}
        </ErrorState>
      )}
      {!lines && !error && <ListSkeleton label="Loading the rules" rows={6} />}
    </Panel>
  );
}
