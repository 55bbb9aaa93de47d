import { APPLICATION_NAME_MAX, APPLICATION_TEXT_MAX } from '../../domain/platform/application.ts';
import { KEY_NAME_MAX } from '../../domain/platform/api-key.ts';
import { ALERT_REASON_MAX } from '../../domain/wallet/alerts.ts';
import {
  ANNOUNCEMENT_MAX,
  RULING_REASON_MAX,
  TOURNAMENT_RULES_MAX,
  TOURNAMENT_TITLE_MAX,
} from '../../domain/tournaments/tournaments.schemas.ts';
import { APPEAL_WORDS_MAX } from '../../domain/disputes/appeal.ts';
import { CLIP_TITLE_MAX } from '../../domain/streams/clip.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '../../domain/battles/create-battle.ts';
import { DECISION_REASON_MAX } from '../../domain/disputes/disputes.schemas.ts';
import { DISPLAY_NAME_MAX } from '../../domain/accounts/display-name.ts';
import { EVIDENCE_WORDS_MAX } from '../../domain/disputes/evidence.ts';
import { GAME_NAME_MAX } from '../../domain/profiles/game-name.ts';
import { HIGHLIGHT_TEXT_MAX } from '../../domain/results/replay-moment.ts';
import { MARKER_LABEL_MAX, REPORT_REASON_MAX } from '../../domain/chat/slash-commands.ts';
import { MEETING_TEXT_MAX } from '../../domain/battles/meeting.ts';
import { MESSAGE_MAX } from '../../domain/chat/message-text.ts';
import { MESSAGE_MAX as TICKET_MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '../../domain/support/support.schemas.ts';
import { METHOD_LABEL_MAX, WITHDRAWAL_REASON_MAX } from '../../domain/wallet/wallet.schemas.ts';
import { MAINTENANCE_REASON_MAX } from '../../domain/shared/maintenance.ts';
import { PASSKEY_NAME_MAX } from '../../domain/security/second-factor.ts';
import { PRODUCT_DESCRIPTION_MAX, PRODUCT_NAME_MAX } from '../../domain/store/store.schemas.ts';
import { STAFF_REASON_MAX } from '../../domain/accounts/accounts.schemas.ts';
import { STREAM_DESCRIPTION_MAX, STREAM_TITLE_MAX } from '../../domain/streams/stream.ts';
import { TEAM_DESCRIPTION_MAX } from '../../domain/teams/team.ts';
import { TEAM_NAME_MAX } from '../../domain/teams/team-name.ts';
import { USERNAME_MAX } from '../../domain/accounts/username.ts';
import { VERIFICATION_REASON_MAX } from '../../domain/verification/verification.schemas.ts';
import { VIEW_NAME_MAX } from '../../domain/shared/staff-views.ts';

/** The fields in which is answered what somebody has typed, by what may be typed there; rooms that can go have their own. */
const BY_LIMIT: readonly (readonly [characters: number, ...fields: readonly string[]])[] = [
  [USERNAME_MAX, 'Account.username', 'BalanceAdjustment.username', 'ChatMessage.username', 'Dispute.usernames'],
  [USERNAME_MAX, 'ModeratedMessage.username', 'NotificationSender.username', 'PendingVerification.username'],
  [USERNAME_MAX, 'PlatformTransaction.username', 'Player.username'],
  [USERNAME_MAX, 'PublicProfile.username', 'ReplayPlayer.username', 'ReportRecipient.username'],
  [USERNAME_MAX, 'StaffTicket.username', 'StaffTicketThread.username', 'TournamentEntrant.username', 'Viewer.username'],
  [USERNAME_MAX, 'WithdrawalRequest.username', 'AuditEntry.actorName', 'MonitoredStream.streamerName'],
  [USERNAME_MAX, 'StaffBattle.participants', 'TournamentEntrant.players'],
  [USERNAME_MAX, 'ContestSide.name', 'StaffTicket.assigneeName'],
  [DISPLAY_NAME_MAX, 'Account.displayName', 'PendingVerification.displayName', 'ProfileSetup.displayName'],
  [DISPLAY_NAME_MAX, 'PublicProfile.displayName', 'Viewer.displayName'],
  [TITLE_MAX, 'AccountBattle.title', 'Battle.title', 'Contest.title'],
  [TITLE_MAX, 'PastBattle.title', 'ReceiptSubject.title', 'Replay.title', 'RunningContest.title', 'StaffBattle.title'],
  [TITLE_MAX, 'FeaturedBattle.title', 'FundsHold.title', 'StreamContest.title'],
  [DESCRIPTION_MAX, 'Battle.description', 'Dispute.description'],
  [MEETING_TEXT_MAX, 'BattleMeeting.code', 'BattleMeeting.region', 'BattleMeeting.map'],
  [GAME_NAME_MAX, 'GameName.name', 'MeetingName.name'],
  [STREAM_TITLE_MAX, 'MonitoredStream.title', 'PastStream.title', 'Stream.title', 'StreamClip.streamTitle'],
  [STREAM_DESCRIPTION_MAX, 'Stream.description'],
  [CLIP_TITLE_MAX, 'StreamClip.title'],
  [TOURNAMENT_TITLE_MAX, 'Tournament.title', 'TournamentMatch.tournamentTitle'],
  [TOURNAMENT_RULES_MAX, 'Tournament.rules'],
  [RULING_REASON_MAX, 'Tournament.cancelReason', 'Tournament.holdReason', 'TournamentLogEntry.reason'],
  [ANNOUNCEMENT_MAX, 'TournamentAnnouncement.text'],
  [TEAM_NAME_MAX, 'Team.name', 'TournamentLineup.teamName', 'TournamentPayout.name'],
  [TEAM_DESCRIPTION_MAX, 'Team.description'],
  [MESSAGE_MAX, 'BlockedMessage.message', 'ChatMessage.message', 'ModeratedMessage.message'],
  [METHOD_LABEL_MAX, 'Deposit.methodName', 'PaymentMethod.name', 'Withdrawal.methodName'],
  [WITHDRAWAL_REASON_MAX, 'Withdrawal.reason'],
  [MARKER_LABEL_MAX, 'StreamMarker.label'],
  [HIGHLIGHT_TEXT_MAX, 'ReplayHighlight.text'],
  [REPORT_REASON_MAX, 'UserReport.description'],
  [APPEAL_WORDS_MAX, 'Appeal.words'],
  [DECISION_REASON_MAX, 'Dispute.reason', 'Appeal.reason'],
  [EVIDENCE_WORDS_MAX, 'DisputeEvidence.words'],
  [STAFF_REASON_MAX, 'AuditEntry.reason', 'BalanceAdjustment.reason'],
  [ALERT_REASON_MAX, 'StaffAlert.reason'],
  [VERIFICATION_REASON_MAX, 'VerificationRequest.reason'],
  [MAINTENANCE_REASON_MAX, 'Maintenance.reason'],
  [VIEW_NAME_MAX, 'StaffView.name'],
  [NAME_MAX, 'StaffTicket.firstName', 'StaffTicket.lastName', 'StaffTicketThread.firstName'],
  [NAME_MAX, 'StaffTicketThread.lastName'],
  [SUBJECT_MAX, 'StaffTicket.subject', 'StaffTicketThread.subject', 'Ticket.subject', 'TicketThread.subject'],
  [TICKET_MESSAGE_MAX, 'TicketMessage.words'],
  [KEY_NAME_MAX, 'ApiKey.name'],
  [PASSKEY_NAME_MAX, 'Passkey.name'],
  [APPLICATION_NAME_MAX, 'Application.name', 'ConnectedApplication.name'],
  [APPLICATION_TEXT_MAX, 'Application.description', 'AskedOfMe.description'],
  [PRODUCT_NAME_MAX, 'BoughtOrderLine.name', 'CatalogueEntry.name', 'Crate.name', 'ItemSource.name', 'OwnItem.name'],
  [PRODUCT_NAME_MAX, 'StoreOrderLine.name', 'StoreProduct.name'],
  [PRODUCT_DESCRIPTION_MAX, 'CatalogueEntry.description', 'StoreProduct.description'],
];

const rooms = import.meta.glob<Readonly<Record<string, number>>>(['../*/free-text.ts', '!./free-text.ts'], {
  eager: true,
  import: 'freeText',
});

export const FREE_TEXT: Readonly<Record<string, number>> = Object.fromEntries([
  ...BY_LIMIT.flatMap(([characters, ...fields]) => fields.map((field) => [field, characters] as const)),
  ...Object.values(rooms).flatMap((own) => Object.entries(own)),
]);
