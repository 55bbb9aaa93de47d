import { DISPLAY_NAME_MAX } from '../../domain/accounts/display-name.ts';
import { USERNAME_MAX, USERNAME_MIN } from '../../domain/accounts/username.ts';
import { PROCESSOR_SPAN_MS } from '../../domain/admin/finance.ts';
import { CONFIRM_WITHIN } from '../../domain/admin/operations.ts';
import { MAILED_AFTER_MS } from '../../domain/admin/report-mails.ts';
import { GAME_IDS } from '../../domain/arcade/games.ts';
import { CONTEST_MS } from '../../domain/arcade/contests.ts';
import { RIVALS } from '../../domain/arcade/free-mode.ts';
import { POPULAR_SPAN } from '../../domain/arcade/list-games.ts';
import { NAMED_PAIRS_PER_DAY_MAX } from '../../domain/arcade/pairing.ts';
import { BATTLE_WINDOW, FEE_BASIS_POINTS } from '../../domain/battles/battle.ts';
import { ANALYTICS_DAYS } from '../../domain/creators/analytics.ts';
import { JURORS, weightOf } from '../../domain/jury/jury.ts';
import { MARKET_SHARES, RATED_BATTLES } from '../../domain/markets/odds.ts';
import { CLAIM_WITHIN, MISSION_COINS_PER_DAY_MAX, MULTIPLIER_MS } from '../../domain/missions/rewards.ts';
import { SEASON_MISSIONS_MAX } from '../../domain/missions/season-missions.ts';
import { EVENTS_KEPT } from '../../domain/platform/account-log.ts';
import { DEVICE_CODE_LETTERS } from '../../domain/platform/application.ts';
import { GIVEN_UP_AFTER } from '../../domain/platform/webhook.ts';
import { CLOCK_OFF_MS, CS2_TERMS } from '../../domain/proof/feed-facts.ts';
import { LICHESS_CLOCK } from '../../domain/proof/lichess.ts';
import { REGION_LOCK } from '../../domain/results/leaderboard.ts';
import { NEW_SKILL, shownRating } from '../../domain/results/rating.ts';
import { HIGH_WAGER_CENTS } from '../../domain/results/replay.ts';
import { PASSWORD_MIN } from '../../domain/security/password.ts';
import {
  CODE_LENGTH,
  RECOVERY_CODES,
  SECOND_FACTOR_ABOVE_CENTS,
  SECOND_FACTOR_WINDOW_MS,
} from '../../domain/security/second-factor.ts';
import { ADULT_AGE } from '../../domain/shared/ages.ts';
import { PREFIX_MIN } from '../../domain/shared/search.ts';
import { marketsSettings } from '../../domain/markets/markets.settings.ts';
import { STATUS_DAYS, STATUS_EVERY } from '../../domain/shared/status.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../domain/shared/time.ts';
import { PAYOUT_CENTS, SPONSOR_CENTS, WINS } from '../../domain/sponsorships/sponsorships.schemas.ts';
import { COIN_CENTS } from '../../domain/shared/money.ts';
import { GIFT_LIFE } from '../../domain/store/gift.ts';
import { ODDS_TABLES } from '../../domain/store/odds.ts';
import { PRODUCT_DISCOUNT } from '../../domain/store/store.schemas.ts';
import { PASS_TIERS } from '../../domain/store/battle-pass.ts';
import { THUMBNAIL_BYTES_MAX } from '../../domain/streams/stream.ts';
import { WATCH_MINUTES_PER_DAY_MAX } from '../../domain/streams/watch-time.ts';
import { TEAM_NAME_MAX, TEAM_NAME_MIN } from '../../domain/teams/team-name.ts';
import { RATING_BOUNDS } from '../../domain/tournaments/tournament.ts';
import { REFUSED_LIFE } from '../../domain/verification/verification.ts';
import { RECORDING_KEPT } from '../../domain/video/recording.ts';
import { FIGURE_ROWS_MAX } from '../../domain/wallet/figure-table.ts';
import { DISPUTE_WINDOW_MS, METHOD_COOLING_MS } from '../../domain/wallet/payments.ts';
import { LOOSEN_AFTER } from '../../domain/wallet/play-limits.ts';
import { PAUSE_LENGTHS } from '../../domain/wallet/play-pause.ts';
import { AUDIT_LINES_MAX } from '../../gateway/admin/reports/export-audit.ts';
import { LATEST } from '../../gateway/proof/trust.resolver.ts';
import { LATEST_DECISIONS } from '../../gateway/disputes/read-moderators.ts';
import { ARCHIVE_LIFE } from '../../gateway/privacy/make-data-export.ts';
import { RENAMED_WITHIN } from '../../gateway/profiles/change-username.ts';
import { SPAN_MS } from '../../gateway/proof/integrity.resolver.ts';
import { COUNTED_MS } from '../../gateway/proof/proof.resolver.ts';
import { WEEK_BEFORE_MS } from '../../gateway/results/replays/read-replays.ts';
import { SESSION_LIFE_MS } from '../../gateway/security/sessions/session.ts';
import { oldestBrowsers } from '../../scripts/browsers.ts';

const [leastCap, mostCap] = marketsSettings.marketCapCents.bounds;
const [leastWin] = marketsSettings.marketWinCents.bounds;
const legendary = (id: string): number =>
  ODDS_TABLES.find((table) => table.id === id)?.odds.find(({ rarity }) => rarity === 'legendary')?.share ?? 0;
const FIRST_RATING = shownRating(NEW_SKILL);
const FIRST_WEIGHT = weightOf({ judged: 0, agreed: 0 });
const SECOND_FACTOR = [SECOND_FACTOR_ABOVE_CENTS / 100, SECOND_FACTOR_WINDOW_MS / HOUR];
const THUMBNAIL = [1920, 1080, THUMBNAIL_BYTES_MAX / 1024 / 1024];
const MIDDLE_BATTLE = [25, 100];
/** The oldest versions of Chrome and Edge, Safari, and Firefox. */
const OLDEST = [...new Set(oldestBrowsers('production').map((name) => Number(/[\d.]+$/.exec(name)?.[0])))];

/**
 * What the figures in a text come from, in their order: a text that writes a time, a sum or a limit out instead of being
 * given it changes with the rule.
 */
export const AGREED: Readonly<Record<string, readonly number[]>> = {
  'web/accounts.enterADisplayNameOf1': [1, DISPLAY_NAME_MAX],
  'web/accounts.use3To20LettersDigitsDots': [USERNAME_MIN, USERNAME_MAX],
  'web/accounts.youStartTheMatchStreamOrRecord': [CS2_TERMS.target],
  'web/admin.aSecondAdministratorHasFiveMinutes': [CONFIRM_WITHIN / MINUTE],
  'web/admin.giveADateOfBirthAtLeast': [ADULT_AGE],
  'web/admin.neededAboveIn24Hours': [SECOND_FACTOR_WINDOW_MS / HOUR],
  'web/admin.noPaymentInTheLast7Days': [PROCESSOR_SPAN_MS / DAY],
  'web/admin.regionsThatAskForMoreThan18': [ADULT_AGE],
  'web/admin.thisIsMoreThanOneFileHolds': [AUDIT_LINES_MAX],
  'web/admin.thisIsMoreThanOneReportHolds': [FIGURE_ROWS_MAX],
  'web/admin.twoHoursAfterTheEndOfEach': [MAILED_AFTER_MS / HOUR],
  'web/arcade.freePlayOpensOnceNineOtherPlayers': [RIVALS],
  'web/arcade.noEqualWaitsForThisEntryNow': [CONTEST_MS / HOUR],
  'web/arcade.nobodyYouMayMeetWaits': [CONTEST_MS / HOUR],
  'web/arcade.popularAreTheGamesWithMostEntries': [POPULAR_SPAN / DAY],
  'web/arcade.startWheneverYouLikeTheOtherPlays': [CONTEST_MS / HOUR],
  'web/arcade.tenShortGamesTheSameForEverybody': [GAME_IDS.length],
  'web/arcade.youTwoHaveMetThreeTimesToday': [NAMED_PAIRS_PER_DAY_MAX],
  'web/app.browsersThatWork': OLDEST,
  'web/battles.from25To100': MIDDLE_BATTLE,
  'web/battles.over100': MIDDLE_BATTLE.slice(1),
  'web/battles.playedOnLichess': [LICHESS_CLOCK.limit / 60],
  'web/battles.ruleFirstTo13': [CS2_TERMS.target],
  'web/battles.ruleOneGameOnLichess': [LICHESS_CLOCK.limit / 60],
  'web/battles.rulePlatformFee': [FEE_BASIS_POINTS / 100],
  'web/battles.upTo25': MIDDLE_BATTLE.slice(0, 1),
  'web/creators.incomeByDayOverTheLast30': [ANALYTICS_DAYS],
  'web/creators.incomeOfTheLast30Days': [ANALYTICS_DAYS],
  'web/creators.nothingInTheLast30Days': [ANALYTICS_DAYS],
  'web/creators.twoPercentOfStakes': [MARKET_SHARES.creatorPpm / 10_000],
  'web/disputes.ofTheLatest1000Decisions': [LATEST_DECISIONS],
  'web/forms.atLeast8Characters': [PASSWORD_MIN],
  'web/friends.enterAtLeastTwoCharacters': [PREFIX_MIN],
  'web/jury.aFirstVoteWeighs50ItWeighs': [FIRST_WEIGHT],
  'web/jury.communityJuryAbout': [JURORS],
  'web/markets.battlesThatTakeBetsKeepTheirs': [RATED_BATTLES, 2 * RATED_BATTLES - 1],
  'web/markets.enterAnAmountFrom10': [leastCap / 100, mostCap / 100],
  'web/markets.enterAnAmountFrom5': [leastWin / 100],
  'web/missions.aBattleFirstPlaceInTheArcade': [5, RIVALS],
  'web/missions.aRewardWaitsForSevenDays': [CLAIM_WITHIN / DAY],
  'web/missions.aSeasonHasTwelveMissionsAtMost': [SEASON_MISSIONS_MAX],
  'web/missions.anyStreamButYourOwn': [WATCH_MINUTES_PER_DAY_MAX / 60],
  'web/missions.battlesFirstPlacesInTheArcade': [5, RIVALS],
  'web/missions.factorBCFor24Hours': [MULTIPLIER_MS / HOUR],
  'web/missions.missionsPay500BCADay': [MISSION_COINS_PER_DAY_MAX],
  'web/onboarding.weSentASixDigitCode': [CODE_LENGTH],
  'web/platform.eightLettersLikeBCDFGHJK': [DEVICE_CODE_LETTERS],
  'web/platform.enterTheEightLetters': [DEVICE_CODE_LETTERS],
  'web/platform.leaveThePortOut': [443],
  'web/platform.weCallAnAddressOfYours': [GIVEN_UP_AFTER / DAY, EVENTS_KEPT / DAY],
  'web/privacy.itWasKeptForSevenDays': [ARCHIVE_LIFE / DAY],
  'web/privacy.oneFileWithEverythingThatWeStore': [ARCHIVE_LIFE / DAY],
  'web/profiles.youCanChangeItOnceWithin24': [RENAMED_WITHIN / HOUR],
  'web/proof.cs2DuelsOfTheLast90Days': [COUNTED_MS / DAY],
  'web/proof.theBattleIsOneGameOnLichess': [LICHESS_CLOCK.limit / 60],
  'web/proof.theClockOfThisComputerIsMore': [CLOCK_OFF_MS / MINUTE],
  'web/proof.whatCS2ToldInTheLast90': [SPAN_MS / DAY],
  'web/results.fromTheMomentYouChooseYourBattles': [REGION_LOCK / DAY],
  'web/results.high500OrMore': [HIGH_WAGER_CENTS / 100],
  'web/results.itBeginsAt1000': [FIRST_RATING],
  'web/results.lowUnder500': [HIGH_WAGER_CENTS / 100],
  'web/results.nobodyHasOpenedAPublicReplay': [WEEK_BEFORE_MS / DAY + 1],
  'web/results.rankBadgesFollowTheRatingEveryone': [FIRST_RATING],
  'web/results.ratingAfterResults': [FIRST_RATING],
  'web/security.fromThenOnYourPasswordAloneSigns': SECOND_FACTOR,
  'web/security.paymentsAbove100In24HoursNeed': SECOND_FACTOR,
  'web/security.signingInAndPaymentsAbove100': SECOND_FACTOR,
  'web/security.sixDigitCode': [CODE_LENGTH],
  'web/security.usingAtLeast8Characters': [PASSWORD_MIN],
  'web/security.withItOnSigningInAlsoAsks': SECOND_FACTOR,
  'web/security.youGetTenNewCodesTheEarlier': [RECOVERY_CODES],
  'web/security.yourAppNowShowsSixDigits': [CODE_LENGTH, 30],
  'web/sponsorships.enterAPayout': [PAYOUT_CENTS.min / 100, PAYOUT_CENTS.max / 100],
  'web/sponsorships.enterAnAmountOfAtLeast1': [SPONSOR_CENTS.min / 100],
  'web/sponsorships.leaveItEmptyOrEnterACount': [WINS.min, WINS.max],
  'web/store.aCentEachAtOnceAndThey': [COIN_CENTS],
  'web/store.enter0To99': [PRODUCT_DISCOUNT.min, PRODUCT_DISCOUNT.max],
  'web/store.experienceOfBattlesTheArcade': [PASS_TIERS],
  'web/store.oneCosmeticWithOddsOfALegendary': [legendary('premium-loot-crate') / legendary('mystery-chest')],
  'web/store.recommended1920x1080Max5MBWithoutOne': THUMBNAIL,
  'web/store.thirtyDaysToClaim': [GIFT_LIFE / DAY],
  'web/store.weWriteToThisAddressUnclaimedAfter': [GIFT_LIFE / DAY],
  'web/streams.pastStreamsAreKeptForTwoWeeks': [RECORDING_KEPT / (7 * DAY)],
  'web/streams.recommended1920x1080Max5MB': THUMBNAIL,
  'web/support.firstTo13RoundsWinsUnless': [CS2_TERMS.target],
  'web/support.greenIsUpRedHadAnOutage': [STATUS_EVERY / SECOND],
  'web/support.madeOfTheLatestBattles': [LATEST],
  'web/support.madeOfTheLatestPayouts1000': [LATEST],
  'web/support.ninetyDaysAgo': [STATUS_DAYS],
  'web/support.noOutageAndNoMaintenanceIsRecorded': [STATUS_DAYS],
  'web/support.nobodyUnder18MayPlayAnAccount': [ADULT_AGE],
  'web/support.ofTheLast90Days': [STATUS_DAYS],
  'web/support.theLast90Days': [STATUS_DAYS],
  'web/support.twoCookies': [SESSION_LIFE_MS / DAY],
  'web/support.twoFactorAuthenticationAndPasskeys': SECOND_FACTOR.slice(0, 1),
  'web/support.whereBetsWinAsOften': [LATEST],
  'web/support.youAreAtLeast18YearsOld': [ADULT_AGE],
  'web/teams.use3To30LettersDigits': [TEAM_NAME_MIN, TEAM_NAME_MAX],
  'web/teams.youPlayGameTitleAgainstNameTheMoney': [BATTLE_WINDOW / HOUR],
  'web/tournaments.enterAWholeRating': [RATING_BOUNDS.max],
  'web/verification.asOnTheDocumentRegionsThatAsk': [ADULT_AGE, ADULT_AGE],
  'web/verification.giveADateOfBirthOrRefuse': [ADULT_AGE],
  'web/verification.thePlayerMayHandInOthersThese': [REFUSED_LIFE / DAY],
  'web/wallet.aFirstOrLowerLimitHolds': [LOOSEN_AFTER / HOUR],
  'web/wallet.decideBeforeYouPlayHowMuch': [LOOSEN_AFTER / HOUR],
  'web/wallet.from24HoursToFiveYearsWithout': [
    (PAUSE_LENGTHS['cool-off'].min * DAY) / HOUR,
    PAUSE_LENGTHS['self-exclusion'].max / 12,
  ],
  'web/wallet.higherLimitIn24Hours': [LOOSEN_AFTER / HOUR],
  'web/wallet.itIsDeletedFromYourMethodsPast': [METHOD_COOLING_MS / HOUR],
  'web/wallet.itKeepsHoldingFor24Hours': [LOOSEN_AFTER / HOUR],
  'web/wallet.moneyCanGoToANewPayment': [METHOD_COOLING_MS / HOUR],
  'web/wallet.newMethodsWait24Hours': [METHOD_COOLING_MS / HOUR],
  'web/wallet.nowCentsAHigherLimitTakesEffect': [LOOSEN_AFTER / HOUR],
  'web/wallet.paymentsAboveNeedACode': [SECOND_FACTOR_WINDOW_MS / HOUR],
  'web/wallet.paymentsAboveNeedTwoFactor': [SECOND_FACTOR_WINDOW_MS / HOUR],
  'web/wallet.removeIn24Hours': [LOOSEN_AFTER / HOUR],
  'web/wallet.whatYouHaveWonIsLocked': [DISPUTE_WINDOW_MS / HOUR],
};

/** Figures that are no rule of ours, by what they are. */
export const NO_RULE: Readonly<Record<string, readonly string[]>> = {
  'an example of what to type': [
    'web/arcade.arcadeCashMinAgeSetting',
    'web/admin.enterAnAmountSuchAs2000',
    'web/battles.asYouWouldWriteItEG',
    'web/chat.rollUsage',
    'web/creators.enterTheAddressOfAnOBS',
    'web/forms.enterAnAmountSuchAs50',
    'web/markets.enterAnAmountSuchAs250',
    'web/store.cratesMinAgeSetting',
    'web/support.theAddressOfThePageSuch',
    'web/tournaments.enterWholePercentsThatSumTo100',
    'web/wallet.anIBANOrRoutingAndAccountNumber',
    'web/wallet.stakeMinAgeSetting',
  ],
  'a whole, a part of it or nothing: percent, 95 of 100, no stake, a count that begins at one': [
    'web/admin.depositsWithin',
    'web/chat.aMessageHasCharacters',
    'web/chat.writeAWordOrPhrase',
    'web/chat.writeRoll',
    'web/jury.juryMaxPoolSetting',
    'web/jury.opinionWithItsWeight',
    'web/jury.weightOf100',
    'web/matchmaking.playersWaitForGame',
    'web/onboarding.whatOthersReadBesideYourPicture',
    'web/platform.enterAnAmountUpTo',
    'web/store.aFrame',
    'web/store.aTitle',
    'web/store.enter1ToMax',
    'web/store.intervalOf99Percent',
    'web/store.oneCosmetic',
    'web/store.realisedSharesAreShown',
    'web/support.fromFilingToTheDecision',
    'web/support.mostTookAtMost',
    'web/tournaments.bracketTheArrowKeysLeadFromMatch',
    'web/tournaments.percentBackTo100',
    'web/tournaments.zeroForAFreeOne',
    'web/tournaments.zeroForAFreeOneOrAStake',
    'web/wallet.inDollars0StopsItAltogether',
  ],
  'a step or a day of the calendar': [
    'web/onboarding.stepOf3',
    'web/results.sinceThe1stUTC',
    'web/results.weeksBeginOnMondayMonths',
    'web/security.step1Of2ScanTheQR',
    'web/security.step2Of2EnterTheCode',
  ],
  'the rules of a game of the arcade, which never change': [
    'web/arcade.keys1To5StrikeTheLamps',
    'web/arcade.keys1To6PutTheWeightsOn',
    'web/arcade.keys1To8TurnTheSwitches',
    'web/arcade.letterForgeAbout',
    'web/arcade.letterForgeHow1',
    'web/arcade.theSixteenKeysFrom1To4',
    'web/arcade.threeLettersAtLeast',
  ],
  'a span to choose or a column of a table, whose test counts its days': [
    'web/admin.allCallsLast30Days',
    'web/admin.allServersLast30Days',
    'web/admin.last31Days',
    'web/admin.theLast30DaysUTC',
    'web/results.last30Days',
    'web/results.last90Days',
    'web/wallet.availableToBetLast12Months',
    'web/wallet.availableToBetLast30Days',
    'web/wallet.availableToBetLast90Days',
    'web/wallet.daysBefore30',
    'web/wallet.daysBefore90',
    'web/wallet.every2Hours',
    'web/wallet.last12Months',
    'web/wallet.last30Days',
    'web/wallet.last90Days',
  ],
  'what others say, or what is promised by hand': [
    'web/battles.ruleDisputes',
    'web/app.pageNotFound',
    'web/creators.whatAnswersThereIsNotOBS28',
    'web/streams.setAKeyFrameEveryTwoSeconds',
    'web/streams.streamAt1080p60With6000KbpsWhere',
    'web/support.weAimToDecideWithin24Hours',
    'web/support.youCanDownloadEverything',
    'web/wallet.moneyGoesToMethod',
    'web/wallet.ourStaffWillDecideWithdrawalsTake1',
  ],
};
