import { people } from '../../seed/cast.ts';
import { RIVAL_LINEUPS } from '../../teams/samples.ts';
import type { BattleGame } from '../../../domain/shared/games.ts';
import { BRACKET_CAPACITY, type FormatKind } from '../../../domain/tournaments/tournament.ts';

/** A tournament of the data set. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly game: BattleGame;
  readonly format: FormatKind;
  readonly organiserId: string;
  readonly buyInCents: number;
  /** What its organiser has added to the pool. */
  readonly guaranteeCents?: number;
  readonly capacity: number;
  readonly prizeTable: readonly number[];
  /** How many of the cast have entered, from which of them on. */
  readonly entered: readonly [count: number, from: number];
  /** Of one that teams play: their line-ups, the captain first. */
  readonly lineups?: readonly { readonly teamId: string; readonly userIds: readonly string[] }[];
  readonly startsInHours: number;
  readonly rules?: string;
  readonly isVerifiedOnly?: boolean;
  /** Of one whose seeds are drawn. */
  readonly drawSecret?: string;
  /** Of an exclusive one, whose entrants were given it. */
  readonly entryCode?: string;
}

export const TOURNAMENTS: readonly Sample[] = [
  {
    id: 'cup-1',
    title: 'Friday Night Valorant',
    game: 'valorant',
    format: 'single',
    organiserId: people.pixelQueen,
    buyInCents: 10_00,
    capacity: 32,
    prizeTable: [60, 30, 10],
    entered: [11, 0],
    startsInHours: 54,
    rules: 'Standard competitive settings, no overtime limit. Be in the lobby five minutes early.',
  },
  {
    id: 'cup-2',
    title: 'Aim Masters',
    game: 'cs2',
    format: 'double',
    organiserId: people.nightHawk,
    buyInCents: 25_00,
    capacity: 16,
    prizeTable: [70, 30],
    entered: [9, 4],
    startsInHours: 78,
  },
  {
    id: 'cup-3',
    title: 'Solo Sprint',
    game: 'apex',
    format: 'swiss',
    organiserId: people.aceViper,
    buyInCents: 5_00,
    capacity: 24,
    prizeTable: [50, 25, 15, 10],
    entered: [13, 2],
    startsInHours: 102,
  },
  {
    id: 'cup-4',
    title: 'Mid Lane Wars',
    game: 'league',
    format: 'groups',
    organiserId: people.stormBreaker,
    buyInCents: 20_00,
    capacity: 16,
    prizeTable: [65, 35],
    entered: [6, 9],
    startsInHours: 126,
  },
  {
    id: 'cup-5',
    title: 'Open Practice Cup',
    game: 'valorant',
    format: 'single',
    organiserId: people.lunaStrike,
    buyInCents: 0,
    guaranteeCents: 100_00,
    capacity: 64,
    prizeTable: [60, 30, 10],
    entered: [14, 1],
    startsInHours: 150,
    rules: 'Free to enter. For everybody who wants to see how a tournament goes.',
  },
  {
    id: 'cup-6',
    title: 'Retake Squads',
    game: 'cs2',
    format: 'single',
    organiserId: people.pixelQueen,
    buyInCents: 20_00,
    capacity: 16,
    prizeTable: [60, 40],
    entered: [0, 0],
    lineups: RIVAL_LINEUPS,
    startsInHours: 174,
    rules: 'Two of a team play. Each pays the own share of the buy-in, and gets the own part of a prize.',
  },
];

const bracket = (n: number, sample: Omit<Sample, 'id' | 'capacity'>): Sample => ({
  ...sample,
  id: `bracket-${n}`,
  capacity: BRACKET_CAPACITY,
});

export const BRACKETS: readonly Sample[] = [
  bracket(1, {
    title: 'Ascent Knockout',
    game: 'valorant',
    format: 'single',
    organiserId: people.nightHawk,
    buyInCents: 15_00,
    prizeTable: [70, 30],
    entered: [12, 3],
    startsInHours: 50,
  }),
  bracket(2, {
    title: 'Mirage Round Robin',
    game: 'cs2',
    format: 'robin',
    organiserId: people.lunaStrike,
    buyInCents: 10_00,
    prizeTable: [50, 30, 20],
    entered: [7, 0],
    startsInHours: 74,
  }),
  bracket(3, {
    title: 'Second Chance',
    game: 'apex',
    format: 'double',
    organiserId: people.aceViper,
    buyInCents: 20_00,
    prizeTable: [60, 40],
    entered: [5, 8],
    startsInHours: 98,
  }),
  bracket(4, {
    title: 'Pistols Only',
    game: 'cs2',
    format: 'single',
    organiserId: people.stormBreaker,
    buyInCents: 5_00,
    prizeTable: [100],
    entered: [BRACKET_CAPACITY, 0],
    startsInHours: 122,
  }),
  bracket(5, {
    title: 'Howling Abyss League',
    game: 'league',
    format: 'robin',
    organiserId: people.pixelQueen,
    buyInCents: 10_00,
    prizeTable: [60, 25, 15],
    entered: [3, 5],
    startsInHours: 146,
  }),
];

/** BG-24: each badge alone, both, and one that is full. */
export const PREMIUM: readonly Sample[] = [
  {
    id: 'premium-1',
    title: 'Champions Table',
    game: 'valorant',
    format: 'single',
    organiserId: people.moderator,
    buyInCents: 100_00,
    capacity: 8,
    prizeTable: [70, 30],
    entered: [8, 0],
    startsInHours: 60,
    isVerifiedOnly: true,
  },
  {
    id: 'premium-2',
    title: 'Elite Twelve',
    game: 'cs2',
    format: 'single',
    organiserId: people.moderator,
    buyInCents: 75_00,
    capacity: 12,
    prizeTable: [60, 30, 10],
    entered: [7, 5],
    startsInHours: 84,
    isVerifiedOnly: true,
  },
  {
    id: 'premium-3',
    title: 'By Invitation Duel Night',
    game: 'valorant',
    format: 'double',
    organiserId: people.moderator,
    buyInCents: 50_00,
    capacity: 8,
    prizeTable: [100],
    entered: [3, 9],
    startsInHours: 108,
    isVerifiedOnly: true,
    entryCode: 'DUELNITE',
  },
  {
    id: 'premium-6',
    title: 'Closed Circle League',
    game: 'league',
    format: 'robin',
    organiserId: people.moderator,
    buyInCents: 30_00,
    capacity: 8,
    prizeTable: [50, 30, 20],
    entered: [4, 12],
    startsInHours: 132,
    rules: 'Everybody plays everybody. Whoever was given the code plays; nobody else does.',
    entryCode: 'INCIRCLE',
  },
];

/** A sample that has begun. */
export interface Begun extends Sample {
  /** The results that are in, in the order in which they came: which side won. */
  readonly results: readonly (readonly [match: number, winner: 0 | 1])[];
}

/** Half played. */
export const RUNNING: Begun = {
  ...bracket(6, {
    title: 'Night Shift Double',
    game: 'valorant',
    format: 'double',
    organiserId: people.lunaStrike,
    buyInCents: 20_00,
    prizeTable: [60, 30, 10],
    entered: [BRACKET_CAPACITY, 0],
    startsInHours: -3,
  }),
  results: [
    ...([0, 0, 1, 0, 0, 1, 0, 0] as const).map((winner, match) => [match, winner] as const),
    [8, 0],
    [9, 1],
    [15, 0],
    [16, 1],
  ],
};

/** Played to its end, with a champion. */
export const COMPLETED: Begun = {
  id: 'premium-4',
  title: 'Rift Masters',
  game: 'league',
  format: 'single',
  organiserId: people.moderator,
  buyInCents: 10_00,
  capacity: 8,
  prizeTable: [60, 30, 10],
  entered: [8, 3],
  startsInHours: -9 * 24,
  isVerifiedOnly: true,
  results: ([0, 1, 0, 0, 1, 0, 1, 0] as const).map((winner, match) => [match, winner] as const),
};

/** Its seeds are drawn, and its first matches are called. */
export const DRAWN: Begun = {
  id: 'premium-5',
  title: 'Lucky Draw Twelve',
  game: 'cs2',
  format: 'single',
  organiserId: people.moderator,
  buyInCents: 15_00,
  capacity: 12,
  prizeTable: [60, 40],
  entered: [12, 2],
  startsInHours: -0.1,
  rules: 'The seeds are drawn. Anyone can check the draw on this page.',
  isVerifiedOnly: true,
  drawSecret: '9f2c4be17a60d85311c7e0a94d3fb628570e9ac1d4482bf6e3157d90ab86c2f4',
  results: [],
};
