import { DAY, HOUR } from '../../domain/shared/time.ts';
import type { StreamGame } from '../../domain/streams/stream.ts';
import { insertAcceptance } from './acceptance.queries.ts';
import { insertCampaign } from './campaign.queries.ts';
import { bookSponsored } from '../wallet/index.ts';
import { people } from '../seed/cast.ts';
import type { Moment, Samples, Scene } from '../seed/scene.ts';

interface SampleCampaign {
  readonly id: string;
  readonly brand: string;
  readonly title: string;
  readonly game: StreamGame;
  readonly conditions: string;
  readonly payoutCents: number;
  readonly capacity: number;
  readonly winsNeeded: number | null;
  /** Days to its deadline. */
  readonly days: number;
  /** Who is at it. */
  readonly by?: string;
}

/** Sponsored challenges as the specification shows some (BG-23): brand, title, game, payout and deadline are samples. */
const CAMPAIGNS: readonly SampleCampaign[] = [
  {
    id: 'campaign-1',
    brand: 'Hexa Keyboards',
    title: 'Keys to the Arena',
    game: 'apex',
    conditions: 'Stream at least one hour of ranked play and show your hands on the keys once.',
    payoutCents: 40_00,
    capacity: 20,
    winsNeeded: null,
    days: 7,
    by: people.demo,
  },
  {
    id: 'campaign-2',
    brand: 'Ironleaf Chairs',
    title: 'Sit Down, Clutch Up',
    game: 'league',
    conditions: 'One stream of an evening, with the chair in the picture.',
    payoutCents: 90_00,
    capacity: 1,
    winsNeeded: null,
    days: 10,
    by: people.nightHawk,
  },
  {
    id: 'campaign-3',
    brand: 'Voltline Energy',
    title: 'Late Night Ranked',
    game: 'valorant',
    conditions: 'Stream two hours after 22:00 in your own time zone. Say once who sponsors the evening.',
    payoutCents: 75_00,
    capacity: 5,
    winsNeeded: null,
    days: 14,
  },
  {
    id: 'campaign-4',
    brand: 'Northpeak Audio',
    title: 'Three Rivals',
    game: 'cs2',
    conditions: 'Hear them first: beat three different players. Private battles count as well.',
    payoutCents: 120_00,
    capacity: 10,
    winsNeeded: 3,
    days: 21,
  },
  {
    id: 'campaign-5',
    brand: 'Brightside Snacks',
    title: 'Blitz and Bites',
    game: 'chess',
    conditions: 'Stream ten games of blitz and talk through the one that you liked best.',
    payoutCents: 25_00,
    capacity: 8,
    winsNeeded: null,
    days: 28,
  },
  {
    id: 'campaign-6',
    brand: 'Tideglass Monitors',
    title: 'First to See It',
    game: 'cs2',
    conditions: 'Show a replay of yours that turns on one shot, and say what you saw before you fired.',
    payoutCents: 55_00,
    capacity: 6,
    winsNeeded: null,
    days: 17,
  },
];

/** Staff announced them the day before yesterday; the sponsors' money lies in their escrows. */
function past(scene: Scene): Moment[] {
  const { tx, now } = scene;
  const at = now - 2 * DAY;
  return CAMPAIGNS.map(({ days, by, ...sample }): Moment => ({
    at,
    async happens() {
      const { id, payoutCents, capacity } = sample;
      await insertCampaign(tx, {
        ...sample,
        endsAt: now + days * DAY,
        state: 'announced',
        takenCount: by === undefined ? 0 : 1,
        paidCount: 0,
        createdBy: people.moderator,
        createdAt: at,
        announcedBy: people.admin,
        announcedAt: at,
        endedAt: null,
      });
      const deposit = { id: `deposit-of-${id}`, campaignId: id, cents: payoutCents * capacity };
      await bookSponsored(tx, deposit, { at, actorId: null, newId: scene.idsAt(at) });
      if (by === undefined) return;
      await insertAcceptance(tx, {
        id: `acceptance-of-${id}`,
        campaignId: id,
        userId: by,
        state: 'active',
        acceptedAt: now - 20 * HOUR,
        exhibitKind: null,
        exhibitId: null,
        exhibitTitle: null,
        filedAt: null,
        reason: null,
        decidedBy: null,
        decidedAt: null,
        endedAt: null,
      });
    },
  }));
}

export const samples: Samples = { past, order: 4 };
