import { useQuery } from '@apollo/client/react';
import * as z from 'zod/mini';
import { decimalOf, shareOf } from '../../../domain/shared/money.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { GAME_OPTIONS } from '../../forms/battle-options.ts';
import { choice } from '../../forms/choice.ts';
import { stakeProblem } from '../../forms/stake-problem.ts';
import { useForm } from '../../forms/use-form.ts';
import { formatCents, parseDollars } from '../../format/format.ts';
import { serverNow } from '../../live/server-clock.ts';
import { AddMissing } from '../../parts/add-missing.tsx';
import { Failed } from '../../parts/failed.tsx';
import { useFilledIn } from '../../session/use-filled-in.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet.gql.ts';
import type { BattleGame } from '../../data/__generated__/schema-types.ts';
import { Button } from '../../ui/form/button.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { GameArt } from '../../ui/face/game-art.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useTickingText } from '../../ui/figure/ticker.ts';
import { TileGroup } from '../../ui/list/tile-group.tsx';
import {
  EnterQueueDocument,
  ReadQueueFiguresDocument,
  type QueuePlaceFieldsFragment,
} from '../operations/__generated__/matchmaking.gql.ts';
import { ReadQueueTermsDocument } from '../operations/__generated__/battle.gql.ts';
import { gameWordOf, rangeWordOf, waitWordOf } from '../queue-words.ts';
import * as t from '../__generated__/messages.ts';

/** What most battles are played for, from and to. */
const QUICK_RANGES = [
  [5_00, 10_00],
  [10_00, 25_00],
  [25_00, 50_00],
  [50_00, 100_00],
] as const;

const GAME_TILES = GAME_OPTIONS.map((option) => ({
  ...option,
  picture: <GameArt gameId={option.value.toLowerCase()} ratio={2} flush />,
}));

const wishSchema = z.object({ game: choice<BattleGame>(), least: z.string(), most: z.string() });

/** How often the figures of those who wait are counted anew while the dialog is open. */
const COUNT_EVERY = 10 * SECOND;

/** How many wait and how long it took of late, as far as there is something to tell. */
function WaitingFigures({ game }: { readonly game: BattleGame }) {
  const { data, error } = useQuery(ReadQueueFiguresDocument, {
    variables: { game },
    fetchPolicy: 'cache-and-network',
    pollInterval: COUNT_EVERY,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const say = (): string => {
    if (!data) return error ? t.howManyWaitIsNotKnownRight() : t.countingWhoWaitsForGame({ game: gameWordOf(game) });
    const { waiting, medianWaitSeconds } = data.queueFigures;
    const who = t.playersWaitForGame({ waiting, game: gameWordOf(game) });
    if (medianWaitSeconds === null) return who;
    return `${who} ${t.whoeverFoundAnOpponentWaited({ wait: waitWordOf(medianWaitSeconds) })}`;
  };
  return (
    <Text tone="dim" size={14} role="status" style={{ minHeight: '2.8em' }}>
      {say()}
    </Text>
  );
}

interface FindDialogProps {
  readonly place: QueuePlaceFieldsFragment;
  readonly onClose: () => void;
}

/** Asks for the game and the range of stakes, and queues. */
export function FindDialog({ place, onClose }: FindDialogProps) {
  const rules = useQuery(ReadQueueTermsDocument).data?.battleRules ?? null;
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const availableCents = wallet.data?.wallet?.availableToBetCents ?? null;
  const enter = useAction(EnterQueueDocument);
  const filledIn = useFilledIn(wishSchema);
  const form = useForm({
    schema: wishSchema,
    initial: filledIn ?? {
      game: place.game ?? 'VALORANT',
      least: decimalOf(place.minStakeCents ?? 10_00),
      most: decimalOf(place.maxStakeCents ?? 25_00),
    },
    check: ({ least, most }) => ({
      least: stakeProblem(least, rules, null),
      most: stakeProblem(most, rules, availableCents) ?? orderProblem(least, most),
    }),
    places: { minStakeCents: 'least', maxStakeCents: 'most', stakeCents: 'most' },
    sending: enter,
    send: async ({ game, least, most }) => {
      const input = { game, minStakeCents: parseDollars(least) ?? 0, maxStakeCents: parseDollars(most) ?? 0 };
      if (await enter.run({ input })) onClose();
    },
  });
  const freeAt = place.freeAt;
  const isCooling = useTickingText(() => String(freeAt !== null && serverNow() < freeAt)) === 'true';
  const { game, least, most } = form.values;
  const [leastCents, mostCents] = [parseDollars(least), parseDollars(most)];
  const heldCents = mostCents === null || rules === null ? null : mostCents + shareOf(mostCents, rules.feeBasisPoints);
  const bounds =
    rules === null
      ? undefined
      : t.fromMinStakeToMaxStake({
          minStake: formatCents(rules.minStakeCents),
          maxStake: formatCents(rules.maxStakeCents),
        });
  const available =
    availableCents === null ? undefined : t.availableAvailableToBet({ available: formatCents(availableCents) });
  return (
    <FormDialog
      {...form.wires}
      title={t.findMeAMatch()}
      description={t.weLookForAnOpponent()}
      submitLabel={t.findAnOpponent()}
      busy={form.isSending}
      disabled={isCooling}
      onClose={onClose}
    >
      {isCooling && freeAt !== null && (
        <Notice tone="warn" title={t.youLetAnOfferPass()}>
          {t.youCanQueueAgainIn({
            countdown: <Countdown endsAt={freeAt} now={serverNow} label={t.timeUntilYouCanQueue()} />,
          })}
        </Notice>
      )}
      <Stack gap={2}>
        <TileGroup label={t.game()} options={GAME_TILES} {...form.field('game')} />
        <WaitingFigures game={game} />
      </Stack>
      <Stack gap={2}>
        <Row gap={2} role="group" aria-label={t.quickRanges()}>
          {QUICK_RANGES.map(([from, to]) => (
            <Button
              key={from}
              size="small"
              aria-pressed={leastCents === from && mostCents === to}
              onClick={() => form.set({ least: decimalOf(from), most: decimalOf(to) })}
            >
              {rangeWordOf(from, to)}
            </Button>
          ))}
        </Row>
        <Grid min={180} gap={4}>
          <MoneyField label={t.leastStake()} required hint={bounds} {...form.field('least')} />
          <MoneyField label={t.mostStake()} required hint={available} {...form.field('most')} />
        </Grid>
      </Stack>
      <Text tone="dim" size={14}>
        {t.youPlayForTheLeast()}
        {heldCents !== null &&
          rules !== null &&
          ` ${t.atMostHeldIsHeld({ held: formatCents(heldCents), feePercent: rules.feeBasisPoints / 100 })}`}
      </Text>
      <AddMissing neededCents={heldCents} filledIn={form.values} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}

/** The most is not below the least. */
function orderProblem(least: string, most: string): string | null {
  const [from, to] = [parseDollars(least), parseDollars(most)];
  return from !== null && to !== null && to < from ? t.theMostHasToBeAtLeast() : null;
}
