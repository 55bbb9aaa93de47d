import { battlesNotices } from '../../domain/battles/notices.ts';
import { battlesTold } from '../../domain/battles/told.ts';
import { lockPendingBetween, lockPendingOf } from '../../db/battles/invite.queries.ts';
import { battleAttendances } from '../../db/battles/attendance.table.ts';
import { battleReports, battles as battleTable } from '../../db/battles/battle.table.ts';
import { battleInvites } from '../../db/battles/invite.table.ts';
import { isPlayer, personal } from '../../db/client/personal-data.ts';
import { dropRecordingsOf } from '../../db/battles/keep-replay.ts';
import { deleteDraftsOf } from '../../db/battles/draft.queries.ts';
import { readGameBeingPlayed } from '../../db/battles/playing.queries.ts';
import { deleteOldMeetings } from '../../db/battles/meeting.queries.ts';
import { battleMeetings } from '../../db/battles/meeting.table.ts';
import { samples } from '../../db/battles/samples.ts';
import type { Leaving, Room } from '../kernel/manifest/room.ts';
import { countOpened } from '../../db/battles/staff-battle.queries.ts';
import { AccountBattlesResolver } from './record/account-battles.resolver.ts';
import { placeOfRoom } from './battle-room.ts';
import { BattleDisputeResolver } from './ending/battle-dispute.resolver.ts';
import { BattleResolver } from './battle.resolver.ts';
import { OPEN_UNTIL, battleRoutes } from './battle.rest.ts';
import { compareBattleOrigins, contestedBattle } from './ending/contested-battle.ts';
import { expireInvites } from './invites/end-battle-invite.ts';
import { HistoryResolver } from './record/history.resolver.ts';
import { InviteResolver } from './invites/invite.resolver.ts';
import { followGame } from './ending/follow-game.ts';
import { keepReplay } from './ending/keep-replay.ts';
import { CreatorRatingResolver } from './record/creator-rating.resolver.ts';
import { LiveBattleResolver } from './live-battle.resolver.ts';
import { PublicFiguresResolver } from './public-figures.resolver.ts';
import { RatingMoveResolver } from './record/rating-move.resolver.ts';
import { RatingPointResolver } from './record/rating-point.resolver.ts';
import { RematchResolver } from './invites/rematch.resolver.ts';
import { NextStepResolver } from './next-step.resolver.ts';
import { NotifiedInviteResolver } from './invites/notified-invite.resolver.ts';
import { OpponentPresenceResolver } from './opponent-presence.resolver.ts';
import { passDeadlines } from './ending/pass-deadlines.ts';
import { MEETING_LIFE, tellGameName } from './meeting/tell-meeting.ts';
import { MeetingResolver } from './meeting/meeting.resolver.ts';
import { battlesRefusals } from './refusals.ts';
import { runningBattle } from './running-battle.ts';
import { StaffBattleResolver } from './staff-battle.resolver.ts';
import { dropInvites, openBattles } from './ending/withdraw-battles.ts';

const PLAYED = 'kept: a battle is the other player’s record too; drafts go';
const INVITED = 'kept: the other player’s record; those that are open end';

async function erase({ tx, user, at }: Leaving): Promise<void> {
  await deleteDraftsOf(tx, user.id);
  await dropInvites(tx, await lockPendingOf(tx, user.id), at);
  await dropRecordingsOf(tx, user.id);
}

export const battles: Room = {
  name: 'battles',
  refusals: battlesRefusals,
  resolvers: [
    AccountBattlesResolver,
    BattleDisputeResolver,
    BattleResolver,
    CreatorRatingResolver,
    HistoryResolver,
    InviteResolver,
    LiveBattleResolver,
    MeetingResolver,
    NextStepResolver,
    NotifiedInviteResolver,
    OpponentPresenceResolver,
    PublicFiguresResolver,
    RatingMoveResolver,
    RatingPointResolver,
    RematchResolver,
    StaffBattleResolver,
  ],
  routes: battleRoutes,
  shared: { OpenBattles: OPEN_UNTIL },
  tasks: { deadlines: passDeadlines, invites: expireInvites },
  subscribers: [keepReplay, followGame, compareBattleOrigins],
  notices: battlesNotices,
  told: battlesTold,
  topics: ['battle'],
  contested: { battle: contestedBattle },
  dashboard: { hours: async (...span) => ({ battles: await countOpened(...span) }) },
  running: { battle: runningBattle },
  expires: [(tx, now) => deleteOldMeetings(tx, now - MEETING_LIFE)],
  places: { room: placeOfRoom },
  open: openBattles,
  provides: {
    gameBeingPlayed: readGameBeingPlayed,
    tellGameName,
    partPlayers: async (tx, userId, otherId, at) => dropInvites(tx, await lockPendingBetween(tx, userId, otherId), at),
  },
  personalData: {
    tables: [
      personal(battleTable, {
        fates: { creatorId: PLAYED, opponentId: PLAYED, winnerId: PLAYED },
        archive: {
          battles: {
            // Who sat opposite is not theirs to take along.
            of: ['creatorId', 'opponentId'],
            shows: ({
              id,
              status,
              game,
              mode,
              privacy,
              title,
              description,
              stakeCents,
              feeCents,
              createdAt,
              startedAt,
              endedAt,
              creatorId,
            }) => ({
              id,
              status,
              game,
              mode,
              privacy,
              isCreator: isPlayer(creatorId),
              title,
              description,
              stakeCents,
              feeCents,
              createdAt,
              startedAt,
              endedAt,
            }),
            order: ['createdAt', 'id'],
          },
        },
      }),
      personal(battleReports, {
        fates: { playerId: 'kept: evidence of how the battle was decided' },
        archive: {
          reports: { shows: ['battleId', 'claim', 'score', 'recordingUrl', 'at'], order: ['at', 'battleId'] },
        },
      }),
      personal(battleAttendances, {
        fates: { playerId: 'kept: whether the other was left waiting' },
        archive: { attendances: { shows: ['battleId', 'hasShown', 'at'], order: ['at', 'battleId'] } },
      }),
      personal(battleMeetings, {
        fates: { hostId: 'erased', opponentId: 'erased' },
        archive: {
          // Who sat opposite, and what that one said, is not theirs to take along.
          battleMeetings: { shows: ['battleId', 'code', 'region', 'map', 'updatedAt'], order: ['battleId'] },
        },
      }),
      personal(battleInvites, {
        fates: { fromId: INVITED, toId: INVITED },
        archive: {
          battleInvites: {
            of: ['fromId', 'toId'],
            shows: ({ id, fromId, game, mode, stakeCents, status, createdAt, answeredAt, battleId }) => ({
              id,
              isSender: isPlayer(fromId),
              game,
              mode,
              stakeCents,
              status,
              createdAt,
              answeredAt,
              battleId,
            }),
            order: ['createdAt', 'id'],
          },
        },
      }),
    ],
    erase,
  },
  samples,
};
