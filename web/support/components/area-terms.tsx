import { Link } from 'react-router-dom';
import { UNLOCK_WINS } from '../../../domain/arcade/cash-unlock.ts';
import { CONTEST_MS, REVIEW_MS } from '../../../domain/arcade/contests.ts';
import { FREE_NET_PER_DAY_MAX, FREE_RUNS_PER_DAY_MAX, RIVALS } from '../../../domain/arcade/free-mode.ts';
import { ENTRY_GAPS, FREE_ENTRIES, GAME_IDS, entryBounds } from '../../../domain/arcade/games.ts';
import { RATED_RUNS_FOR_CASH } from '../../../domain/arcade/pairing.ts';
import { TICKET_MS } from '../../../domain/arcade/run-times.ts';
import { FEE_BASIS_POINTS } from '../../../domain/battles/battle.ts';
import { FIRM_MS, FRIEND_CENTS, PLAYER_CENTS } from '../../../domain/markets/market.ts';
import { MARKET_SHARES, PPM, RATED_BATTLES } from '../../../domain/markets/odds.ts';
import { MISSION_COINS_PER_DAY_MAX } from '../../../domain/missions/rewards.ts';
import { SEASON_LENGTH } from '../../../domain/missions/season.ts';
import { COIN_CENTS } from '../../../domain/shared/money.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { PASS_TIERS, XP_PER_TIER } from '../../../domain/store/battle-pass.ts';
import { GIFT_LIFE } from '../../../domain/store/gift.ts';
import { OPENINGS_SHOWN_FROM } from '../../../domain/store/odds.ts';
import { oddsPath } from '../../../domain/store/store.paths.ts';
import { STREAM_LONGEST } from '../../../domain/streams/stream.ts';
import { CLIP_LONGEST } from '../../../domain/streams/clip.ts';
import { RECORDED_BYTES_MAX, RECORDING_KEPT, RECORDING_SECONDS_MAX } from '../../../domain/video/recording.ts';
import { formatCents, formatCoins, formatPercent } from '../../format/format.ts';
import type { Section } from './legal-page.tsx';
import { tournamentSection } from './tournament-terms.tsx';
import * as t from '../__generated__/messages.ts';

const fee = formatPercent(FEE_BASIS_POINTS / 100);
const hours = (durationMs: number): string => t.hours({ count: durationMs / HOUR });
const minutes = (durationMs: number): string => t.minutes({ count: durationMs / MINUTE });
const days = (durationMs: number): string => t.days({ count: durationMs / DAY });
const partOf = (ppm: number): string => formatPercent((100 * ppm) / PPM);

const freeEntries = t.entriesOrLast({
  entries: FREE_ENTRIES.slice(0, -1).join(', '),
  last: formatCoins(Math.max(...FREE_ENTRIES)),
});
/** Of all games that can be played for money. */
const cashEntries = GAME_IDS.flatMap((game) => entryBounds(game, 'skill', 'USD') ?? []);
const cashLeast = formatCents(Math.min(...cashEntries.map(({ least }) => least)));
const cashMost = formatCents(Math.max(...cashEntries.map(({ most }) => most)));

/** What the terms say of the areas beside battles, each rule from where it is kept. */
export const areaSections: readonly Section[] = [
  {
    title: 'BattleCoin',
    content: <p>{t.battlecoinIsEarnedOnGauntlet()}</p>,
  },
  {
    title: t.theStore(),
    content: (
      <ul>
        <li>{t.bundlesOfBattleCoinArePaidFor({ price: formatCents(COIN_CENTS) })}</li>
        <li>{t.itemsChangeHowYouLook()}</li>
        <li>{t.bundlesAreNotTakenBack()}</li>
        <li>{t.aGiftThatNobodyHasClaimed({ time: days(GIFT_LIFE) })}</li>
      </ul>
    ),
  },
  {
    title: t.crates(),
    content: (
      <ul>
        <li>
          {t.aCrateBringsOneItem({
            link: (inside) => <Link to={oddsPath}>{inside}</Link>,
            openings: OPENINGS_SHOWN_FROM,
          })}
        </li>
        <li>{t.eachDrawComesFromASecret()}</li>
        <li>{t.youNeverDrawAnItemTwice()}</li>
        <li>{t.cratesAreSoldToVerifiedPlayers()}</li>
      </ul>
    ),
  },
  {
    title: t.theBattlePass(),
    content: (
      <ul>
        <li>
          {t.aSeasonLasts({
            length: days(SEASON_LENGTH),
            tiers: PASS_TIERS,
            xp: XP_PER_TIER,
          })}
        </li>
        <li>{t.thePassIsForOneSeason()}</li>
        <li>{t.rewardsHaveToBeClaimed({ coins: formatCoins(MISSION_COINS_PER_DAY_MAX) })}</li>
        <li>{t.staffCanTakeAPassBack()}</li>
      </ul>
    ),
  },
  {
    title: t.theArcade(),
    content: (
      <ul>
        <li>
          {t.practiceCostsNothing({
            entries: freeEntries,
            rivals: RIVALS,
            runs: FREE_RUNS_PER_DAY_MAX,
            most: formatCoins(FREE_NET_PER_DAY_MAX),
          })}
        </li>
        <li>{t.inAContestTheEntries({ fee })}</li>
        <li>
          {t.contestsForMoneyAreOpen({
            wins: UNLOCK_WINS,
            ratedRuns: RATED_RUNS_FOR_CASH,
            least: cashLeast,
            most: cashMost,
            step: formatCents(ENTRY_GAPS.USD),
          })}
        </li>
        <li>{t.aContestIsOpenToOthers({ openFor: hours(CONTEST_MS), beginWithin: minutes(TICKET_MS) })}</li>
        <li>{t.theServerPlaysEveryRunAgain({ time: hours(REVIEW_MS) })}</li>
      </ul>
    ),
  },
  tournamentSection,
  {
    title: t.stakesOfSpectators(),
    content: (
      <ul>
        <li>{t.youCanStakeMoneyOnWhoWins({ battles: RATED_BATTLES })}</li>
        <li>
          {t.theOddsThatYouConfirm({
            margin: partOf(MARKET_SHARES.marginPpm),
            creatorShare: partOf(MARKET_SHARES.creatorPpm),
          })}
        </li>
        <li>
          {t.onlyVerifiedPlayersMayDoThis({
            most: formatCents(PLAYER_CENTS),
            mostOnFriend: formatCents(FRIEND_CENTS),
          })}
        </li>
        <li>{t.aStakeCannotBeTakenBack({ seconds: FIRM_MS / SECOND })}</li>
        <li>{t.whatWasPaidToSpectatorsStaysPaid()}</li>
      </ul>
    ),
  },
  {
    title: t.streamsAndRecordings(),
    content: (
      <ul>
        <li>{t.aStreamIsYours({ longest: hours(STREAM_LONGEST) })}</li>
        <li>{t.whereRecordingIsOnStreamsAreRecorded()}</li>
        <li>
          {t.aRecordingCanBeWatched({
            kept: days(RECORDING_KEPT),
            hours: (RECORDING_SECONDS_MAX * SECOND) / HOUR,
            gigabytes: RECORDED_BYTES_MAX / 1e9,
          })}
        </li>
        <li>{t.viewersCanClip({ seconds: CLIP_LONGEST })}</li>
        <li>{t.byGoingLiveYouAllowUs()}</li>
      </ul>
    ),
  },
];
