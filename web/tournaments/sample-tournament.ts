import type { TournamentDetailFragment } from './operations/__generated__/tournament-detail.gql.ts';
import { SAMPLE_TERMS } from './sample-bracket.ts';

const OPENS = 1_800_000_000_000;

/** A public tournament that takes entries. */
export const SAMPLE_TOURNAMENT: TournamentDetailFragment = {
  __typename: 'Tournament',
  ...SAMPLE_TERMS,
  kind: 'TOURNAMENT',
  status: 'REGISTRATION',
  title: 'Night Cup',
  game: 'VALORANT',
  buyInCents: 5_00,
  feeCents: 25,
  guaranteeCents: 0,
  poolCents: 10_00,
  fullPoolCents: 40_00,
  capacity: 8,
  entrants: 2,
  privacy: 'PUBLIC',
  isVerifiedOnly: false,
  isExclusive: false,
  teamSize: null,
  region: null,
  opensAt: OPENS,
  checkInAt: OPENS + 1,
  startsAt: OPENS + 2,
  viewerStatus: null,
  organiser: { __typename: 'Player', id: 'o', username: 'Olive', avatarUrl: null },
  rules: 'Be fair.',
  minEntrants: 2,
  prizeTable: [100],
  seeding: 'RATING',
  drawHash: null,
  drawKey: null,
  entryCode: null,
  field: null,
  version: 0,
  startedAt: null,
  endedAt: null,
  cancelReason: null,
};
