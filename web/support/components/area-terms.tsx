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

const fee = formatPercent(FEE_BASIS_POINTS / 100);
const hours = (durationMs: number): string => `${durationMs / HOUR} hours`;
const minutes = (durationMs: number): string => `${durationMs / MINUTE} minutes`;
const days = (durationMs: number): string => `${durationMs / DAY} days`;
const partOf = (ppm: number): string => formatPercent((100 * ppm) / PPM);

const freeEntries = `${FREE_ENTRIES.slice(0, -1).join(', ')} or ${formatCoins(Math.max(...FREE_ENTRIES))}`;
/** Of all games that can be played for money. */
const cashEntries = GAME_IDS.flatMap((game) => entryBounds(game, 'skill', 'USD') ?? []);
const cashLeast = formatCents(Math.min(...cashEntries.map(({ least }) => least)));
const cashMost = formatCents(Math.max(...cashEntries.map(({ most }) => most)));

/** What the terms say of the areas beside battles, each rule from where it is kept. */
export const areaSections: readonly Section[] = [
  {
    title: 'BattleCoin',
    content: (
      <p>
        BattleCoin (BC) is earned on Gauntlet or bought in the store, and pays for entries and items here. It has no
        cash value: we do not buy it back, it cannot be withdrawn or turned into money, and it cannot be given to
        another person. When you close your account, what is left of it is gone.
      </p>
    ),
  },
  {
    title: 'The store',
    content: (
      <ul>
        <li>
          Bundles of BattleCoin are paid for with money from your wallet, at {formatCents(COIN_CENTS)} a coin.
          Everything else costs BattleCoin. You are charged the sums that the checkout shows, or nothing: if a price has
          changed, you are shown the new one first.
        </li>
        <li>
          Items change how you look and never how you play. They belong to your account and cannot be sold, passed on or
          turned into money.
        </li>
        <li>
          Bundles are not taken back, unless the law where you live gives you that right. If you bought anything else by
          mistake and have not used it, write to us: staff can take it back, and you get the BattleCoin that you paid,
          less what loyalty gave you for it.
        </li>
        <li>
          A gift that nobody has claimed after {days(GIFT_LIFE)} is returned: what you paid comes back to you in
          BattleCoin, unless you have closed your account by then.
        </li>
      </ul>
    ),
  },
  {
    title: 'Crates',
    content: (
      <ul>
        <li>
          A crate brings one item, drawn at random. The odds of every crate are <Link to={oddsPath}>published</Link>{' '}
          before you buy it, and the ones in force at that moment are the ones it is opened with. Once a crate has been
          opened {OPENINGS_SHOWN_FROM} times, we publish next to them what the openings have really come to.
        </li>
        <li>
          Each draw comes from a secret that we fix before you open the crate and a seed that your browser adds. You can
          check afterwards that neither was changed.
        </li>
        <li>
          You never draw an item twice. If you own everything of the rarity that was drawn, you get credits instead. A
          crate never brings BattleCoin or money, and what comes out of it has no cash value.
        </li>
        <li>
          Crates are sold to verified players only, not during a break, and not in every region. A crate that you
          already own can be opened all the same.
        </li>
      </ul>
    ),
  },
  {
    title: 'The Battle Pass',
    content: (
      <ul>
        <li>
          A season lasts {days(SEASON_LENGTH)}. The experience that you earn in it moves you through {PASS_TIERS} tiers,{' '}
          {XP_PER_TIER} XP each. The free track is everybody’s; the paid track comes with the pass. Tiers cannot be
          bought.
        </li>
        <li>
          The pass is for one season and does not renew itself. If you buy it late, you get the paid rewards of all
          tiers that you have already reached.
        </li>
        <li>
          Rewards have to be claimed before the season ends; what is left unclaimed is lost. Their BattleCoin counts
          towards the {formatCoins(MISSION_COINS_PER_DAY_MAX)} a day that missions can pay.
        </li>
        <li>Staff can take a pass back until a reward of its paid track has been claimed.</li>
      </ul>
    ),
  },
  {
    title: 'The arcade',
    content: (
      <ul>
        <li>
          Practice costs nothing. A run in free mode costs {freeEntries}, is measured against stored runs of {RIVALS}{' '}
          other players, and is paid by us: up to {FREE_RUNS_PER_DAY_MAX} runs a day, in which you can be up by{' '}
          {formatCoins(FREE_NET_PER_DAY_MAX)} at most.
        </li>
        <li>
          In a contest the entries of the players are the prize, and all of it is paid out. Each pays a fee of {fee} on
          top of the entry. Entry and fee are held in escrow until the contest is decided.
        </li>
        <li>
          Contests for money are open where we have switched them on, to players who have won {UNLOCK_WINS} contests for
          BattleCoin with the target reached, each against somebody else, and have {RATED_RUNS_FOR_CASH} rated runs in
          that game. They are always between two, on the same course, for {cashLeast} to {cashMost} depending on the
          game, in steps of {formatCents(ENTRY_GAPS.USD)}. We draw your opponent: never a friend, and never an account
          that seems to be your own. Our staff do not play for money.
        </li>
        <li>
          A contest is open to others for {hours(CONTEST_MS)}. Entry and fee come back if nobody joins, if the two of a
          pair end equal, or if no run counts, and also if you do not begin within {minutes(TICKET_MS)} of taking your
          entry. Once begun, a run is played.
        </li>
        <li>
          The server plays every run again from what you pressed, and only that result counts. A run that was forged
          scores nothing and its entry is lost. If a run that won money shows signs of a program, the prize waits{' '}
          {hours(REVIEW_MS)} so that a person can look at it, and is then paid unless they object.
        </li>
      </ul>
    ),
  },
  tournamentSection,
  {
    title: 'Stakes of spectators',
    content: (
      <ul>
        <li>
          You can stake money on who wins a public battle before it begins, where odds are shown: both players need{' '}
          {RATED_BATTLES} rated battles in the game. Here we are on the other side. Winnings come from a fund of ours,
          and what either outcome would pay lies in escrow as long as stakes are taken.
        </li>
        <li>
          The odds that you confirm are yours. Our margin of {partOf(MARKET_SHARES.marginPpm)} is part of them, and
          there is no fee on top. Of what is staked on a creator’s stream, {partOf(MARKET_SHARES.creatorPpm)} goes to
          the creator; it is never taken from your winnings.
        </li>
        <li>
          Only verified players may do this, and never on a battle that they play in, that a teammate plays in, or that
          they stream. You can stake up to {formatCents(PLAYER_CENTS)} on one battle, {formatCents(FRIEND_CENTS)} if a
          friend plays in it, and on one side only.
        </li>
        <li>
          A stake cannot be taken back. One that was placed less than {FIRM_MS / SECOND} seconds before the battle began
          is returned, and so is every stake if the battle comes to nothing.
        </li>
        <li>What was paid to spectators stays paid, even if the result of the battle is put right later.</li>
      </ul>
    ),
  },
  {
    title: 'Streams and recordings',
    content: (
      <ul>
        <li>
          A stream is yours, and so is the responsibility for what it shows: nothing that you have no right to show, and
          nobody who does not want to be seen. It can last up to {hours(STREAM_LONGEST)}. Staff can end a stream, and
          tell you why. If you send it to other platforms as well, their rules hold there.
        </li>
        <li>
          Where recording is on, streams are recorded while they are live. Whoever watches is told. You can switch it
          off before you go live.
        </li>
        <li>
          A recording can be watched here for {days(RECORDING_KEPT)} and is then deleted. It holds up to{' '}
          {(RECORDING_SECONDS_MAX * SECOND) / HOUR} hours, and all of yours together {RECORDED_BYTES_MAX / 1e9} GB. You
          can delete yours at any time; staff can too, and tell you why. With your account they are all deleted.
        </li>
        <li>
          Viewers can clip up to {CLIP_LONGEST} seconds of what is recorded, unless you switch that off before. A clip
          stays when the recording is gone. You can delete every clip of your streams, whoever made one can delete it
          too, and so can staff. With your account all of them are deleted.
        </li>
        <li>
          By going live you allow us to show the stream, for that long its recording, and its clips until they are
          deleted, on Gauntlet.
        </li>
      </ul>
    ),
  },
];
