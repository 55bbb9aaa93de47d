import { Link } from 'react-router-dom';
import { betsPath } from '../../../domain/markets/markets.paths.ts';
import { formatCents } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { BAR_WORDS, NO_MARKET_WORDS, STATE_WORDS } from '../bet-words.ts';
import { useStakeBoard } from '../hooks/use-stake-board.ts';
import type { StakeBoardFieldsFragment } from '../operations/__generated__/stake-board-fields.gql.ts';
import { StakeForm } from './stake-form.tsx';

export interface StakePanelProps {
  /** The battle that is bet on. */
  readonly contestId: string;
  /** The stream on which the panel stands: its streamer earns by the bets that are placed there. */
  readonly streamId?: string | null;
  /** Nothing is shown where there is nothing to bet on, and none of the reasons. */
  readonly isOptional?: boolean;
}

export type OpenMarket = NonNullable<StakeBoardFieldsFragment['market']>;

/** 'Stake on the Outcome' (HZ-03 to HZ-06). */
export function StakePanel({ contestId, streamId = null, isOptional = false }: StakePanelProps) {
  const query = useStakeBoard(contestId);
  const board = query.data?.stakeBoard;
  if (isOptional && !board?.market) return null;
  return (
    <Panel title="Stake on the Outcome">
      <Loaded query={{ ...query, data: board }} what="the odds" skeleton={[3, 48]}>
        {({ market, reason }) =>
          market ? (
            <MarketState market={market} streamId={streamId} refetch={query.refetch} />
          ) : (
            <Text tone="dim">{reason && NO_MARKET_WORDS[reason]}</Text>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface MarketStateProps {
  readonly market: OpenMarket;
  readonly streamId: string | null;
  readonly refetch: () => Promise<unknown>;
}

function MarketState({ market, streamId, refetch }: MarketStateProps) {
  const closed = STATE_WORDS[market.state];
  const winner = market.sides.find(({ player }) => player.id === market.winnerId)?.player.username;
  return (
    <Stack gap={4}>
      {winner !== undefined && <Text weight={600}>{winner} won.</Text>}
      {closed !== null && <Text tone="dim">{closed}</Text>}
      <OwnStake market={market} />
      {closed === null && market.bar !== null && <Notice>{BAR_WORDS[market.bar]}</Notice>}
      {closed === null && market.bar === null && <StakeForm market={market} streamId={streamId} refetch={refetch} />}
    </Stack>
  );
}

function OwnStake({ market }: { readonly market: OpenMarket }) {
  const own = market.sides.find(({ player }) => player.id === market.ownPlayerId);
  if (!own) return null;
  return (
    <Text>
      You have {formatCents(market.ownStakedCents)} on {own.player.username}. <Link to={betsPath}>Your bets</Link>
    </Text>
  );
}
