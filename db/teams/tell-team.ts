import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';

/** What happens to a team and its people; battles of teams have their events too. */
export type TeamEvent =
  | 'team.created'
  | 'team.changed'
  | 'team.requested'
  | 'team.invited'
  | 'team.joined'
  | 'team.declined'
  | 'team.left'
  | 'team.handed-over'
  | 'team.challenged'
  | 'team.challenge-answered'
  | 'team.battle-started'
  | 'team.battle-reported'
  | 'team.battle-completed'
  | 'team.battle-disputed'
  | 'team.battle-resumed'
  | 'team.battle-escalated';

/** `userId` is whom it concerns and `captainId` the captain beside them: both are woken. */
interface TeamNews {
  readonly userId: string;
  readonly captainId: string | null;
  readonly teamName: string;
  readonly [key: string]: string | number | null;
}

/** Tells one team, and whoever the news names. */
export const tellTeam = (tx: Tx, teamId: string, type: TeamEvent, news: TeamNews, at: number): Promise<void> =>
  appendEvent(tx, { type, entity: 'team', entityId: teamId, data: { ...news, teamId }, at });
