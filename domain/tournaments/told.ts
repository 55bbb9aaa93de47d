import { z } from 'zod';
import { toldKinds } from '../shared/told.ts';
import { Cents, Count, Milliseconds } from '../shared/told-fields.ts';
import { TOURNAMENT_STATUSES } from './tournament.ts';
import { NO_MATCH } from './tournament-events.ts';

const TournamentStatus = z
  .enum(TOURNAMENT_STATUSES)
  .meta({ id: 'TournamentStatus', description: 'Where a tournament stands in its life.' });

/** A tournament as it is after what happened to it. */
const tournament = z.object({
  tournamentId: z.string().describe('The tournament.'),
  title: z.string().describe('What it is called.'),
  status: TournamentStatus.describe('Where it stands after it.'),
  organiserId: z.string().describe('Who organises it.'),
});

const RUNNING = { tournamentId: 't1', title: 'Friday Cup', status: 'running', organiserId: 'p9' } as const;
const COMPLETED = { ...RUNNING, status: 'completed' } as const;

const stages = toldKinds({
  form: 'Tournament',
  about: 'tournament',
  version: 1,
  body: tournament,
  dataOf: ({ entityId: tournamentId, data: { title, status, organiserId } }) => ({
    tournamentId,
    title,
    status,
    organiserId,
  }),
  kinds: {
    'tournament.announced': {
      as: 'tournament.changed',
      says: 'A tournament of the account was announced.',
      example: { ...RUNNING, status: 'announced' },
    },
    'tournament.registration-opened': {
      as: 'tournament.changed',
      says: 'Registration has opened.',
      example: { ...RUNNING, status: 'registration' },
    },
    'tournament.check-in-opened': {
      as: 'tournament.changed',
      says: 'Those who entered are asked to say that they are there.',
      example: { ...RUNNING, status: 'check-in' },
    },
    'tournament.started': { as: 'tournament.changed', says: 'It is played.', example: RUNNING },
    'tournament.settling': {
      as: 'tournament.changed',
      says: 'Every match is decided; prizes are about to be paid.',
      example: { ...RUNNING, status: 'settling' },
    },
    'tournament.cancelled': {
      as: 'tournament.changed',
      says: 'It ended without a result, and everybody got everything back.',
      example: { ...RUNNING, status: 'cancelled' },
    },
    'tournament.corrected': {
      as: 'tournament.changed',
      says: 'Its results were put right after they were paid: read places and prizes anew.',
      example: COMPLETED,
    },
  },
});

const entries = toldKinds({
  form: 'TournamentEntry',
  about: 'tournament',
  version: 1,
  body: tournament.extend({
    userId: z.string().describe('Whose place it is about: the account that is told.'),
    buyInCents: Cents.describe('What a place costs.'),
  }),
  dataOf: ({ entityId: tournamentId, data: { title, status, organiserId, userId, buyInCents } }) => ({
    tournamentId,
    title,
    status,
    organiserId,
    userId,
    buyInCents,
  }),
  kinds: (() => {
    const example = { ...RUNNING, status: 'registration', userId: 'p1', buyInCents: 10_00 } as const;
    const kind = (says: string) => ({ as: 'tournament.changed', says, example }) as const;
    return {
      'tournament.entered': kind('The account has a place.'),
      'tournament.left': kind('The account has given its place back.'),
      'tournament.waiting': kind('The account waits for a place.'),
      'tournament.moved-up': kind('The account has got the place that it waited for.'),
      'tournament.passed-over': kind('A place was free, and the account could not take it.'),
      'tournament.checked-in': kind('The account has said that it is there.'),
    };
  })(),
});

const MATCH_CHANGES = [
  'match.here',
  'match.begun',
  'match.reported',
  'match.disputed',
  'match.decided',
  'match.amended',
  'entrant.out',
] as const;

const matches = toldKinds({
  form: 'TournamentMatch',
  about: 'tournament',
  version: 1,
  body: tournament.extend({
    match: Count.nullable().describe('The number of the match in the bracket; null where an entrant was taken out.'),
    change: z.enum(MATCH_CHANGES).describe('What became of it.'),
    calledIds: z.array(z.string()).describe('Whose next match is to be played now: players, or captains.'),
    checkInBy: Milliseconds.nullable().describe(
      'Until when those say that they are there; null where nobody is called.',
    ),
    reportBy: Milliseconds.nullable().describe('Until when the one report can be contested; null without one.'),
    reason: z.string().nullable().describe('Why, where the organiser or staff have ruled.'),
  }),
  dataOf({ entityId: tournamentId, data }) {
    const { title, status, organiserId, what: change, checkInBy = null, reportBy = null, reason } = data;
    const [match, calledIds] = [data.match === NO_MATCH ? null : data.match, [...data.calledIds]];
    return { tournamentId, title, status, organiserId, match, change, calledIds, checkInBy, reportBy, reason };
  },
  kinds: {
    'tournament.match-changed': {
      as: 'tournament.changed',
      says: 'A match of the account went on, was decided, or is called.',
      example: {
        ...RUNNING,
        match: 3,
        change: 'match.decided',
        calledIds: ['p1'],
        checkInBy: 1_772_453_400_000,
        reportBy: null,
        reason: null,
      },
    },
  },
});

const Prize = z
  .object({
    userId: z.string().describe('Who has won it.'),
    place: Count.describe('For which place.'),
    cents: Cents.describe('What was paid.'),
  })
  .meta({ id: 'TournamentPrizePaid', description: 'A prize of a tournament that was paid.' });

const prizes = toldKinds({
  form: 'TournamentPrizes',
  about: 'tournament',
  version: 1,
  body: tournament.extend({
    poolCents: Cents.describe('What was paid in all.'),
    prizes: z.array(Prize).describe('To whom, by place.'),
  }),
  dataOf({ entityId: tournamentId, data }) {
    const { title, status, organiserId, poolCents } = data;
    const paid = data.prizes.map(({ userId, place, cents }) => ({ userId, place, cents }));
    return { tournamentId, title, status, organiserId, poolCents, prizes: paid };
  },
  kinds: {
    'tournament.completed': {
      as: 'tournament.changed',
      says: 'A tournament of the account is over, and its prizes are paid.',
      example: { ...COMPLETED, poolCents: 80_00, prizes: [{ userId: 'p1', place: 1, cents: 80_00 }] },
    },
  },
});

export const tournamentsTold = [...stages, ...entries, ...matches, ...prizes];
