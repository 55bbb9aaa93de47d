import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { memo, useId, useState } from 'react';
import { QUICK_CENTS } from '../../../domain/markets/market.ts';
import { oddsText, payoutOf } from '../../../domain/markets/odds.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { stakeProblem } from '../../forms/stake-problem.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import { AddMissing } from '../../parts/add-missing.tsx';
import { GoneMeanwhile } from '../../parts/gone-meanwhile.tsx';
import { useFilledIn } from '../../session/use-filled-in.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import { Button } from '../../ui/form/button.tsx';
import { Face } from '../../ui/face/face.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { TileGroup } from '../../ui/list/tile-group.tsx';
import { StakeDialog } from './stake-dialog.tsx';
import type { OpenMarket } from './stake-panel.tsx';
import * as t from '../__generated__/messages.ts';

/** A bet that was left to add money for it. */
interface Bet {
  readonly marketId: string;
  readonly playerId: string | null;
  readonly stake: string;
}

const isBet = (value: unknown): value is Bet =>
  typeof value === 'object' &&
  value !== null &&
  'marketId' in value &&
  'playerId' in value &&
  'stake' in value &&
  typeof value.stake === 'string';

/** Reads it without the library of forms, which these panels do not wait for. */
const betSchema = { safeParse: (value: unknown) => (isBet(value) ? { data: value } : {}) };

interface StakeFormProps {
  readonly market: OpenMarket;
  readonly streamId: string | null;
  readonly refetch: () => Promise<unknown>;
}

const face = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-1)',
  paddingBlockStart: 'var(--space-3)',
});
const odds = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--size-28)', fontWeight: 700 });

interface SideTilesProps extends Pick<OpenMarket, 'sides' | 'ownPlayerId'> {
  readonly playerId: string | null;
  readonly onChoose: (playerId: string) => void;
}

/** The two sides with their odds; of somebody who has bet, the own one. Drawn anew by news of them, not by typing. */
const SideTiles = memo(function SideTiles({ sides, ownPlayerId, playerId, onChoose }: SideTilesProps) {
  const name = useId();
  const [first, second] = sides;
  return (
    <Stack gap={2}>
      <TileGroup
        label={t.whoWins()}
        name={name}
        value={playerId ?? ''}
        onChange={({ target }) => onChoose(target.value)}
        options={sides
          .filter(({ player }) => ownPlayerId === null || player.id === ownPlayerId)
          .map((one) => ({
            value: one.player.id,
            label: one.player.username,
            picture: (
              <span css={face}>
                <Face id={one.player.id} src={one.player.avatarUrl} />
                <span css={odds}>{oddsText(one.odds)}</span>
              </span>
            ),
          }))}
      />
      {first && first.odds === second?.odds && (
        <Text tone="dim">{t.bothSidesPayOdds({ odds: oddsText(first.odds) })}</Text>
      )}
    </Stack>
  );
});

/** Whom, and how much; the payout appears once both are set (HZ-04, HZ-05). */
export function StakeForm({ market, streamId, refetch }: StakeFormProps) {
  const { data } = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const filledIn = useFilledIn(betSchema);
  const isSame = filledIn?.marketId === market.id;
  const [chosenId, choose] = useState<string | null>(isSame ? filledIn.playerId : null);
  const [stake, setStake] = useState(isSame ? filledIn.stake : '');
  const [isAsked, ask] = useState(false);
  const playerId = market.ownPlayerId ?? chosenId;
  const side = market.sides.find(({ player }) => player.id === playerId);
  const stakeCents = parseDollars(stake);
  const rules = { minStakeCents: market.minCents, maxStakeCents: Math.min(market.maxCents, market.ownLeftCents) };
  const available = data?.wallet?.availableToBetCents ?? null;
  const isSpent = market.ownLeftCents < market.minCents;
  const problem = stake.trim() === '' || isSpent ? null : stakeProblem(stake, rules, available);
  const isReady = side !== undefined && stakeCents !== null && problem === null && !isSpent;

  const askBack = async (): Promise<void> => {
    if (!isReady) return;
    // The odds are good for half a minute: those that are confirmed are the newest.
    await refetch().catch(() => undefined);
    ask(true);
  };

  return (
    <>
      <Stack gap={4}>
        {filledIn !== null && !isSame && <GoneMeanwhile />}
        <SideTiles sides={market.sides} ownPlayerId={market.ownPlayerId} playerId={playerId} onChoose={choose} />
        <MoneyField
          label={t.stakeAmount()}
          value={stake}
          onChange={setStake}
          error={problem ?? undefined}
          disabled={isSpent}
          hint={
            isSpent
              ? t.youHaveStakedAllThatOnePlayer()
              : t.upToLeftOnThisMatch({ left: formatCents(market.ownLeftCents) })
          }
        />
        <Row gap={2} role="group" aria-label={t.quickAmounts()}>
          {QUICK_CENTS.map((cents) => (
            <Button
              key={cents}
              size="small"
              aria-pressed={stakeCents === cents}
              disabled={isSpent}
              onClick={() => setStake(decimalOf(cents))}
            >
              ${cents / 100}
            </Button>
          ))}
        </Row>
        {!isSpent && (
          <AddMissing neededCents={stakeCents} filledIn={{ marketId: market.id, playerId, stake } satisfies Bet} />
        )}
        <div role="status">
          {side !== undefined && stakeCents !== null && (
            <Row justify="space-between">
              <Text as="span" tone="dim">
                {t.potentialPayout()}
              </Text>
              <Text as="strong" size={20}>
                <Money cents={payoutOf(stakeCents, side.odds)} />
              </Text>
            </Row>
          )}
        </div>
        <Button variant="primary" wide disabled={!isReady} onClick={() => void askBack()}>
          {t.placeStake()}
        </Button>
      </Stack>
      {isAsked && side !== undefined && stakeCents !== null && (
        <StakeDialog
          market={market}
          side={side}
          stakeCents={stakeCents}
          streamId={streamId}
          onClose={() => ask(false)}
          onPlaced={() => {
            ask(false);
            setStake('');
          }}
        />
      )}
    </>
  );
}
