import type { Role, VerificationStatus } from '../../domain/accounts/roles.ts';

/** The accounts that the story is about, by name; it says 'demo' where the id is meant. */
export const people = {
  demo: '1',
  rival: '2',
  newcomer: '3',
  moderator: '4',
  admin: '5',
  nightHawk: '6',
  pixelQueen: '7',
  aceViper: '8',
  stormBreaker: '9',
  lunaStrike: '10',
  treasurer: 'treasurer',
} as const;

/** They play each other and compete for the first places. */
export const COMPETITORS = [
  people.nightHawk,
  people.pixelQueen,
  people.aceViper,
  people.stormBreaker,
  people.lunaStrike,
] as const;

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly role?: Role;
  readonly verification?: VerificationStatus;
  readonly isVerifiedCreator?: boolean;
  readonly referralCode?: string;
  /** Whether the demo password opens the account; the others are only there to be met. */
  readonly canSignIn?: boolean;
}

const met = (id: string, username: string): Person => ({ id, username, displayName: username });

export const PEOPLE: readonly Person[] = [
  {
    id: people.demo,
    username: 'demo',
    displayName: 'Demo Player',
    role: 'creator',
    isVerifiedCreator: true,
    referralCode: 'GNTDEMQ7',
    canSignIn: true,
  },
  { id: people.rival, username: 'rival', displayName: 'Rival', referralCode: 'GNTRVL82', canSignIn: true },
  {
    id: people.newcomer,
    username: 'newcomer',
    displayName: 'Newcomer',
    verification: 'unverified',
    canSignIn: true,
  },
  { id: people.moderator, username: 'moderator', displayName: 'Moderator', role: 'moderator', canSignIn: true },
  { id: people.admin, username: 'admin', displayName: 'Admin User', role: 'administrator', canSignIn: true },
  met(people.nightHawk, 'NightHawk'),
  met(people.pixelQueen, 'PixelQueen'),
  met(people.aceViper, 'AceViper'),
  met(people.stormBreaker, 'StormBreaker'),
  met(people.lunaStrike, 'LunaStrike'),
  { id: people.treasurer, username: 'treasurer', displayName: 'Treasurer', role: 'administrator', canSignIn: true },
];

/** How the ids of those begin who have signed up and played nothing yet. */
export const CROWD = 'crowd-';
/** How the ids of those begin who stand beside the others: they watch and bet on `demo` alone, wait for staff, or have nothing to do with it. */
export const ASIDE = ['brought-', 'fan-', 'desk-', 'regular-', CROWD] as const;

/** Players whose payments and battles wait for staff; nobody signs in as them. */
export const DESK_PLAYERS = [
  'GraniteFox',
  'CopperLark',
  'SlateWolf',
  'MarbleJay',
  'FlintBear',
  'OnyxHawk',
  'QuartzElk',
  'BasaltSeal',
  'PearlMoth',
  'ChalkToad',
  'JasperHound',
] as const;
/** Two who have met often enough to be bet on, and who go on meeting where the demo data set plays; nobody signs in as them. */
export const REGULARS = [
  { id: 'regular-1', username: 'CopperFinch' },
  { id: 'regular-2', username: 'SlateMoth' },
] as const;

export const deskId = (n: number): string => `${ASIDE[2]}${n + 1}`;

/** A dispute between the players of the desk `2 * n` and `2 * n + 1`. */
export const disputeId = (n: number): string => `dispute-${n + 1}`;

export const crowdId = (n: number): string => `${CROWD}${n + 1}`;

/** What `demo` owns in the end, some of it in a battle that goes on (BC-21). */
export const DEMO_BALANCE_CENTS = 1_247_50;
