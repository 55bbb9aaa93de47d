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
import { AddRefused } from '../../parts/add-missing.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList, type Detail } from '../../ui/list/description-list.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { serverNow } from '../../live/server-clock.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { HAND_WORDS, MODE_WORDS, formatAmount } from '../arcade-words.ts';
import { handsOf, likelyHand } from '../hand.ts';
import {
  type ArcadeGameCardFragment,
  EnterArcadeDocument,
  ReadArcadeSeatDocument,
} from '../operations/__generated__/arcade.gql.ts';
import { EnterArcadeBracketDocument, ReadArcadeBracketPlaceDocument } from '../operations/__generated__/bracket.gql.ts';
import { RoughClock } from './rough-clock.tsx';
import * as t from '../__generated__/messages.ts';

const HINTS: Readonly<Record<ArcadeMode, string>> = {
  PRACTICE: t.noEntryNoPrizeNoRatingCounts(),
  DAILY: t.oneCourseADayForEverybodyOne(),
  FREE: t.againstRivalsStoredRunsOfPlayers({ rivals: RIVALS }),
  SKILL: t.aHeatOfUpTo({ most: HEAT_ENTRANTS_MAX }),
  BATTLE: t.oneOpponentOnTheSameCourse(),
  BRACKET: t.fourOrEightPlayersInPairsEach(),
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
  if (mode === 'PRACTICE' || mode === 'DAILY') return [{ term: t.entry(), detail: t.none() }];
  if (mode === 'FREE') {
    const beaten = (count: number) =>
      freePay(
        entry,
        0,
        Array.from({ length: count }, () => ({ rating: 0, outcome: 1 as const })),
      );
    return [
      { term: t.entry(), detail: say(entry) },
      { term: t.forEachRivalBeaten(), detail: t.upToAmount({ amount: say(beaten(1)) }) },
      { term: t.forAllRivals({ rivals: RIVALS }), detail: t.upToAmount({ amount: say(beaten(RIVALS)) }) },
      { term: t.decided(), detail: t.atOnce() },
      { term: t.total(), detail: say(entry), total: true },
    ];
  }
  const { fee } = entryStake(entry);
  if (mode === 'BRACKET') {
    const [first = 0, second = 0, third = 0] = placePrizes(size, entry).map(({ amount }) => amount);
    return [
      { term: t.entry(), detail: say(entry) },
      { term: t.platformFee(), detail: say(fee) },
      { term: t.theWinnerGets(), detail: say(first) },
      { term: t.theOtherFinalistGets(), detail: say(second) },
      ...(third > 0 ? [{ term: t.eachOtherSemiFinalistGets(), detail: say(third) }] : []),
      { term: t.hasToBeFull(), detail: t.withinHours({ hours: CONTEST_MS / HOUR }) },
      { term: t.played(), detail: t.inRoundsOfHours({ rounds: roundsOf(size), hours: CONTEST_MS / HOUR }) },
      { term: t.total(), detail: say(entry + fee), total: true },
    ];
  }
  return [
    { term: t.entry(), detail: say(entry) },
    { term: t.platformFee(), detail: say(fee) },
    ...(mode === 'SKILL'
      ? [
          { term: t.placesOfTwo(), detail: sharesOf(2) },
          { term: t.placesOfThreeToFive(), detail: sharesOf(5) },
          { term: t.placesOfSixToTen(), detail: sharesOf(HEAT_ENTRANTS_MAX) },
        ]
      : [{ term: t.theWinnerGets(), detail: say(2 * entry) }]),
    { term: t.decided(), detail: t.whenAllHavePlayed({ hours: CONTEST_MS / HOUR }) },
    { term: t.total(), detail: say(entry + fee), total: true },
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
      title={t.playTitle({ title })}
      description={t.chooseHowYouPlayNothingIsTaken()}
      footer={
        <>
          <Button variant="ghost" disabled={isRunning} onClick={onClose}>
            {t.cancel()}
          </Button>
          <Button variant="primary" busy={isRunning} disabled={isLocked} onClick={() => void confirm()}>
            {t.confirm()}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <RadioGroup
          label={t.mode()}
          name="mode"
          value={mode}
          onChange={({ target }) => setMode(MODES.find((one) => one === target.value) ?? mode)}
          options={modes.map((one) => ({ value: one, label: MODE_WORDS[one], hint: HINTS[one] }))}
        />
        {ofMode.length > 1 && (
          <RadioGroup
            label={t.currency()}
            name="currency"
            value={offer.currency}
            onChange={({ target }) => setCurrency(target.value === 'USD' ? 'USD' : 'BC')}
            options={ofMode.map((one) => ({
              value: one.currency,
              label: one.currency === 'BC' ? 'BattleCoin' : t.cash(),
            }))}
          />
        )}
        {entries.length > 1 && (
          <Select
            label={t.entry()}
            value={String(entry)}
            onChange={({ target }) => setWanted(Number(target.value))}
            options={entries.map((one) => ({ value: String(one), label: formatAmount(offer.currency, one) }))}
          />
        )}
        {mode === 'BRACKET' && (
          <RadioGroup
            label={t.players()}
            name="size"
            value={String(size)}
            onChange={({ target }) => setSize(BRACKET_SIZES.find((one) => String(one) === target.value) ?? size)}
            options={BRACKET_SIZES.map((one) => ({ value: String(one), label: String(one) }))}
          />
        )}
        {isByHand && !isLocked && (
          <RadioGroup
            label={t.playedWith()}
            name="hand"
            value={inputClass}
            onChange={({ target }) => setHand(handsOf(id).find((one) => one === target.value) ?? inputClass)}
            options={handsOf(id).map((one) => ({ value: one, label: HAND_WORDS[one] }))}
          />
        )}
        {isNamed && (
          <TextField
            label={t.inviteAPlayerOptional()}
            hint={t.nobodyElseCanTakeTheSecondSeat()}
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
        {mode === 'FREE' && <Notice>{t.freeRunsAUTCDay({ count: FREE_RUNS_PER_DAY_MAX })}</Notice>}
        {(mode === 'SKILL' || mode === 'BATTLE') && (
          <Notice>
            {offer.currency === 'BC' && `${t.aWinWithTargetPointsOrMore({ target: GAMES[id].target })} `}
            {t.whoeverIsAloneAtTheEnd()}
          </Notice>
        )}
        {mode === 'BRACKET' && <Notice>{t.whoeverDoesNotPlayAPair()}</Notice>}
        {failure && <Notice tone="loss">{failure.sentence}</Notice>}
        <AddRefused failure={failure} />
      </Stack>
    </Dialog>
  );
}

const BARS = {
  UNVERIFIED: {
    sentence: t.cashIsForPlayersOfProvenAge(),
    to: walletTabPath('verification'),
    act: t.verifyYourAccount(),
  },
  REGION_UNKNOWN: {
    sentence: t.cashIsNotPlayedForInEvery(),
    to: leaderboardsPath,
    act: t.chooseYourRegion(),
  },
  REGION_OFF: { sentence: t.theArcadeIsNotPlayedForCash(), to: null, act: '' },
  TOO_YOUNG: { sentence: t.yourDocumentsDoNotShowTheAge(), to: null, act: '' },
} as const;

/** What is still to be done before cash is open to the player (AR-08). */
function CashLock({ offer: { bar, winsLeft, runsLeft } }: { readonly offer: Offer }) {
  if (bar) {
    const { sentence, to, act } = BARS[bar];
    return (
      <Notice
        tone="warn"
        title={t.cashIsClosed()}
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
  return (
    <Notice tone="warn" title={t.cashIsLocked()}>
      {runsLeft === 0
        ? t.toUnlockItWin({ winsLeft })
        : winsLeft === 0
          ? t.toUnlockItPlay({ runsLeft })
          : t.toUnlockItWinAndPlay({ winsLeft, runsLeft })}
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
  if (!read) return loading ? <Notice>{t.lookingForASeat()}</Notice> : null;
  const { arcadeSeat: seat } = read;
  if (!seat)
    return (
      <Notice title={mode === 'SKILL' ? t.youOpenANewHeat() : t.youPlayFirst()}>
        {mode === 'SKILL' ? t.nobodyYouMayMeetWaits() : t.noEqualWaitsForThisEntryNow()}
      </Notice>
    );
  return (
    <Notice
      tone="win"
      title={mode === 'SKILL' ? t.takenOfSeats({ taken: seat.taken, seats: seat.seats }) : t.anEqualWaitsForYou()}
    >
      {t.withYouThePoolIs({
        pool: formatAmount(currency, entry * (seat.taken + 1)),
        countdown: <Countdown endsAt={seat.dueAt} now={serverNow} label={t.timeUntilItIsDecided()} />,
      })}
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
  if (!read) return loading ? <Notice>{t.lookingForASeat()}</Notice> : null;
  const { arcadeBracketPlace: place } = read;
  if (!place) return <Notice title={t.youOpenANewBracket()}>{t.nobodyYouMayMeetWaits2()}</Notice>;
  return (
    <Notice tone="win" title={t.takenOfSizeAreIn({ taken: place.taken, size: props.size })}>
      {place.taken + 1 === props.size ? t.youAreTheLastItBegins() : t.itBeginsWhenItIsFull()}
    </Notice>
  );
}
