import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import { FREE_RUNS_PER_DAY_MAX, RIVALS, freePay } from '../../../domain/arcade/free-mode.ts';
import { CONTEST_MS } from '../../../domain/arcade/contests.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { ENTRY_GAPS, FREE_ENTRIES, GAMES, isGameId } from '../../../domain/arcade/games.ts';
import { HEAT_ENTRANTS_MAX, entryStake, heatParts } from '../../../domain/arcade/prizes.ts';
import type { ArcadeMode, Currency } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { DescriptionList, type Detail } from '../../ui/description-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MODE_WORDS, formatAmount, inputClass } from '../arcade-words.ts';
import type { ArcadeGameCardFragment } from '../operations/__generated__/arcade-game-card.gql.ts';
import { EnterArcadeDocument } from '../operations/__generated__/enter-arcade.gql.ts';
import { ReadArcadeSeatDocument } from '../operations/__generated__/read-arcade-seat.gql.ts';

const HINTS: Readonly<Record<ArcadeMode, string>> = {
  PRACTICE: 'No entry, no prize, no rating. Counts for missions from half of the target on.',
  FREE: `Against ${RIVALS} stored runs of players of your rating, paid by the house.`,
  SKILL: `A heat of up to ${HEAT_ENTRANTS_MAX} on one course, paid from its pool.`,
  BATTLE: 'One opponent on the same course. The better run takes the pool.',
  BRACKET: 'Pairs in rounds, each with a fresh course.',
};

interface ModeDialogProps {
  readonly game: ArcadeGameCardFragment;
  readonly onClose: () => void;
}

type Offer = ArcadeGameCardFragment['offers'][number];

function entriesOf({ mode, currency, least, most }: Offer): number[] {
  if (mode === 'FREE') return [...FREE_ENTRIES];
  const step = ENTRY_GAPS[currency];
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, n) => least + n * step);
}

/** A place of a heat with the share of the pool that it gets. */
const sharesOf = (entrants: number): string =>
  heatParts(entrants)
    .map((part) => `${part}%`)
    .join(', ');

/** What a run costs and what it can bring. */
function figuresOf({ mode, currency }: Offer, entry: number): Detail[] {
  const say = (amount: number): string => formatAmount(currency, amount);
  if (mode === 'PRACTICE') return [{ term: 'Entry', detail: 'None' }];
  if (mode === 'FREE') {
    const beaten = (count: number) =>
      freePay(
        entry,
        0,
        Array.from({ length: count }, () => ({ rating: 0, outcome: 1 as const })),
      );
    return [
      { term: 'Entry', detail: say(entry) },
      { term: 'For each rival beaten', detail: `up to ${say(beaten(1))}` },
      { term: `For all ${RIVALS}`, detail: `up to ${say(beaten(RIVALS))}` },
      { term: 'Decided', detail: 'at once' },
      { term: 'Total', detail: say(entry), total: true },
    ];
  }
  const { fee } = entryStake(entry);
  return [
    { term: 'Entry', detail: say(entry) },
    { term: 'Platform fee', detail: say(fee) },
    ...(mode === 'SKILL'
      ? [
          { term: 'Places of two', detail: sharesOf(2) },
          { term: 'Places of three to five', detail: sharesOf(5) },
          { term: 'Places of six to ten', detail: sharesOf(HEAT_ENTRANTS_MAX) },
        ]
      : [{ term: 'The winner gets', detail: say(2 * entry) }]),
    { term: 'Decided', detail: `when all have played, after ${CONTEST_MS / HOUR} hours at the latest` },
    { term: 'Total', detail: say(entry + fee), total: true },
  ];
}

const MODES: readonly ArcadeMode[] = ['PRACTICE', 'FREE', 'SKILL', 'BATTLE'];

/** How a game is played, for what, and what that can bring; 'Confirm' takes the entry (AR-03, AR-04). */
export function ModeDialog({ game, onClose }: ModeDialogProps) {
  const { id, title, offers } = game;
  const navigate = useNavigate();
  const modes = MODES.filter((mode) => offers.some((offer) => offer.mode === mode));
  const [mode, setMode] = useState<ArcadeMode>(modes[0] ?? 'PRACTICE');
  const [currency, setCurrency] = useState<Currency>('BC');
  const [wanted, setWanted] = useState<number | null>(null);
  const [opponent, setOpponent] = useState('');
  const enter = useAction(EnterArcadeDocument, { changes: ['ReadArcadeDesk', 'ListArcadeRuns'], movesMoney: true });

  const ofMode = offers.filter((offer) => offer.mode === mode);
  const offer = ofMode.find((one) => one.currency === currency) ?? ofMode[0];
  if (!offer || !isGameId(id)) return null;
  const entries = mode === 'PRACTICE' ? [0] : entriesOf(offer);
  const entry = entries.find((one) => one === wanted) ?? entries[0] ?? 0;
  const isNamed = mode === 'BATTLE' && offer.currency === 'BC';
  const named = isNamed ? opponent.trim() : '';
  const isLocked = offer.winsLeft > 0 || offer.runsLeft > 0;
  const confirm = async (): Promise<void> => {
    const { version } = GAMES[id];
    const terms = { game: id, version, mode, currency: offer.currency, entry, inputClass: inputClass() };
    const input = named === '' ? terms : { ...terms, opponent: named };
    const entered = await enter.run({ input });
    if (entered) void navigate(arcadeRunPath(entered.enterArcade.id));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      modalOnly
      locked={enter.isRunning}
      title={`Play ${title}`}
      description="Choose how you play. Nothing is taken before you confirm."
      footer={
        <>
          <Button variant="ghost" disabled={enter.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={enter.isRunning} disabled={isLocked} onClick={() => void confirm()}>
            Confirm
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <RadioGroup
          label="Mode"
          name="mode"
          value={mode}
          onChange={({ target }) => setMode(MODES.find((one) => one === target.value) ?? mode)}
          options={modes.map((one) => ({ value: one, label: MODE_WORDS[one], hint: HINTS[one] }))}
        />
        {ofMode.length > 1 && (
          <RadioGroup
            label="Currency"
            name="currency"
            value={offer.currency}
            onChange={({ target }) => setCurrency(target.value === 'USD' ? 'USD' : 'BC')}
            options={ofMode.map((one) => ({
              value: one.currency,
              label: one.currency === 'BC' ? 'BattleCoin' : 'Cash',
            }))}
          />
        )}
        {entries.length > 1 && (
          <Select
            label="Entry"
            value={String(entry)}
            onChange={({ target }) => setWanted(Number(target.value))}
            options={entries.map((one) => ({ value: String(one), label: formatAmount(offer.currency, one) }))}
          />
        )}
        {isNamed && (
          <TextField
            label="Invite a player (optional)"
            hint="Nobody else can take the second seat then. Left empty, an equal is drawn."
            autoComplete="off"
            value={opponent}
            onChange={({ target }) => setOpponent(target.value)}
          />
        )}
        {isLocked && <CashLock offer={offer} />}
        {(mode === 'SKILL' || mode === 'BATTLE') && named === '' && !isLocked && (
          <Seat game={id} mode={mode} currency={offer.currency} entry={entry} />
        )}
        <DescriptionList items={figuresOf(offer, entry)} />
        {mode === 'FREE' && (
          <Notice>
            {FREE_RUNS_PER_DAY_MAX} runs of free play a UTC day. The course is yours alone; a run that was begun counts.
          </Notice>
        )}
        {(mode === 'SKILL' || mode === 'BATTLE') && (
          <Notice>
            {offer.currency === 'BC' && `A win with ${GAMES[id].target} points or more counts towards play for cash. `}
            Whoever is alone at the end has entry and fee back, and so have two who are equal.
          </Notice>
        )}
        {enter.failure && <Notice tone="loss">{enter.failure.sentence}</Notice>}
      </Stack>
    </Dialog>
  );
}

/** What is still to be done before cash is open to the player (AR-08). */
function CashLock({ offer: { winsLeft, runsLeft } }: { readonly offer: Offer }) {
  const wins = `win ${winsLeft} more ${winsLeft === 1 ? 'contest' : 'contests'} for BattleCoin with the target reached`;
  const runs = `play ${runsLeft} more rated ${runsLeft === 1 ? 'run' : 'runs'} of this game`;
  const steps = [...(winsLeft > 0 ? [wins] : []), ...(runsLeft > 0 ? [runs] : [])];
  return (
    <Notice tone="warn" title="Cash is locked">
      To unlock it, {steps.join(' and ')}. Each win has to be against another player.
    </Notice>
  );
}

interface SeatProps {
  readonly game: string;
  readonly mode: ArcadeMode;
  readonly currency: Currency;
  readonly entry: number;
}

/** Whom the player would meet now, as far as that is known. */
function Seat({ game, mode, currency, entry }: SeatProps) {
  const { data, previousData, loading } = useQuery(ReadArcadeSeatDocument, {
    variables: { game, mode, currency, entry, inputClass: inputClass() },
    fetchPolicy: 'network-only',
  });
  const read = data ?? previousData;
  if (!read) return loading ? <Notice>Looking for a seat…</Notice> : null;
  const { arcadeSeat: seat } = read;
  if (!seat)
    return (
      <Notice title={mode === 'SKILL' ? 'You open a new heat' : 'You play first'}>
        {mode === 'SKILL'
          ? 'Nobody you may meet waits for this entry now. Others have 24 hours to come in.'
          : 'No equal waits for this entry now. Your opponent has 24 hours to come in, and sees your score only at the end.'}
      </Notice>
    );
  return (
    <Notice tone="win" title={mode === 'SKILL' ? `${seat.taken} of ${seat.seats} are in` : 'An equal waits for you'}>
      With you the pool is {formatAmount(currency, entry * (seat.taken + 1))}. Decided in{' '}
      <Countdown endsAt={seat.dueAt} now={serverNow} label="Time until it is decided" /> at the latest.
    </Notice>
  );
}
