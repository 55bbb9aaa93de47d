import { listAsksOfPlayer, listAsksOfTeam, listRoster } from '../../db/teams/roster.queries.ts';
import { listAgreements, listLapsedOffers, listPendingOffers } from '../../db/teams/offer.queries.ts';
import { listDueTeamBattles, listOpenSeatedIn, listSeats, readSeats } from '../../db/teams/team-battle.queries.ts';
import { listTeams, readMembership, readTeam, readTeamByCode } from '../../db/teams/team.queries.ts';
import { type PlanCase, pk } from './query-plans.ts';
import type { World } from './world.ts';

const read = (world: World) => world.db.read;

/** What the screens of teams and the wallet ask for often. */
export const TEAM_PLANS: readonly PlanCase[] = [
  { name: 'a team', run: (w) => readTeam(read(w), 'x'), uses: [pk('teams')] },
  { name: 'a team by its code', run: (w) => readTeamByCode(read(w), 'x'), uses: ['teams_invite_code'] },
  { name: "a player's team", run: (w) => readMembership(read(w), 'x'), uses: ['team_members_user'] },
  { name: 'a roster', run: (w) => listRoster(read(w), 'x'), uses: [pk('team_members')] },
  { name: 'teams by earnings', run: (w) => listTeams(read(w), '', null, 20, null), uses: ['teams_rank'] },
  { name: "a team's open questions", run: (w) => listAsksOfTeam(read(w), 'x'), uses: ['team_asks'] },
  { name: "a player's open questions", run: (w) => listAsksOfPlayer(read(w), 'x'), uses: ['team_asks_user'] },
  {
    name: "a team's waiting offers",
    run: (w) => listPendingOffers(read(w), 'x'),
    uses: ['team_offers_'],
  },
  { name: 'lapsed offers', run: (w) => listLapsedOffers(read(w), 5, 20), uses: ['team_offers_due'] },
  { name: 'who is in', run: (w) => listAgreements(read(w), ['x']), uses: [pk('team_agreements')] },
  { name: 'a line-up', run: (w) => readSeats(read(w), 'x'), uses: [pk('team_seats')] },
  { name: 'line-ups with names', run: (w) => listSeats(read(w), ['x']), uses: [pk('team_seats')] },
  {
    name: "a player's running team battles",
    run: (w) => listOpenSeatedIn(read(w), 'x', 20),
    uses: ['team_seats_user', pk('team_battles'), pk('teams')],
  },
  { name: 'due team battles', run: (w) => listDueTeamBattles(read(w), 5, 20), uses: ['team_battles_due'] },
];
