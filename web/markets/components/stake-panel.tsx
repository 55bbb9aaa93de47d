import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { betsPath } from '../../../domain/markets/markets.paths.ts';
import { oddsText } from '../../../domain/markets/odds.ts';
import { formatCents } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { STAKE_ROWS, STAKE_TITLE } from '../../parts/battle-skeletons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { BAR_WORDS, NO_MARKET_WORDS, STATE_WORDS } from '../bet-words.ts';
import { useStakeBoard } from '../hooks/use-stake-board.ts';
import type { StakeBoardFieldsFragment } from '../operations/__generated__/market.gql.ts';
import { StakeForm } from './stake-form.tsx';
import * as t from '../__generated__/messages.ts';

type StakePanelProps = OptionalParts['markets.panel'];

export type OpenMarket = NonNullable<StakeBoardFieldsFragment['market']>;

/** 'Stake on the Outcome' (HZ-03 to HZ-06). */
export function StakePanel({
  contestId,
  streamId = null,
  isOptional = false,
  title = STAKE_TITLE,
  isElsewhere = false,
  onTurned,
}: StakePanelProps) {
  const query = useStakeBoard(contestId);
  const board = query.data;
  const isOpen = board && board.market?.state === 'OPEN';
  const tellTurn = useEffectEvent((isOpenNow: boolean) => onTurned?.(isOpenNow));
  useEffect(() => {
    if (isOpen !== undefined) tellTurn(isOpen);
  }, [isOpen]);
  if (isOptional && !board?.market) return null;
  return (
    <Panel title={title}>
      <Loaded query={{ ...query, data: board }} what={t.theOdds()} skeleton={STAKE_ROWS}>
        {({ market, reason }) =>
          market ? (
            <Stack gap={4}>
              {isElsewhere && <ContestLine contestId={contestId} market={market} />}
              <MarketState market={market} streamId={streamId} refetch={query.refetch} />
            </Stack>
          ) : (
            <Text tone="dim">{reason && NO_MARKET_WORDS[reason]}</Text>
          )
        }
      </Loaded>
    </Panel>
  );
}

function ContestLine({ contestId, market }: { readonly contestId: string; readonly market: OpenMarket }) {
  const [one = '', other = ''] = market.sides.map(({ player }) => player.username);
  return (
    <Stack gap={1}>
      <Heading level={3}>
        <Link to={challengePath(contestId)}>{t.oneVsOther({ one, other })}</Link>
      </Heading>
      {market.state === 'OPEN' && <Text tone="dim">{t.betsCloseWhenItStarts()}</Text>}
    </Stack>
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
      {winner !== undefined && <Text weight={600}>{t.winnerWon({ winner })}</Text>}
      {closed !== null && <Text tone="dim">{closed}</Text>}
      <OwnStake market={market} />
      {closed === null && market.bar !== null && <Notice>{BAR_WORDS[market.bar]}</Notice>}
      {closed === null && market.bar === null && <StakeForm market={market} streamId={streamId} refetch={refetch} />}
    </Stack>
  );
}

/** The odds of the own bets; of several at different ones what they come to. */
const lockedOdds = ({ ownPayoutCents, ownStakedCents }: OpenMarket): string =>
  oddsText(Math.round((100 * ownPayoutCents) / ownStakedCents));

function OwnStake({ market }: { readonly market: OpenMarket }) {
  const own = market.sides.find(({ player }) => player.id === market.ownPlayerId);
  if (!own) return null;
  const player = own.player.username;
  return (
    <Stack gap={1}>
      <Text>
        {t.youHaveStakedOnPlayer({
          amount: formatCents(market.ownStakedCents),
          player,
          link: (inside) => <Link to={betsPath}>{inside}</Link>,
        })}
      </Text>
      <Text tone="dim">
        {t.lockedAtOdds({ odds: lockedOdds(market), payout: formatCents(market.ownPayoutCents), player })}
      </Text>
    </Stack>
  );
}
