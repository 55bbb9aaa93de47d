import { useQuery } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import { battlegroundsPath, challengePath } from '../../../domain/battles/battles.paths.ts';
import { formatCents } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { CONTEST_ROW_HEIGHT } from '../../ui/contest-row.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { POLL_MS } from '../hooks/use-open-battles.ts';
import { BattleStatisticsDocument } from '../operations/__generated__/profile-result.gql.ts';
import { OpenBattlesDocument } from '../operations/__generated__/battle.gql.ts';
import { mayJoin } from '../may-join.ts';
import { BattleContest } from './battle-contest.tsx';
import * as t from '../__generated__/messages.ts';

const SHOWN = 3;

/** Open battles that the player can pay for, for about the usual stake: from half of it to twice as much. */
export function UsualStake() {
  const navigate = useNavigate();
  const viewer = useViewer();
  const statistics = useQuery(BattleStatisticsDocument, { fetchPolicy: 'cache-and-network' });
  const usual = statistics.data?.stats?.averageWagerCents ?? 0;
  const bounds =
    usual === 0
      ? { minStakeCents: null, maxStakeCents: null }
      : { minStakeCents: Math.floor(usual / 2), maxStakeCents: 2 * usual };
  const query = useQuery(OpenBattlesDocument, {
    variables: { first: 20, sort: 'ENDING_SOON', ...bounds },
    skip: statistics.data === undefined,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const error = statistics.error ?? query.error;
  const refetch = async (): Promise<void> => {
    await Promise.all([statistics.refetch(), query.refetch()]);
  };
  const seats = query.data?.battles.edges
    .map(({ node }) => node)
    .filter(
      (battle) => mayJoin(battle, viewer?.id ?? null) && battle.holdCents <= (viewer?.wallet.availableToBetCents ?? 0),
    )
    .slice(0, SHOWN);
  return (
    <Panel
      title={t.openBattlesAtYourUsualStake()}
      aside={<Link to={battlegroundsPath('live-battles')}>{t.allBattles()}</Link>}
    >
      <Loaded
        query={{ data: seats, error, loading: query.loading, refetch }}
        what={t.theOpenBattles()}
        skeleton={[SHOWN, CONTEST_ROW_HEIGHT]}
        isEmpty={(battles) => battles.length === 0}
        empty={
          <Text tone="dim">
            {usual === 0
              ? t.noBattleWaitsForAnOpponent()
              : t.noBattleForAroundUsualWaits({ usual: formatCents(usual) })}
          </Text>
        }
      >
        {(battles) => (
          <Stack as="ul" gap={2}>
            {battles.map((battle) => (
              <BattleContest
                key={battle.id}
                battle={battle}
                viewerId={viewer?.id ?? null}
                onJoin={(id) => void navigate(challengePath(id))}
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
