import { defineSubscriber } from '../../db/events/subscriber.ts';
import { readSeats } from '../../db/teams/team-battle.queries.ts';
import { compareOrigins } from '../wallet/index.ts';

/** Tells staff when players of two teams that play each other sign in from one place. */
export const compareTeamOrigins = defineSubscriber({
  name: 'compare-team-origins',
  types: ['team.battle-started'],
  async handle(tx, { data: { teamBattleId, teamId }, at }) {
    const seats = await readSeats(tx, teamBattleId);
    const isOwn = (seat: (typeof seats)[number]) => seat.teamId === teamId;
    const sides = [seats.filter(isOwn), seats.filter((seat) => !isOwn(seat))];
    await compareOrigins(
      tx,
      sides.map((players) => players.map(({ userId }) => userId)),
      at,
    );
  },
});
