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
import { Failed } from '../../parts/failed.tsx';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import type { BattleGame } from '../../data/__generated__/schema-types.ts';
import { Button } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { GameArt } from '../../ui/game-art.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { useTickingText } from '../../ui/ticker.ts';
import { TileGroup } from '../../ui/tile-group.tsx';
import { EnterQueueDocument } from '../operations/__generated__/enter-queue.gql.ts';
import { ReadQueueFiguresDocument } from '../operations/__generated__/queue-figures.gql.ts';
import type { QueuePlaceFieldsFragment } from '../operations/__generated__/queue-place-fields.gql.ts';
import { ReadQueueTermsDocument } from '../operations/__generated__/queue-terms.gql.ts';
import { gameWordOf, rangeWordOf, waitWordOf } from '../queue-words.ts';

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
    if (!data) return error ? 'How many wait is not known right now.' : `Counting who waits for ${gameWordOf(game)} …`;
    const { waiting, medianWaitSeconds } = data.queueFigures;
    const who = waiting === 1 ? '1 player waits' : waiting === 0 ? 'Nobody waits' : `${waiting} players wait`;
    const long =
      medianWaitSeconds === null ? '' : ` Whoever found an opponent lately waited ${waitWordOf(medianWaitSeconds)}.`;
    return `${who} for ${gameWordOf(game)} now.${long}`;
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
  const form = useForm({
    schema: wishSchema,
    initial: {
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
    rules === null ? undefined : `From ${formatCents(rules.minStakeCents)} to ${formatCents(rules.maxStakeCents)}`;
  const available = availableCents === null ? undefined : `${formatCents(availableCents)} available to bet`;
  return (
    <FormDialog
      {...form.wires}
      title="Find me a match"
      description="We look for an opponent of your strength who plays for as much. Nothing is held before you both confirm."
      submitLabel="Find an opponent"
      busy={form.isSending}
      disabled={isCooling}
      onClose={onClose}
    >
      {isCooling && freeAt !== null && (
        <Notice tone="warn" title="You let an offer pass">
          You can queue again in <Countdown endsAt={freeAt} now={serverNow} label="Time until you can queue" />.
        </Notice>
      )}
      <Stack gap={2}>
        <TileGroup label="Game" options={GAME_TILES} {...form.field('game')} />
        <WaitingFigures game={game} />
      </Stack>
      <Stack gap={2}>
        <Row gap={2} role="group" aria-label="Quick ranges">
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
          <MoneyField label="Least stake" required hint={bounds} {...form.field('least')} />
          <MoneyField label="Most stake" required hint={available} {...form.field('most')} />
        </Grid>
      </Stack>
      <Text tone="dim" size={14}>
        You play for the least that is enough for both.
        {heldCents !== null &&
          rules !== null &&
          ` At most ${formatCents(heldCents)} is held: your stake and the fee of ${rules.feeBasisPoints / 100}%.`}
      </Text>
      <Failed failure={form.notice} />
    </FormDialog>
  );
}

/** The most is not below the least. */
function orderProblem(least: string, most: string): string | null {
  const [from, to] = [parseDollars(least), parseDollars(most)];
  return from !== null && to !== null && to < from ? 'The most has to be at least as much as the least.' : null;
}
