// @module-tag engines
import { listStaffActions } from '../../../db/audit/audit.queries.ts';
import { countReferrals, listBrought, listReferrals, listReferrersOf } from '../../../db/creators/referral.queries.ts';
import { listDecidedCases } from '../../../db/disputes/index.ts';
import { countBettors, listWagers } from '../../../db/markets/index.ts';
import { listOwnReplays } from '../../../db/results/replay.queries.ts';
import { listBattleTimes, listWins, lostAmong } from '../../../db/results/index.ts';
import { countDevices, countViewers, listPeaks, readLiveViewers } from '../../../db/streams/index.ts';
import { listCreatorShares, readCreatorIncome, readGivenCoins } from '../../../db/wallet/index.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';
import { readRoom } from '../../support/personal-data.ts';

const read = (world: World) => world.db.read;

checkPlans([
  {
    name: 'referrals, how many',
    run: (w) => countReferrals(read(w), 'x'),
    uses: ['referrals_referrer', pk('play_days')],
  },
  {
    name: 'referrals, of a player',
    run: (w) => listReferrals(read(w), 'x', 6, null),
    uses: ['referrals_referrer'],
    isInOrder: true,
  },
  {
    name: 'referrals, the next page',
    run: (w) => listReferrals(read(w), 'x', 6, { at: 5, id: 'y' }),
    uses: ['referrals_referrer'],
    isInOrder: true,
  },
  {
    name: 'referrals, the last who were brought',
    run: (w) => listBrought(read(w), 'x', 50),
    uses: ['referrals_referrer'],
    isInOrder: true,
  },
  { name: 'referrals, who brought a player', run: (w) => listReferrersOf(read(w), 'x', 8), uses: [pk('referrals')] },
  { name: 'referrals, for the archive', run: (w) => readRoom(read(w), 'creators', 'x'), uses: ['referrals_referrer'] },
  {
    name: 'income of a creator',
    run: (w) => readCreatorIncome(read(w), 'x'),
    uses: ['entries_income', 'withdrawals_creator'],
  },
  { name: 'income, single shares', run: (w) => listCreatorShares(read(w), 'x', 5), uses: ['entries_income'] },
  { name: 'coins that were given', run: (w) => readGivenCoins(read(w), 'x', 'referral'), uses: ['entries_income'] },
  { name: 'bets on a creator’s streams', run: (w) => countBettors(read(w), 'x', 5), uses: ['bets_creator'] },
  {
    name: 'bets on a creator’s streams, the latest',
    run: (w) => listWagers(read(w), 'x', 5),
    uses: ['bets_creator', pk('markets'), pk('users'), pk('preferences')],
    isInOrder: true,
  },
  { name: 'battles, the latest won', run: (w) => listWins(read(w), 'x', 5), uses: ['outcomes_user'], isInOrder: true },
  { name: 'streams, peaks', run: (w) => listPeaks(read(w), 'x', 5), uses: ['streams_streamer'] },
  {
    name: 'streams, viewers',
    run: (w) => countViewers(read(w), 'x', 5),
    uses: ['streams_streamer', pk('stream_views')],
  },
  {
    name: 'streams, devices',
    run: (w) => countDevices(read(w), 'x', 5),
    uses: ['streams_streamer', pk('stream_views')],
  },
  { name: 'streams, who watches now', run: (w) => readLiveViewers(read(w), 'x'), uses: ['streams_'] },
  {
    name: 'replays with an own clip',
    run: (w) =>
      listOwnReplays(read(w), 'x', { search: '', game: null, won: null, wager: null, hasClip: true }, 6, null),
    uses: [/replay_clips/, /replays_/],
  },
  { name: 'battles, when they were settled', run: (w) => listBattleTimes(read(w), 'x', 5), uses: ['outcomes_user'] },
  { name: 'battles, lost among some', run: (w) => lostAmong(read(w), 'x', ['y', 'z']), uses: [pk('outcomes')] },
  { name: 'cases that were decided', run: (w) => listDecidedCases(read(w), 'x', 50), uses: ['dispute_parties_user'] },
  { name: 'what staff did to an account', run: (w) => listStaffActions(read(w), 'x'), uses: ['audit_log_subject'] },
]);
