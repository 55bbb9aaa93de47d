// @module-tag engines
import {
  isShownElsewhere,
  listAcceptances,
  listActiveIn,
  listActiveOf,
  listFiled,
  listHeldOf,
  listWins,
  readAcceptanceOf,
} from '../../../db/sponsorships/acceptance.queries.ts';
import {
  hasBooked,
  listCampaigns,
  listDueCampaigns,
  listOpenCampaigns,
} from '../../../db/sponsorships/campaign.queries.ts';
import { listOwnBattles, listOwnTournamentReplays, listOwnStreams } from '../../../db/sponsorships/exhibit.queries.ts';
import { readEscrows, readSponsored } from '../../../db/wallet/index.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';
import { readRoom } from '../../support/personal-data.ts';

const read = (world: World) => world.db.read;
const past = { at: 5, id: 'y' };
const open = { userId: 'x', now: 5, search: '' };

checkPlans([
  {
    name: 'campaigns, open ones',
    run: (w) => listOpenCampaigns(read(w), open, 6, null),
    uses: ['campaigns_open', 'acceptances_'],
    isInOrder: true,
  },
  {
    name: 'campaigns, the next page of a search',
    run: (w) => listOpenCampaigns(read(w), { ...open, search: 'volt' }, 6, past),
    uses: ['campaigns_open', 'acceptances_'],
    isInOrder: true,
  },
  { name: 'campaigns, all', run: (w) => listCampaigns(read(w), 6, null), uses: ['campaigns_created'], isInOrder: true },
  {
    name: 'campaigns, the next page of all',
    run: (w) => listCampaigns(read(w), 6, past),
    uses: ['campaigns_created'],
    isInOrder: true,
  },
  { name: 'campaigns, due', run: (w) => listDueCampaigns(read(w), 5, 20), uses: ['campaigns_due'] },
  { name: 'deposits of somebody', run: (w) => hasBooked(read(w), 'x', 'y'), uses: ['sponsor_deposits_campaign'] },
  {
    name: 'acceptances of a player',
    run: (w) => listAcceptances(read(w), 'x', 6, null),
    uses: ['acceptances_user', pk('campaigns')],
    isInOrder: true,
  },
  {
    name: 'acceptances of a player, the next page',
    run: (w) => listAcceptances(read(w), 'x', 6, past),
    uses: ['acceptances_user', pk('campaigns')],
    isInOrder: true,
  },
  {
    name: 'acceptance of a player in a campaign',
    run: (w) => readAcceptanceOf(read(w), 'x', 'y'),
    uses: ['acceptances_'],
  },
  { name: 'acceptances, active in a campaign', run: (w) => listActiveIn(read(w), 'x'), uses: ['acceptances_once'] },
  { name: 'acceptances, active of a player', run: (w) => listActiveOf(read(w), 'x'), uses: ['acceptances_active'] },
  { name: 'acceptances, held by a player', run: (w) => listHeldOf(read(w), 'x'), uses: ['acceptances_'] },
  {
    name: 'acceptances, filed',
    run: (w) => listFiled(read(w), 6, null),
    uses: ['acceptances_filed', pk('campaigns')],
    isInOrder: true,
  },
  {
    name: 'acceptances, filed, the next page',
    run: (w) => listFiled(read(w), 6, past),
    uses: ['acceptances_filed', pk('campaigns')],
    isInOrder: true,
  },
  { name: 'exhibit, shown elsewhere', run: (w) => isShownElsewhere(read(w), 'x', 'y'), uses: ['acceptances_'] },
  { name: 'wins of a player', run: (w) => listWins(read(w), 'x', 5), uses: ['outcomes_user', pk('battles')] },
  { name: 'exhibits, streams', run: (w) => listOwnStreams(read(w), 'x', 5, 25), uses: ['streams_streamer'] },
  { name: 'exhibits, battles', run: (w) => listOwnBattles(read(w), 'x', 5, 25), uses: ['outcomes_user'] },
  {
    name: 'exhibits, replays of matches',
    run: (w) => listOwnTournamentReplays(read(w), 'x', 5, 25),
    uses: ['replays_creator', 'replays_opponent'],
  },
  {
    name: 'acceptances, for the archive',
    run: (w) => readRoom(read(w), 'sponsorships', 'x'),
    uses: ['acceptances_user', pk('campaigns')],
  },
  { name: 'money of sponsors', run: (w) => readEscrows(read(w), ['x', 'y']), uses: [pk('ledger_accounts')] },
  { name: 'income from sponsors', run: (w) => readSponsored(read(w), 'x'), uses: ['entries_income'] },
]);
