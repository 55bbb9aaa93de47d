import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useId } from 'react';
import { searchKeyOf } from '../../../domain/shared/search.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { CONTEST_ROW_HEIGHT } from '../../ui/contest-row.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { POLL_MS } from '../hooks/use-open-battles.ts';
import { type BattleRowFragment, MyBattlesDocument } from '../operations/__generated__/battle.gql.ts';
import { BattleContest } from './battle-contest.tsx';
import * as t from '../__generated__/messages.ts';

/** Heading and two rows. */
const OwnSkeleton = () => (
  <Skeleton label={t.loadingYourBattles()}>
    <Stack gap={3}>
      <SkeletonBlock height={27} width={90} />
      <Stack gap={2}>
        <SkeletonBlock height={CONTEST_ROW_HEIGHT} shape="card" />
        <SkeletonBlock height={CONTEST_ROW_HEIGHT} shape="card" />
      </Stack>
    </Stack>
  </Skeleton>
);

/** The battles of the player, and whether their place is not known yet though there are some. */
export function useOwnBattles() {
  const query = useQuery(MyBattlesDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  // Somebody whose money is held has battles here.
  const isPlaying = (useViewer()?.wallet.heldCents ?? 0) > 0;
  // Their list is drawn as late as this: see `Loaded`.
  const isAwaited = useDeferredValue(isPlaying && query.data === undefined && query.error === undefined);
  return { query, isPlaying, isAwaited };
}

interface OwnBattlesProps {
  readonly own: ReturnType<typeof useOwnBattles>;
  readonly search: string;
  readonly onJoin: (battleId: string) => void;
}

/** Battles that hold the player's money, disputed ones too, and apart what friends offer to friends only. */
export function OwnBattles({ own: { query, isPlaying }, search, onJoin }: OwnBattlesProps) {
  const viewer = useViewer();
  const viewerId = viewer?.id ?? null;
  const isOwn = ({ creator, opponent }: BattleRowFragment) => [creator.id, opponent?.id].includes(viewerId ?? '');
  const battles = (query.data ?? query.previousData)?.myBattles.filter((battle) => contains(battle, search));
  return (
    <Loaded
      query={{ ...query, data: battles }}
      what={t.yourBattles()}
      skeleton={isPlaying ? <OwnSkeleton /> : null}
      // Whoever has none is not told so: the open battles below are the next step.
      isEmpty={(own) => own.length === 0}
      empty={null}
    >
      {(shown) => (
        <Stack gap={5}>
          <BattleGroup title={t.yours()} battles={shown.filter(isOwn)} viewerId={viewerId} onJoin={onJoin} />
          <BattleGroup
            title={t.friendsOnlyBattles()}
            battles={shown.filter((battle) => !isOwn(battle))}
            viewerId={viewerId}
            onJoin={onJoin}
          />
        </Stack>
      )}
    </Loaded>
  );
}

interface BattleGroupProps {
  readonly title: string;
  readonly battles: readonly BattleRowFragment[];
  readonly viewerId: string | null;
  readonly onJoin: (battleId: string) => void;
}

function BattleGroup({ title, battles, viewerId, onJoin }: BattleGroupProps) {
  const headingId = useId();
  if (battles.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={3}>
        <h2 id={headingId}>{title}</h2>
        <Stack as="ul" gap={2}>
          {battles.map((battle) => (
            <BattleContest key={battle.id} battle={battle} viewerId={viewerId} onJoin={onJoin} />
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

/** The same search as the server's: in the title or the creator's name, whatever the case. */
function contains({ title, creator }: BattleRowFragment, search: string): boolean {
  const text = searchKeyOf(search);
  return [title, creator.username].some((one) => searchKeyOf(one).includes(text));
}
