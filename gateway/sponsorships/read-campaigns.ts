import { type ExhibitKind, countWins, isFit } from '../../domain/sponsorships/campaign.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Reader } from '../../db/client/database.ts';
import {
  type AcceptanceView,
  listAcceptances,
  listFiled,
  listWins,
  readAcceptanceView,
} from '../../db/sponsorships/acceptance.queries.ts';
import {
  type OpenFilter,
  listCampaigns,
  listOpenCampaigns,
  readCampaignView,
} from '../../db/sponsorships/campaign.queries.ts';
import { listOwnBattles, listOwnTournamentReplays, listOwnStreams } from '../../db/sponsorships/exhibit.queries.ts';
import { readEscrows } from '../../db/wallet/index.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import {
  type Acceptance,
  type Campaign,
  type Exhibit,
  type FiledExhibit,
  type StaffCampaign,
  toAcceptance,
  toCampaign,
  toFiledExhibit,
  toStaffCampaign,
} from './sponsorship.types.ts';

const pageOf = ({ first, after }: PageArgs) => {
  const key = decodeCursor(after);
  return { size: pageSize(first), past: key && { at: key[0], id: key[1] } };
};

/** What somebody can still accept, whatever ends first before the others. */
export async function readOpenCampaigns(
  reader: Reader,
  filter: OpenFilter,
  page: PageArgs,
): Promise<Connection<Campaign>> {
  const { size, past } = pageOf(page);
  const rows = await listOpenCampaigns(reader, filter, size + 1, past);
  return toConnection(rows, page, ({ endsAt, id }) => [endsAt, id], toCampaign);
}

/** Some acceptances of one player with their won battles, which are read at once. */
async function withWins(reader: Reader, userId: string, views: readonly AcceptanceView[]): Promise<Acceptance[]> {
  const since = views
    .filter(({ campaign }) => campaign.winsNeeded !== null)
    .reduce((first, { acceptance }) => Math.min(first, acceptance.acceptedAt), Infinity);
  const wins = since === Infinity ? [] : await listWins(reader, userId, since);
  return views.map((view) => {
    const { acceptance, campaign } = view;
    const { winsNeeded, game, endsAt } = campaign;
    const { acceptedAt } = acceptance;
    const count = winsNeeded === null ? null : Math.min(winsNeeded, countWins(wins, { game, acceptedAt, endsAt }));
    return toAcceptance(view, count);
  });
}

/** What a player has accepted, the latest first. */
export async function readAcceptances(reader: Reader, userId: string, page: PageArgs): Promise<Connection<Acceptance>> {
  const { size, past } = pageOf(page);
  const rows = await listAcceptances(reader, userId, size + 1, past);
  const nodes = await withWins(reader, userId, rows);
  return toConnection(
    nodes,
    page,
    ({ acceptedAt, id }) => [acceptedAt, id],
    (node) => node,
  );
}

/** @throws Refused NOT_FOUND */
export async function requireAcceptance(reader: Reader, userId: string, id: string): Promise<Acceptance> {
  const view = await readAcceptanceView(reader, userId, id);
  const [acceptance] = view ? await withWins(reader, userId, [view]) : [];
  if (!acceptance) throw new Refused('NOT_FOUND');
  return acceptance;
}

/** So many of each kind are offered. */
const EXHIBITS_MAX = 25;

/** What a player can show for an acceptance, the latest first. @throws Refused NOT_FOUND */
export async function readExhibits(reader: Reader, userId: string, acceptanceId: string): Promise<Exhibit[]> {
  const view = await readAcceptanceView(reader, userId, acceptanceId);
  if (!view) throw new Refused('NOT_FOUND');
  const { acceptedAt } = view.acceptance;
  const { game } = view.campaign;
  const fits = (one: { readonly game: typeof game; readonly beganAt: number | null }): boolean =>
    isFit(
      { ownerIds: [userId], game: one.game, beganAt: one.beganAt ?? 0, isSettled: true },
      { userId, acceptedAt, game },
    );
  const [sent, played, matches] = await Promise.all([
    listOwnStreams(reader, userId, acceptedAt, EXHIBITS_MAX),
    listOwnBattles(reader, userId, acceptedAt, EXHIBITS_MAX),
    listOwnTournamentReplays(reader, userId, acceptedAt, EXHIBITS_MAX),
  ]);
  const streams = sent
    .filter((one) => fits({ game: one.game, beganAt: one.at }))
    .map(({ id, title, at }): Exhibit => ({ kind: 'stream', id, title, at }));
  const battles = played.filter(fits).flatMap(({ id, game: of, won, opponent, at, recordingUrl }): Exhibit[] => {
    const title = `${GAME_TITLES[of]}, ${won ? 'won' : 'lost'} against ${opponent}`;
    const kinds: readonly ExhibitKind[] = recordingUrl ? ['battle', 'replay'] : ['battle'];
    return kinds.map((kind) => ({ kind, id, title, at }));
  });
  const replays = matches.filter(fits).map(({ id, title, at }): Exhibit => ({ kind: 'replay', id, title, at }));
  return [...streams, ...battles, ...replays].toSorted((a, b) => b.at - a.at);
}

/** All campaigns with their money, the newest first. */
export async function readStaffCampaigns(reader: Reader, page: PageArgs): Promise<Connection<StaffCampaign>> {
  const { size, past } = pageOf(page);
  const rows = await listCampaigns(reader, size + 1, past);
  const money = await readEscrows(
    reader,
    rows.map(({ campaign }) => campaign.id),
  );
  return toConnection(
    rows,
    page,
    ({ campaign }) => [campaign.createdAt, campaign.id],
    (view) => toStaffCampaign(view, money.get(view.campaign.id) ?? 0),
  );
}

/** @throws Refused NOT_FOUND */
export async function requireStaffCampaign(reader: Reader, id: string): Promise<StaffCampaign> {
  const view = await readCampaignView(reader, id);
  if (!view) throw new Refused('NOT_FOUND');
  return toStaffCampaign(view, (await readEscrows(reader, [id])).get(id) ?? 0);
}

/** What waits for staff, the oldest first. */
export async function readFiled(reader: Reader, page: PageArgs): Promise<Connection<FiledExhibit>> {
  const { size, past } = pageOf(page);
  const rows = await listFiled(reader, size + 1, past);
  return toConnection(rows, page, ({ acceptance }) => [acceptance.filedAt ?? 0, acceptance.id], toFiledExhibit);
}
