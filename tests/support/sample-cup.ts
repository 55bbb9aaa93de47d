import { HOUR } from '../../domain/shared/time.ts';
import type { Tournament } from '../../domain/tournaments/tournament.ts';

/** A single elimination that takes entries, of $10.00 each, and starts in two hours. */
export const SAMPLE_CUP: Tournament = {
  kind: 'tournament',
  format: 'single',
  hasThird: false,
  swissRounds: null,
  groupSize: 4,
  bestOf: [1],
  buyInCents: 10_00,
  guaranteeCents: 0,
  capacity: 8,
  minEntrants: 2,
  prizeTable: [100],
  opensAt: 0,
  startsAt: 2 * HOUR,
  checkInMinutes: 30,
  isVerifiedOnly: false,
  isExclusive: false,
  teamSize: null,
  minRating: null,
  maxRating: null,
  id: 'cup',
  title: 'Night Cup',
  organiserId: 'organiser',
  status: 'registration',
  feeCents: 50,
  entrants: 0,
  dueAt: 1.5 * HOUR,
};
