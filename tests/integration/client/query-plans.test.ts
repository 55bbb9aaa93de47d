// @module-tag engines
import { listExports } from '../../../db/privacy/data-export.queries.ts';
import { listGameNames } from '../../../db/profiles/game-name.queries.ts';
import { readMeeting } from '../../../db/battles/meeting.queries.ts';
import { readLinkedAccounts } from '../../../db/profiles/linked-account.queries.ts';
import { readLanguages, readSettingsOf } from '../../../db/accounts/preferences.queries.ts';
import { linkAudit } from '../../../db/audit/link-audit.ts';
import { verifyAudit } from '../../../db/audit/verify-audit.ts';
import { listAudit } from '../../../db/audit/audit.queries.ts';
import { readHoldersOfName } from '../../../db/onboarding/registration.queries.ts';
import { listOrigins } from '../../../db/security/origin.queries.ts';
import { readPaidSince, readWaitingPayouts } from '../../../db/wallet/payment.queries.ts';
import { readSession } from '../../../db/security/session.queries.ts';
import { listPendingVerifications, readLatestVerification } from '../../../db/verification/verification.queries.ts';
import { listDueObjects, listFilesInObjects, listFilesInRows } from '../../../db/uploads/object.queries.ts';
import { readUpload } from '../../../db/uploads/upload.queries.ts';
import { listWaitingDocuments } from '../../../db/verification/document.queries.ts';
import { isNameTaken, readUserByName } from '../../../db/accounts/user.queries.ts';
import {
  listDrafts,
  listDue,
  listForPlayer,
  listHolding,
  listOpen,
  lockBattle,
  readBattle,
  readBattleByCode,
  listReportsOf,
  readReports,
} from '../../../db/battles/battle.queries.ts';
import { listHistory } from '../../../db/battles/history.queries.ts';
import { countUnread, listNotifications } from '../../../db/notifications/notification.queries.ts';
import { listWaiting } from '../../../db/notifications/pending-send.queries.ts';
import { readLogAfter } from '../../../db/events/log.queries.ts';
import { hasReadyJob, leaseJob, listOtherKinds } from '../../../db/jobs/job.queries.ts';
import {
  readDeeds,
  readEarnings,
  readFeats,
  readLargestStake,
  readUnlocked,
} from '../../../db/results/achievement.queries.ts';
import {
  listEarningGames,
  listEarningMonths,
  listEarnings,
  readEarningTotals,
} from '../../../db/results/earning.queries.ts';
import {
  dropPrizes,
  listPrized,
  listPrizeGames,
  listPrizeMonths,
  readPrizeTotals,
} from '../../../db/results/prize.queries.ts';
import { countShared, listCounted } from '../../../db/results/count-tournament.ts';
import { countEarlier, countForBoards, isOnBoards } from '../../../db/results/count-leaders.ts';
import {
  listNeighbours,
  listRatingHistory,
  listRatings,
  listRatingsOf,
  listTop,
  readLeader,
  readPlace,
  readPlaceNear,
} from '../../../db/results/leader.queries.ts';
import { listOutcomes, readGameRecord, readStats } from '../../../db/results/result.queries.ts';
import { dateCommitments, noteCommitment, readCommitmentDate } from '../../../db/wallet/commitments.ts';
import { readWinnings } from '../../../db/wallet/free-money.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { readNetPlay } from '../../../db/wallet/net-play.ts';
import { readPlayDays, readStaked } from '../../../db/wallet/play-day.ts';
import { readLastPause, readPlayLimits } from '../../../db/wallet/play-limit.queries.ts';
import {
  listLinesUntil,
  listPlayersBehind,
  listStatements,
  readLastStatement,
} from '../../../db/wallet/statement.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { BOOKING_PLANS } from '../../support/booking-plans.ts';
import { EVENT_PLANS } from '../../support/event-plans.ts';
import { REPLAY_PLANS } from '../../support/replay-plans.ts';
import { type PlanCase, checkPlans, pk } from '../../support/query-plans.ts';
import { STAKE_PLANS } from '../../support/stake-plans.ts';
import { TEAM_PLANS } from '../../support/team-plans.ts';
import type { World } from '../../support/world.ts';

const key = { createdAt: 5, id: 'x' };
const board = { span: '2026-W02', game: 'overall', region: 'global' };
const outcome = { battleId: 'x', userId: 'x', game: 'cs2', won: true, amountCents: 5, feeCents: 1, at: 5 } as const;
const row = { earningsCents: 5, battles: 2, wins: 1, nameKey: 'x' };
const read = (world: World) => world.db.read;

/** All of them, as a gateway asks. */
const KINDS = [...WIRING.jobs.keys()];

const CASES: readonly PlanCase[] = [
  ...STAKE_PLANS,
  ...EVENT_PLANS,
  ...TEAM_PLANS,
  ...REPLAY_PLANS.map(({ run, ...plan }) => ({ ...plan, run: (w: World) => run(read(w)) })),
  {
    name: 'open battles, first page',
    run: (w) => listOpen(read(w), 20, null),
    uses: ['battles_open'],
    isInOrder: true,
  },
  { name: 'open battles, next page', run: (w) => listOpen(read(w), 20, key), uses: ['battles_open'], isInOrder: true },
  { name: 'a battle', run: (w) => readBattle(read(w), 'x'), uses: [pk('battles')] },
  { name: 'a battle to be changed', run: (w) => w.db.transact((tx) => lockBattle(tx, 'x')), uses: [pk('battles')] },
  { name: 'a battle by its code', run: (w) => readBattleByCode(read(w), 'x'), uses: ['battles_invite_code'] },
  { name: 'where two meet', run: (w) => readMeeting(read(w), 'x'), uses: [pk('battle_meetings')] },
  { name: 'the reports of battles', run: (w) => listReportsOf(read(w), ['x', 'y']), uses: [pk('battle_reports')] },
  { name: 'the reports of a battle', run: (w) => readReports(read(w), 'x'), uses: [pk('battle_reports')] },
  {
    name: "a player's running battles",
    run: (w) => listHolding(read(w), 'x', 20),
    uses: ['battles_creator_holding', 'battles_opponent_holding'],
  },
  {
    name: "a player's running battles, and those of friends",
    run: (w) => listForPlayer(read(w), 'x', 20),
    uses: ['battles_creator_holding', 'battles_opponent_holding', pk('friendships')],
  },
  {
    name: 'notifications, first page',
    run: (w) => listNotifications(read(w), 'x', null, 20, null),
    uses: ['notifications_user'],
    isInOrder: true,
  },
  {
    name: 'notifications of a tab, next page',
    run: (w) => listNotifications(read(w), 'x', 'security', 20, { at: 5, id: 'x' }),
    uses: ['notifications_tab'],
    isInOrder: true,
  },
  { name: 'how many are unread', run: (w) => countUnread(read(w), 'x'), uses: ['notifications_unread'] },
  {
    name: 'for whom a digest waits',
    run: (w) => listWaiting(read(w), 'email', '', 50),
    uses: ['pending_sends_user'],
  },
  {
    name: 'what a log tells after a number',
    run: (w) => readLogAfter(read(w), { entity: 'channel', entityId: 'x' }, 5, 100),
    uses: ['events_entity'],
    isInOrder: true,
  },
  {
    name: 'commitments: what waits for its date, and where one stands in the chain',
    run: async (w) => {
      const committed = { about: 'arcade:x', commitment: 'x' };
      await w.db.transact((tx) => noteCommitment(tx, { ...committed, at: 5 }));
      await dateCommitments(w.db, { id: w.deps.newId(), at: w.now, until: w.now });
      await linkTransfers(w.db);
      if (!(await readCommitmentDate(read(w), committed))) throw new Error('it has no date');
    },
    uses: [pk('commitments'), 'commitments_undated', 'commitments_place'],
  },
  { name: 'drafts', run: (w) => listDrafts(read(w), 'x', 20), uses: ['battles_drafts'], isInOrder: true },
  { name: 'battles that are due', run: (w) => listDue(read(w), 5, 20), uses: ['battles_due'], isInOrder: true },
  {
    name: "a player's history, first page",
    run: (w) => listHistory(read(w), 'x', false, 20, null),
    uses: ['battles_creator', 'battles_opponent'],
    isInOrder: true,
  },
  {
    name: "a player's history, next page, as others see it",
    run: (w) => listHistory(read(w), 'x', true, 20, key),
    uses: ['battles_creator', 'battles_opponent'],
    isInOrder: true,
  },
  { name: 'the settings of a player', run: (w) => readSettingsOf(read(w), 'x'), uses: [pk('preferences')] },
  { name: 'the languages of many', run: (w) => readLanguages(read(w), ['x', 'y']), uses: [pk('preferences')] },
  { name: 'names in games', run: (w) => listGameNames(read(w), ['x', 'y']), uses: [pk('game_names')] },
  { name: 'linked accounts', run: (w) => readLinkedAccounts(read(w), 'x'), uses: [pk('linked_accounts')] },
  {
    name: 'requests for the own data',
    run: (w) => listExports(read(w), 'x', 5),
    uses: ['data_exports_user', pk('uploads'), 'file_objects_upload'],
  },
  { name: 'what a player has unlocked', run: (w) => readUnlocked(read(w), 'x'), uses: [pk('achievements')] },
  {
    name: 'what a player has done',
    run: (w) => readFeats(read(w), 'x'),
    uses: [pk('game_records'), 'tutorial_runs_user', pk('two_factors'), 'prizes_user', 'counted_runs_user'],
  },
  { name: 'the largest stake of a player', run: (w) => readLargestStake(read(w), 'x'), uses: ['outcomes_user'] },
  {
    name: 'when a player did it',
    run: (w) => readDeeds(read(w), 'x'),
    uses: ['outcomes_user', 'tutorial_runs_user', 'prizes_user'],
  },
  {
    name: 'what battles and prizes have brought',
    run: (w) => readEarnings(read(w), 'x'),
    uses: ['outcomes_user', 'prizes_user'],
  },
  {
    name: 'outcomes, first page',
    run: (w) => listOutcomes(read(w), 'x', 20, null),
    uses: ['outcomes_user'],
    isInOrder: true,
  },
  {
    name: 'outcomes, next page',
    run: (w) => listOutcomes(read(w), 'x', 20, { at: 5, battleId: 'x' }),
    uses: ['outcomes_user'],
    isInOrder: true,
  },
  {
    name: 'earnings, next page of a filter',
    run: (w) => listEarnings(read(w), 'x', { game: 'cs2', type: 'battle-win', since: 1 }, 20, { at: 5, id: 'x' }),
    uses: ['outcomes_user'],
  },
  {
    name: 'prizes, next page of a filter',
    run: (w) => listEarnings(read(w), 'x', { game: 'cs2', type: 'tournament', since: 1 }, 20, { at: 5, id: 'x' }),
    uses: ['prizes_user'],
    isInOrder: true,
  },
  { name: 'prizes in all', run: (w) => readPrizeTotals(read(w), 'x', 5, 5), uses: ['prizes_user'] },
  { name: 'prizes by month', run: (w) => listPrizeMonths(read(w), 'x'), uses: ['prizes_user'] },
  { name: 'prizes by game', run: (w) => listPrizeGames(read(w), 'x'), uses: ['prizes_user'] },
  { name: 'whom a tournament has brought something', run: (w) => listPrized(read(w), 'x'), uses: [pk('prizes')] },
  {
    name: 'what a tournament brought, taken back',
    run: (w) => w.db.transact((tx) => dropPrizes(tx, 'x')),
    uses: [pk('prizes')],
  },
  { name: 'earnings in all', run: (w) => readEarningTotals(read(w), 'x', 5, 5), uses: ['outcomes_user'] },
  { name: 'earnings by month', run: (w) => listEarningMonths(read(w), 'x'), uses: ['outcomes_user'] },
  { name: 'earnings by game', run: (w) => listEarningGames(read(w), 'x'), uses: ['outcomes_user'] },
  {
    name: 'statements, next page',
    run: (w) => listStatements(read(w), 'x', 20, { endsAt: 5, id: 'x' }),
    uses: ['statements_user'],
    isInOrder: true,
  },
  { name: 'the last statement', run: (w) => readLastStatement(read(w), 'x', 'monthly'), uses: ['statements_'] },
  { name: 'bookings of a period', run: (w) => listLinesUntil(read(w), 'x', 5, 5), uses: ['entries_account'] },
  {
    name: 'players without their statements',
    run: (w) => listPlayersBehind(read(w), 'x', 4),
    uses: ['ledger_accounts_owner_currency', 'statements_'],
  },
  {
    name: 'documents that wait',
    run: (w) => listPendingVerifications(read(w), 20, { at: 5, id: 'x' }),
    uses: ['verification_requests_'],
  },
  {
    name: 'documents of a player',
    run: (w) => readLatestVerification(read(w), 'x'),
    uses: ['verification_requests_user'],
  },
  { name: 'a file', run: (w) => readUpload(read(w), 'x', 'ticket'), uses: [pk('uploads'), 'file_objects_upload'] },
  {
    name: 'objects to be removed',
    run: (w) => listDueObjects(read(w), 5, 5),
    uses: [/file_objects_(due|upload)/],
  },
  { name: 'files in rows', run: (w) => listFilesInRows(read(w), 'x', 5), uses: [pk('uploads'), 'file_objects_upload'] },
  {
    name: 'files in objects',
    run: (w) => listFilesInObjects(read(w), 'x', 5),
    uses: ['file_objects_upload'],
    isInOrder: true,
  },
  {
    name: 'what was not handed in',
    run: (w) => listWaitingDocuments(read(w), 'x'),
    uses: ['uploads_owner', 'verification_requests_'],
  },
  {
    name: 'winnings since an instant',
    run: (w) => readWinnings(read(w), 'x', 5),
    uses: ['entries_account', pk('stakes')],
  },
  { name: 'figures of a player', run: (w) => readStats(read(w), 'x'), uses: [pk('player_stats')] },
  { name: "a player's record in a game", run: (w) => readGameRecord(read(w), 'x', 'cs2'), uses: [pk('game_records')] },
  {
    name: 'the first rows of a leaderboard',
    run: (w) => listTop(read(w), board),
    uses: ['leaders_rank', pk('ratings')],
  },
  { name: 'the own row of a leaderboard', run: (w) => readLeader(read(w), board, 'x'), uses: [/leaders/] },
  { name: 'the place of an amount', run: (w) => readPlace(read(w), board, 5), uses: ['leaders_rank'] },
  {
    name: 'the place of an amount near a known one',
    run: (w) => readPlaceNear(read(w), board, { earningsCents: 9, place: 1 }, 5),
    uses: ['leaders_rank'],
  },
  {
    name: 'the neighbours on a leaderboard',
    run: (w) => listNeighbours(read(w), board, row),
    uses: ['leaders_rank', pk('preferences')],
  },
  { name: 'whether a player is on any board', run: (w) => isOnBoards(read(w), 'x'), uses: ['leaders_user'] },
  { name: 'the ratings of a player', run: (w) => listRatings(read(w), 'x'), uses: [pk('ratings')] },
  { name: 'the ratings of some players', run: (w) => listRatingsOf(read(w), ['x', 'y']), uses: [pk('ratings')] },
  {
    name: 'the history of a rating',
    run: (w) => listRatingHistory(read(w), 'x', 'cs2', 20),
    uses: ['rating_history_game', 'counted_tournaments_user'],
  },
  {
    name: 'what has counted of a tournament',
    run: (w) => listCounted(read(w), 'x'),
    uses: [pk('counted_tournaments')],
  },
  {
    name: 'tournaments of the same players within the day',
    run: (w) => countShared(read(w), { tournamentId: 'x', players: ['x', 'y'], at: 5 }),
    uses: ['counted_tournaments_user'],
  },
  {
    name: 'earlier battles of a pair within the day',
    run: (w) => countEarlier(read(w), outcome, 'y'),
    // Either side of the join may lead.
    uses: ['outcomes_user'],
  },
  {
    name: 'a settled battle to be counted for the boards',
    run: (w) => w.db.transact((tx) => countForBoards(tx, 'x')),
    uses: [pk('outcomes')],
  },
  { name: 'a session by its token', run: (w) => readSession(read(w), 'x', 5), uses: ['sessions_token_hash'] },
  {
    name: 'accounts that look like a name',
    run: (w) => isNameTaken(read(w), 'x', null),
    uses: ['users_username_seen', 'users_username_key'],
  },
  {
    name: 'registrations that look like a name',
    run: (w) => readHoldersOfName(read(w), 'x', 5),
    uses: ['registrations_username_seen', 'registrations_username_key'],
  },
  { name: 'payouts to send', run: (w) => readWaitingPayouts(read(w), 'x'), uses: ['withdrawals_status'] },
  {
    name: 'what was paid in 24 hours',
    run: (w) => readPaidSince(read(w), 'x', 5),
    uses: ['deposits_user', 'withdrawals_user'],
  },
  {
    name: 'where players sign in from',
    run: (w) => listOrigins(read(w), ['x', 'y'], 5),
    uses: [pk('known_devices'), pk('known_addresses')],
  },
  { name: 'an account by its name', run: (w) => readUserByName(read(w), 'x'), uses: ['users_username_key'] },
  { name: 'a balance', run: (w) => readBalance(read(w), 'x', 'USD'), uses: [pk('ledger_accounts')] },
  { name: "the day's stakes", run: (w) => readStaked(read(w), 'x', '2026-01-05'), uses: [pk('play_days')] },
  {
    name: 'the days of a player since one',
    run: (w) => readPlayDays(read(w), 'x', '2026-01-01'),
    uses: [pk('play_days')],
  },
  { name: "a player's own limits", run: (w) => readPlayLimits(read(w), 'x'), uses: [pk('play_limits')] },
  { name: 'the last break', run: (w) => readLastPause(read(w), 'x'), uses: ['play_pauses_user'], isInOrder: true },
  { name: 'what playing has brought', run: (w) => readNetPlay(read(w), 'x', 5), uses: ['entries_account'] },
  {
    name: 'the audit log, first page',
    run: (w) => listAudit(read(w), null, 20, null),
    uses: ['audit_log_at'],
    isInOrder: true,
  },
  {
    name: 'the audit log, next page',
    run: (w) => listAudit(read(w), null, 20, { at: 5, id: 'x' }),
    uses: ['audit_log_at'],
    isInOrder: true,
  },
  {
    name: 'the audit log of one thing',
    run: (w) => listAudit(read(w), { subject: 'account', subjectId: 'x' }, 20, null),
    uses: ['audit_log_subject'],
  },
  { name: 'lines of the audit log to be linked', run: (w) => linkAudit(w.db, 5), uses: ['audit_log_unlinked'] },
  { name: 'the chain of the audit log', run: (w) => verifyAudit(read(w)), uses: ['audit_log_position'] },
  {
    name: 'transfers to be linked, with their entries',
    run: (w) => linkTransfers(w.db, 5),
    uses: ['transfers_unlinked', pk('entries')],
  },
  ...BOOKING_PLANS,
  { name: 'whether a job is ready', run: (w) => hasReadyJob(read(w), KINDS, 5), uses: ['jobs_run'] },
  { name: 'jobs that nobody can do', run: (w) => listOtherKinds(read(w), KINDS, 5), uses: ['jobs_run'] },
  {
    name: 'the next job',
    run: (w) => w.db.transact((tx) => leaseJob(tx, KINDS, 5, 6)),
    uses: ['jobs_run'],
    isInOrder: true,
  },
];

checkPlans(CASES);
