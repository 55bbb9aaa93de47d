import { lockPendingBetween, lockPendingOf, readInvitesOf } from '../../db/battles/invite.queries.ts';
import { dropRecordingsOf } from '../../db/battles/keep-replay.ts';
import { deleteDraftsOf, readBattlesOf, readReportsOf } from '../../db/battles/personal-data.queries.ts';
import { readGameBeingPlayed } from '../../db/battles/playing.queries.ts';
import { samples } from '../../db/battles/samples.ts';
import type { Leaving, Room } from '../kernel/room.ts';
import { countOpened } from '../../db/battles/staff-battle.queries.ts';
import { AccountBattlesResolver } from './account-battles.resolver.ts';
import { BattleDisputeResolver } from './battle-dispute.resolver.ts';
import { BattleResolver } from './battle.resolver.ts';
import { OPEN_UNTIL, battleRoutes } from './battle.rest.ts';
import { compareBattleOrigins, contestedBattle } from './contested-battle.ts';
import { expireInvites } from './end-battle-invite.ts';
import { HistoryResolver } from './history.resolver.ts';
import { InviteResolver } from './invite.resolver.ts';
import { followGame } from './follow-game.ts';
import { keepReplay } from './keep-replay.ts';
import { LiveBattleResolver } from './live-battle.resolver.ts';
import { RatingPointResolver } from './rating-point.resolver.ts';
import { passDeadlines } from './pass-deadlines.ts';
import { battlesRefusals } from './refusals.ts';
import { runningBattle } from './running-battle.ts';
import { StaffBattleResolver } from './staff-battle.resolver.ts';
import { dropInvites, openBattles } from './withdraw-battles.ts';

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
    HistoryResolver,
    InviteResolver,
    LiveBattleResolver,
    RatingPointResolver,
    StaffBattleResolver,
  ],
  routes: battleRoutes,
  shared: { OpenBattles: OPEN_UNTIL },
  tasks: { deadlines: passDeadlines, invites: expireInvites },
  subscribers: [keepReplay, followGame, compareBattleOrigins],
  topics: ['battle'],
  contested: { battle: contestedBattle },
  dashboard: { hours: async (...span) => ({ battles: await countOpened(...span) }) },
  running: { battle: runningBattle },
  open: openBattles,
  provides: {
    gameBeingPlayed: readGameBeingPlayed,
    partPlayers: async (tx, userId, otherId, at) => dropInvites(tx, await lockPendingBetween(tx, userId, otherId), at),
  },
  personalData: {
    tables: {
      battles: 'exported, kept: a battle is the other player’s record too; drafts go',
      battle_reports: 'exported, kept: evidence of how the battle was decided',
      battle_invites: 'exported, kept: the other player’s record; those that are open end',
    },
    read: async (reader, userId) => ({
      battles: await readBattlesOf(reader, userId),
      reports: await readReportsOf(reader, userId),
      battleInvites: await readInvitesOf(reader, userId),
    }),
    erase,
  },
  samples,
};
