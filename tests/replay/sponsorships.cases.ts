import { ACCEPTANCE_STATES, EXHIBIT_KINDS } from '../../domain/sponsorships/campaign.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { battles } from '../../db/battles/battle.table.ts';
import { outcomes } from '../../db/results/result.table.ts';
import { replays } from '../../db/results/replay.table.ts';
import * as accepting from '../../db/sponsorships/acceptance.queries.ts';
import * as campaign from '../../db/sponsorships/campaign.queries.ts';
import * as exhibits from '../../db/sponsorships/exhibit.queries.ts';
import { type AcceptanceRow, acceptances, campaigns } from '../../db/sponsorships/sponsorship.table.ts';
import { streams } from '../../db/streams/stream.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeAcceptance, edgeCampaign } from './sponsorships.rows.ts';
import { EDGES, SEARCHES, WORDS } from './words.ts';

const people = ['1', '6', edgeUser(0), edgeUser(1), edgeUser(2), edgeUser(3), 'nobody'];
const each = people.map((id) => [id] as const);
const placeOf = ({ acceptance: { acceptedAt, id } }: accepting.AcceptanceView): campaign.Place => ({
  at: acceptedAt,
  id,
});

const some = (cast: Cast): string[] => [
  ...Array.from({ length: 8 }, (_, n) => edgeCampaign(n)),
  ...cast.some(campaigns, 6).map(({ id }) => id),
  'nothing',
];
const accepted = (cast: Cast): string[] => [...cast.some(acceptances, 12).map(({ id }) => id), 'nothing'];

const texts: readonly string[] = ['', ...SEARCHES, ...WORDS];
const open = (cast: Cast, search: string, userId = '2') => ({ userId, now: cast.now - 2 * HOUR, search });

const acceptance = (cast: Cast): AcceptanceRow => ({
  ...cast.row(acceptances, ({ state }) => state === 'active'),
  id: cast.newId(),
  campaignId: edgeCampaign(0),
  userId: '2',
});

/** Who has played, and since when. */
const played = (cast: Cast): (readonly [string, number])[] =>
  [...people, ...cast.values(outcomes, 'userId').slice(0, 4)].flatMap((id) => [
    [id, 0] as const,
    [id, cast.now - HOUR] as const,
  ]);
const shown = (cast: Cast): string[] => [
  ...cast.values(replays, 'creatorId').slice(0, 3),
  ...cast.some(replays, 4, ({ tournamentId }) => tournamentId !== null).map(({ opponentId }) => opponentId),
  ...cast.values(streams, 'streamerId').slice(0, 4),
  ...people,
];
const limited = (cast: Cast, ids: readonly string[]) =>
  ids.flatMap((id) => [1, 2, 100].map((limit) => [id, limit === 2 ? cast.now - 2 * HOUR : 0, limit] as const));

export const cases = roomCases('sponsorships', [
  writes(accepting.insertAcceptance)((cast) => [
    [acceptance(cast)],
    [
      {
        ...acceptance(cast),
        state: 'paid',
        exhibitKind: 'stream',
        exhibitId: 'Ж',
        exhibitTitle: '🎲',
        filedAt: 0,
        endedAt: Number.MAX_SAFE_INTEGER,
      },
    ],
  ]),
  writes(accepting.insertAcceptance)((cast) => [[{ ...cast.row(acceptances), id: 'again' }]], {
    refuses: 'it was accepted already',
  }),
  writes(accepting.changeAcceptance)((cast) =>
    accepted(cast).flatMap((id) =>
      ACCEPTANCE_STATES.map(
        (state) =>
          [
            { id, state },
            { reason: 'Ж', decidedBy: '4', decidedAt: cast.now },
          ] as const,
      ),
    ),
  ),
  reads(accepting.readAcceptance)((cast) => accepted(cast).map((id) => [id])),
  reads(accepting.readAcceptanceOf)((cast) =>
    some(cast).flatMap((id) => people.map((userId) => [id, userId] as const)),
  ),
  reads(accepting.listActiveIn)((cast) => some(cast).map((id) => [id])),
  pages(accepting.listAcceptances, placeOf)(() => people.map((id) => (limit, past) => [id, limit, past])),
  reads(accepting.readAcceptanceView)((cast) =>
    cast
      .some(acceptances, 8)
      .flatMap(({ id, userId }) => [[userId, id] as const, ['nobody', id] as const, [userId, 'nothing'] as const]),
  ),
  reads(accepting.listActiveOf)(() => each),
  reads(accepting.listHeldOf)(() => each),
  pages(accepting.listFiled, ({ acceptance: { filedAt, id } }): campaign.Place => ({ at: filedAt ?? 0, id }))(() => [
    (limit, past) => [limit, past],
  ]),
  reads(accepting.isShownElsewhere)((cast) =>
    cast
      .some(acceptances, 12)
      .flatMap(({ userId, exhibitId }) => [
        [userId, exhibitId ?? ''] as const,
        ['nobody', exhibitId ?? 'nothing'] as const,
      ]),
  ),
  reads(accepting.listWins)(played, { unordered: { why: 'they are counted' } }),

  writes(campaign.insertCampaign)((cast) => [
    [{ ...cast.row(campaigns), id: cast.newId() }],
    ...EDGES.slice(1).map(
      (cents) => [{ ...cast.row(campaigns), id: cast.newId(), payoutCents: cents, endsAt: cents }] as const,
    ),
  ]),
  writes(campaign.insertCampaign)((cast) => [[{ ...cast.row(campaigns), id: cast.newId(), payoutCents: 0 }]], {
    refuses: 'it pays nothing',
  }),
  writes(campaign.lockCampaign)((cast) => some(cast).map((id) => [id])),
  writes(campaign.changeCampaign)((cast) =>
    cast
      .some(campaigns, 6)
      .flatMap((row) => [
        [row, { brand: 'Ж' }] as const,
        [row, { state: 'ended', endedAt: Number.MAX_SAFE_INTEGER, takenCount: row.capacity }] as const,
      ]),
  ),
  pages(campaign.listOpenCampaigns, ({ endsAt, id }): campaign.Place => ({ at: endsAt, id }))((cast) => [
    ...texts.map((text) => (limit: number, past: campaign.Place | null) => [open(cast, text), limit, past] as const),
    ...people.map((id) => (limit: number, past: campaign.Place | null) => [open(cast, '', id), limit, past] as const),
  ]),
  pages(campaign.listCampaigns, ({ campaign: { createdAt, id } }): campaign.Place => ({ at: createdAt, id }))(() => [
    (limit, past) => [limit, past],
  ]),
  reads(campaign.readCampaignView)((cast) => some(cast).map((id) => [id])),
  reads(campaign.listDueCampaigns)(
    ({ now }) => [
      [now, 100],
      [now + 2 * HOUR, 100],
      [0, 100],
    ],
    { unordered: { why: 'each is ended by itself' } },
  ),
  writes(campaign.insertSponsorDeposit)((cast) =>
    EDGES.slice(1).map((cents) => [
      { id: cast.newId(), campaignId: edgeCampaign(0), cents, reason: 'Ж', bookedBy: '4', at: cast.now },
    ]),
  ),
  reads(campaign.hasBooked)((cast) => some(cast).flatMap((id) => people.map((userId) => [id, userId] as const))),

  reads(exhibits.readExhibit)((cast) => [
    ...[...cast.some(streams, 4), ...cast.some(replays, 8), ...cast.some(battles, 8)].flatMap(({ id }) =>
      EXHIBIT_KINDS.map((kind) => [kind, id] as const),
    ),
    ...EXHIBIT_KINDS.map((kind) => [kind, edgeAcceptance(0)] as const),
  ]),
  reads(exhibits.listOwnTournamentReplays)((cast) => limited(cast, shown(cast))),
  reads(exhibits.listOwnStreams)((cast) => limited(cast, shown(cast))),
  reads(exhibits.listOwnBattles)((cast) =>
    played(cast).flatMap(([id, since]) => [2, 100].map((limit) => [id, since, limit] as const)),
  ),
]);
