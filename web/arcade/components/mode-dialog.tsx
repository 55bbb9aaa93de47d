import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { arcadeBracketPath, arcadeRunPath } from '../../../domain/arcade/arcade.paths.ts';
import { BRACKET_SIZES, type BracketSize, placePrizes, roundsOf } from '../../../domain/arcade/bracket.ts';
import { FREE_RUNS_PER_DAY_MAX, RIVALS, freePay } from '../../../domain/arcade/free-mode.ts';
import { CONTEST_MS } from '../../../domain/arcade/contests.ts';
import { leaderboardsPath } from '../../../domain/results/results.paths.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { walletTabPath } from '../../../domain/wallet/wallet.paths.ts';
import { ENTRY_GAPS, FREE_ENTRIES, GAMES, isByInputClass, isGameId } from '../../../domain/arcade/games.ts';
import { HEAT_ENTRANTS_MAX, entryStake, heatParts } from '../../../domain/arcade/prizes.ts';
import type { ArcadeMode, Currency, InputClass } from '../../data/__generated__/schema-types.ts';
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
import { HAND_WORDS, MODE_WORDS, formatAmount } from '../arcade-words.ts';
import { handsOf, likelyHand } from '../hand.ts';
import type { ArcadeGameCardFragment } from '../operations/__generated__/arcade-game-card.gql.ts';
import { EnterArcadeDocument } from '../operations/__generated__/enter-arcade.gql.ts';
import { EnterArcadeBracketDocument } from '../operations/__generated__/enter-arcade-bracket.gql.ts';
import { ReadArcadeBracketPlaceDocument } from '../operations/__generated__/read-arcade-bracket-place.gql.ts';
import { ReadArcadeSeatDocument } from '../operations/__generated__/read-arcade-seat.gql.ts';
import { RoughClock } from './rough-clock.tsx';

const HINTS: Readonly<Record<ArcadeMode, string>> = {
  PRACTICE: 'No entry, no prize, no rating. Counts for missions from half of the target on.',
  DAILY: 'One course a day for everybody, one run each. No entry, no prize but your place.',
  FREE: `Against ${RIVALS} stored runs of players of your rating, paid by the house.`,
  SKILL: `A heat of up to ${HEAT_ENTRANTS_MAX} on one course, paid from its pool.`,
  BATTLE: 'One opponent on the same course. The better run takes the pool.',
  BRACKET: 'Four or eight players in pairs, each pair on a fresh course. The better run of a pair goes on.',
};

interface ModeDialogProps {
  readonly game: ArcadeGameCardFragment;
  readonly onClose: () => void;
}

type Offer = ArcadeGameCardFragment['offers'][number];

function entriesOf({ mode, currency, leastSum: { value: least }, mostSum: { value: most } }: Offer): number[] {
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
function figuresOf({ mode, currency }: Offer, entry: number, size: BracketSize): Detail[] {
  const say = (amount: number): string => formatAmount(currency, amount);
  if (mode === 'PRACTICE' || mode === 'DAILY') return [{ term: 'Entry', detail: 'None' }];
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
  if (mode === 'BRACKET') {
    const [first = 0, second = 0, third = 0] = placePrizes(size, entry).map(({ amount }) => amount);
    return [
      { term: 'Entry', detail: say(entry) },
      { term: 'Platform fee', detail: say(fee) },
      { term: 'The winner gets', detail: say(first) },
      { term: 'The other finalist gets', detail: say(second) },
      ...(third > 0 ? [{ term: 'Each other semi-finalist gets', detail: say(third) }] : []),
      { term: 'Has to be full', detail: `within ${CONTEST_MS / HOUR} hours, or all is given back` },
      { term: 'Played', detail: `in ${roundsOf(size)} rounds of ${CONTEST_MS / HOUR} hours at the most` },
      { term: 'Total', detail: say(entry + fee), total: true },
    ];
  }
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

const MODES: readonly ArcadeMode[] = ['PRACTICE', 'DAILY', 'FREE', 'SKILL', 'BATTLE', 'BRACKET'];

/** How a game is played, for what, and what that can bring; 'Confirm' takes the entry (AR-03, AR-04). */
export function ModeDialog({ game, onClose }: ModeDialogProps) {
  const { id, title, offers } = game;
  const navigate = useNavigate();
  const modes = MODES.filter((mode) => offers.some((offer) => offer.mode === mode));
  const [mode, setMode] = useState<ArcadeMode>(modes[0] ?? 'PRACTICE');
  const [currency, setCurrency] = useState<Currency>('BC');
  const [wanted, setWanted] = useState<number | null>(null);
  const [opponent, setOpponent] = useState('');
  const [chosenHand, setHand] = useState<InputClass | null>(null);
  const [size, setSize] = useState<BracketSize>(BRACKET_SIZES[0]);
  const enter = useAction(EnterArcadeDocument, { changes: ['ReadArcadeDesk', 'ListArcadeRuns'], movesMoney: true });
  const enterBracket = useAction(EnterArcadeBracketDocument, { changes: ['ReadArcadeDesk'], movesMoney: true });
  const isRunning = enter.isRunning || enterBracket.isRunning;
  const failure = enter.failure ?? enterBracket.failure;

  const ofMode = offers.filter((offer) => offer.mode === mode);
  const offer = ofMode.find((one) => one.currency === currency) ?? ofMode[0];
  if (!offer || !isGameId(id)) return null;
  const entries = offer.mostSum.value === 0 ? [0] : entriesOf(offer);
  const entry = entries.find((one) => one === wanted) ?? entries[0] ?? 0;
  const isNamed = mode === 'BATTLE' && offer.currency === 'BC';
  const named = isNamed ? opponent.trim() : '';
  const isByHand = isByInputClass(id, offer.currency);
  const inputClass = (isByHand ? chosenHand : null) ?? likelyHand(id);
  const isLocked = offer.bar !== null || offer.winsLeft > 0 || offer.runsLeft > 0;
  const confirm = async (): Promise<void> => {
    const { version } = GAMES[id];
    if (mode === 'BRACKET') {
      const wantedBracket = { game: id, version, currency: offer.currency, entry, size, inputClass };
      const seated = await enterBracket.run({ input: wantedBracket });
      if (seated) void navigate(arcadeBracketPath(seated.enterArcadeBracket.id));
      return;
    }
    const terms = { game: id, version, mode, currency: offer.currency, entry, inputClass };
    const input = named === '' ? terms : { ...terms, opponent: named };
    const entered = await enter.run({ input });
    if (entered) void navigate(arcadeRunPath(entered.enterArcade.id));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      modalOnly
      locked={isRunning}
      title={`Play ${title}`}
      description="Choose how you play. Nothing is taken before you confirm."
      footer={
        <>
          <Button variant="ghost" disabled={isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isRunning} disabled={isLocked} onClick={() => void confirm()}>
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
        {mode === 'BRACKET' && (
          <RadioGroup
            label="Players"
            name="size"
            value={String(size)}
            onChange={({ target }) => setSize(BRACKET_SIZES.find((one) => String(one) === target.value) ?? size)}
            options={BRACKET_SIZES.map((one) => ({ value: String(one), label: String(one) }))}
          />
        )}
        {isByHand && !isLocked && (
          <RadioGroup
            label="Played with"
            name="hand"
            value={inputClass}
            onChange={({ target }) => setHand(handsOf(id).find((one) => one === target.value) ?? inputClass)}
            options={handsOf(id).map((one) => ({ value: one, label: HAND_WORDS[one] }))}
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
        {offer.currency === 'USD' && !isLocked && <RoughClock />}
        {(mode === 'SKILL' || mode === 'BATTLE') && named === '' && !isLocked && (
          <Seat game={id} mode={mode} currency={offer.currency} entry={entry} inputClass={inputClass} />
        )}
        {mode === 'BRACKET' && !isLocked && (
          <BracketSeat game={id} currency={offer.currency} entry={entry} size={size} inputClass={inputClass} />
        )}
        <DescriptionList items={figuresOf(offer, entry, size)} />
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
        {mode === 'BRACKET' && (
          <Notice>
            Whoever does not play a pair in time is out, so that nobody holds up the others. Two who are equal play one
            more course, and after it the better seed goes on. If nobody plays, all have entry and fee back.
          </Notice>
        )}
        {failure && <Notice tone="loss">{failure.sentence}</Notice>}
      </Stack>
    </Dialog>
  );
}

const BARS = {
  UNVERIFIED: {
    sentence: 'Cash is for players of proven age.',
    to: walletTabPath('verification'),
    act: 'Verify your account',
  },
  REGION_UNKNOWN: {
    sentence: 'Cash is not played for in every region, and we do not know yours.',
    to: leaderboardsPath,
    act: 'Choose your region',
  },
  REGION_OFF: { sentence: 'The arcade is not played for cash in your region.', to: null, act: '' },
  TOO_YOUNG: { sentence: 'Your documents do not show the age that cash needs in your region.', to: null, act: '' },
} as const;

/** What is still to be done before cash is open to the player (AR-08). */
function CashLock({ offer: { bar, winsLeft, runsLeft } }: { readonly offer: Offer }) {
  if (bar) {
    const { sentence, to, act } = BARS[bar];
    return (
      <Notice
        tone="warn"
        title="Cash is closed to you"
        action={
          to && (
            <Button asChild>
              <Link to={to}>{act}</Link>
            </Button>
          )
        }
      >
        {sentence}
      </Notice>
    );
  }
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
  readonly inputClass: InputClass;
}

/** Whom the player would meet now, as far as that is known. */
function Seat(props: SeatProps) {
  const { mode, currency, entry } = props;
  const { data, previousData, loading } = useQuery(ReadArcadeSeatDocument, {
    variables: { ...props },
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

interface BracketSeatProps {
  readonly game: string;
  readonly currency: Currency;
  readonly entry: number;
  readonly size: BracketSize;
  readonly inputClass: InputClass;
}

/** Whether a bracket waits for the player now. */
function BracketSeat(props: BracketSeatProps) {
  const { data, previousData, loading } = useQuery(ReadArcadeBracketPlaceDocument, {
    variables: { ...props },
    fetchPolicy: 'network-only',
  });
  const read = data ?? previousData;
  if (!read) return loading ? <Notice>Looking for a seat…</Notice> : null;
  const { arcadeBracketPlace: place } = read;
  if (!place)
    return (
      <Notice title="You open a new bracket">
        Nobody you may meet waits for this entry now. It begins when it is full, and until then you can leave it.
      </Notice>
    );
  return (
    <Notice tone="win" title={`${place.taken} of ${props.size} are in`}>
      {place.taken + 1 === props.size ? 'You are the last: it begins at once.' : 'It begins when it is full.'}
    </Notice>
  );
}
