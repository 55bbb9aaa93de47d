import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { ErrorState } from '../../ui/states.tsx';
import { Stack } from '../../ui/layout.tsx';
import { POLL_MS } from '../hooks/use-open-battles.ts';
import type { BattleRowFragment } from '../operations/__generated__/battle-row.gql.ts';
import { MyBattlesDocument } from '../operations/__generated__/my-battles.gql.ts';
import { BattleCard } from './battle-card.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

interface OwnBattlesProps {
  readonly search: string;
  readonly onJoin: (battleId: string) => void;
}

/** Battles that hold the player's money, disputed ones too, and what friends offer to friends only. */
export function OwnBattles({ search, onJoin }: OwnBattlesProps) {
  const { data, previousData, error, refetch } = useQuery(MyBattlesDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const viewer = useViewer();
  const battles = (data ?? previousData)?.myBattles.filter((battle) => matches(battle, search));
  if (!battles && error) {
    return (
      <ErrorState title="Failed to load your battles" onRetry={() => void refetch().catch(() => undefined)}>
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  // Somebody whose money is held has battles here; their place is kept, so that the list below does not jump.
  if (!battles && (viewer?.wallet.heldCents ?? 0) > 0)
    return <ListSkeleton label="Loading your battles" rows={2} height={112} />;
  // Whoever has none is not told so: the open battles below are the next step.
  if (!battles || battles.length === 0) return null;
  return (
    <section aria-labelledby="own-battles">
      <Stack gap={3}>
        <h2 id="own-battles">Yours</h2>
        <Stack as="ul" gap={3}>
          {battles.map((battle) => (
            <BattleCard key={battle.id} battle={battle} viewerId={viewer?.id ?? null} onJoin={onJoin} />
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

/** The same search as the server's: in the title or the creator's name, whatever the case. */
function matches({ title, creator }: BattleRowFragment, search: string): boolean {
  const text = search.toLowerCase();
  return title.toLowerCase().includes(text) || creator.username.toLowerCase().includes(text);
}
