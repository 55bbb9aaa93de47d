import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../data/failure.ts';
import { serverNow } from '../../live/server-clock.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState, StaleNotice } from '../../ui/states.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { below } from '../../ui/tokens.ts';
import { useOpenBattles } from '../hooks/use-open-battles.ts';
import { MyBattlesDocument } from '../operations/__generated__/my-battles.gql.ts';
import { OpenBattlesDocument } from '../operations/__generated__/open-battles.gql.ts';
import type { BattleRowFragment } from '../operations/__generated__/battle-row.gql.ts';
import { BattleCard } from './battle-card.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** The player's own battles stand above the list already. */
const withoutOwn = (battles: readonly BattleRowFragment[] | null, viewerId: string | null) =>
  battles?.filter(({ creator, opponent }) => creator.id !== viewerId && opponent?.id !== viewerId) ?? null;

interface OpenBattlesProps {
  readonly search: string;
  readonly onJoin: (battleId: string) => void;
  readonly onCreate: () => void;
  readonly onClearSearch: () => void;
}

/** The public battles that wait or run, newest first (BG-06 to BG-08). */
export function OpenBattles({ search, onJoin, onCreate, onClearSearch }: OpenBattlesProps) {
  const first = useOpenBattles(search, null);
  const viewer = useViewer();
  const client = useApolloClient();
  // The player's own battles and all open pages belong to what is refreshed.
  const refresh = (): void =>
    void client.refetchQueries({ include: [OpenBattlesDocument, MyBattlesDocument] }).catch(() => undefined);
  const { error, readAt, nextCursor } = first;
  const battles = withoutOwn(first.battles, viewer?.id ?? null);

  return (
    <section aria-labelledby="open-battles">
      <Stack gap={3}>
        <Row justify="space-between" gap={3}>
          <h2 id="open-battles">Current Battles</h2>
          <Row gap={3}>
            <span
              role="status"
              css={{ color: 'var(--text-dim)', fontSize: 'var(--size-14)', [below.medium]: { flexBasis: '100%' } }}
            >
              {first.isRefreshing
                ? 'Refreshing…'
                : readAt !== null && (
                    <>
                      Updated <RelativeTime at={readAt} now={serverNow} />
                    </>
                  )}
            </span>
            <Button busy={first.isRefreshing} onClick={refresh}>
              Refresh
            </Button>
            <Button variant="primary" onClick={onCreate}>
              Create New Battle
            </Button>
          </Row>
        </Row>
        {battles !== null && error && readAt !== null && <StaleNotice at={readAt} now={serverNow} onRetry={refresh} />}
        {battles === null && error && (
          <ErrorState title="Failed to load battles" onRetry={refresh}>
            {failureOf(error).sentence}
          </ErrorState>
        )}
        {battles === null && !error && <ListSkeleton label="Loading battles" rows={3} height={112} />}
        {battles?.length === 0 &&
          nextCursor === null &&
          (search === '' ? (
            <EmptyState title="No active battles found" action={<Button onClick={onCreate}>Create New Battle</Button>}>
              Open one yourself; it appears here for everybody.
            </EmptyState>
          ) : (
            <EmptyState
              title="No active battles found"
              action={<Button onClick={onClearSearch}>Clear the search</Button>}
            >
              Nothing among the open battles matches “{search}”.
            </EmptyState>
          ))}
        {battles !== null && (battles.length > 0 || nextCursor !== null) && (
          <>
            <Stack as="ul" gap={3}>
              {battles.map((battle) => (
                <BattleCard key={battle.id} battle={battle} viewerId={viewer?.id ?? null} onJoin={onJoin} />
              ))}
            </Stack>
            {nextCursor !== null && <NextPage search={search} after={nextCursor} onJoin={onJoin} />}
          </>
        )}
      </Stack>
    </section>
  );
}

interface NextPageProps {
  readonly search: string;
  readonly after: string;
  readonly onJoin: (battleId: string) => void;
}

/**
 * The page behind a cursor, once it is asked for. Each page follows the end of the one before it, so that nothing is
 * lost or doubled when new battles push the older ones on.
 */
function NextPage(props: NextPageProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LoadedPage {...props} />;
  return (
    <Row justify="center">
      <Button onClick={() => setOpen(true)}>Load more</Button>
    </Row>
  );
}

function LoadedPage({ search, after, onJoin }: NextPageProps) {
  const page = useOpenBattles(search, after);
  const { error, nextCursor, refetch } = page;
  const viewer = useViewer();
  const battles = withoutOwn(page.battles, viewer?.id ?? null);
  if (battles === null && error) {
    return (
      <ErrorState title="Failed to load more battles" onRetry={() => void refetch().catch(() => undefined)}>
        {failureOf(error).sentence}
      </ErrorState>
    );
  }
  if (battles === null) return <ListSkeleton label="Loading battles" rows={3} height={112} />;
  return (
    <>
      <Stack as="ul" gap={3}>
        {battles.map((battle) => (
          <BattleCard key={battle.id} battle={battle} viewerId={viewer?.id ?? null} onJoin={onJoin} />
        ))}
      </Stack>
      {nextCursor !== null && <NextPage search={search} after={nextCursor} onJoin={onJoin} />}
    </>
  );
}
