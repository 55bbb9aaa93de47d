import { ANALYTICS_DAYS, analyticsStart, bettorPercent, byDay, percentages } from '../../domain/creators/analytics.ts';
import { fairPlayScore, pointsOf, type ViolationKind } from '../../domain/creators/fair-play.ts';
import { referralPath } from '../../domain/creators/creators.paths.ts';
import { tierOfReferrals } from '../../domain/creators/referral.ts';
import { averageStakeOf, winRateOf } from '../../domain/results/stats.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { CREATOR_PAYOUT_CENTS_MIN, payableCents } from '../../domain/wallet/creator-payout.ts';
import { readUser } from '../../db/accounts/index.ts';
import { listStaffActions } from '../../db/audit/audit.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { countReferrals } from '../../db/creators/referral.queries.ts';
import { listDecidedCases } from '../../db/disputes/index.ts';
import { countBettors } from '../../db/markets/index.ts';
import { listBattleTimes, lostAmong, readStats } from '../../db/results/index.ts';
import { countDevices, countViewers, listPeaks, readLiveViewers } from '../../db/streams/index.ts';
import { listCreatorShares, readCreatorIncome, readGivenCoins, readSponsored } from '../../db/wallet/index.ts';
import type { Deps } from '../kernel/deps.ts';
import type { CreatorAnalytics, CreatorEarnings, FairPlay, ReferralProgram } from './creator.types.ts';

const sum = (a: number, b: number): number => a + b;

/** What a creator has earned, by source, from the ledger (CR-02, CR-04, CR-06, EN-27). */
export const readCreatorEarnings = ({ db, now }: Deps, userId: string): Promise<CreatorEarnings> =>
  db.snapshot(async (read) => {
    const at = now();
    const [income, sponsorshipCents, shares, referralCoins] = await Promise.all([
      readCreatorIncome(read, userId),
      readSponsored(read, userId),
      listCreatorShares(read, userId, analyticsStart(at)),
      readGivenCoins(read, userId, 'referral'),
    ]);
    return {
      viewerWagersCents: income.earnedCents - sponsorshipCents,
      sponsorshipCents,
      referralCoins,
      totalCents: income.earnedCents,
      pendingPayoutCents: payableCents(income),
      askedCents: income.askedCents,
      payoutMinCents: CREATOR_PAYOUT_CENTS_MIN,
      days: byDay(shares, at, sum),
    };
  });

/** How a player's referrals stand (CR-05, EN-28). @throws Refused NOT_FOUND */
export const readReferralProgram = ({ db, config }: Deps, userId: string): Promise<ReferralProgram> =>
  db.snapshot(async (read) => {
    const [user, counts, coins] = await Promise.all([
      readUser(read, userId),
      countReferrals(read, userId),
      readGivenCoins(read, userId, 'referral'),
    ]);
    if (!user) throw new Refused('NOT_FOUND');
    const { referralCode: code } = user;
    return {
      code,
      url: code === null ? null : new URL(referralPath(code), config.publicUrl).href,
      signUps: counts.signUps,
      totalReferrals: counts.counted,
      firstWagers: counts.firstWagers,
      coins,
      ...tierOfReferrals(counts.firstWagers),
    };
  });

/** Figures of a creator's streams, bets and battles; those over time of the last thirty days (CR-08 to CR-10, EN-29). */
export const readCreatorAnalytics = ({ db, now }: Deps, userId: string): Promise<CreatorAnalytics> =>
  db.snapshot(async (read) => {
    const at = now();
    const since = analyticsStart(at);
    const [concurrentViewers, peaks, viewers, bettors, visits, stats, battles] = await Promise.all([
      readLiveViewers(read, userId),
      listPeaks(read, userId, since),
      countViewers(read, userId, since),
      countBettors(read, userId, since),
      countDevices(read, userId, since),
      readStats(read, userId),
      listBattleTimes(read, userId, since),
    ]);
    return {
      days: ANALYTICS_DAYS,
      concurrentViewers,
      peakViewers: peaks.reduce((most, { value }) => Math.max(most, value), 0),
      viewers,
      bettors,
      viewerToBettorRate: bettorPercent(viewers, bettors),
      winRate: winRateOf(stats),
      avgWagerCents: averageStakeOf(stats),
      totalBattles: stats.battles,
      peakDays: byDay(peaks, at, Math.max),
      battleDays: byDay(battles, at, sum),
      visits: visits.desktop + visits.mobile + visits.tablet,
      devices: percentages(visits),
    };
  });

/** As many as are shown; the score counts no more either, as fifty would leave nothing of it. */
const CASES_MAX = 50;

const ACTION_KINDS: Readonly<Record<string, ViolationKind>> = {
  'account.warned': 'warning',
  'account.suspended': 'suspension',
  'account.banned': 'ban',
};

async function listViolations(read: Reader, userId: string) {
  const [cases, actions] = await Promise.all([
    listDecidedCases(read, userId, CASES_MAX),
    listStaffActions(read, userId),
  ]);
  const lost = await lostAmong(
    read,
    userId,
    cases.map(({ battleId }) => battleId),
  );
  const against = cases.flatMap(({ battleId, at }) =>
    at !== null && lost.has(battleId) ? [{ kind: 'decided-case' as const, at, battleId, reason: null }] : [],
  );
  const told = actions.flatMap(({ action, reason, at }) => {
    const kind = ACTION_KINDS[action];
    return kind ? [{ kind, at, battleId: null, reason }] : [];
  });
  return [...against, ...told].toSorted((a, b) => b.at - a.at).slice(0, CASES_MAX);
}

/** The fair play score with all that it came of (CR-16). */
export async function readFairPlay({ db, now }: Deps, userId: string): Promise<FairPlay> {
  const at = now();
  const violations = await db.snapshot((read) => listViolations(read, userId));
  return {
    score: fairPlayScore(violations, at),
    violations: violations.map((violation) => ({ ...violation, points: pointsOf(violation, at) })),
  };
}
