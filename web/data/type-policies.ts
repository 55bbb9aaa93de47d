import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';
import { keepNewer } from './keep-newer.ts';

/** A newer list takes the place of the older one, also when it is shorter. */
const replaced = { merge: false } as const;
/** Different places read different parts of it, and none takes away what another has read. */
const merged = { merge: true } as const;

/** A board that was read as the next one is there under its contest as well. */
const byContest: FieldPolicy<Reference> = {
  read(known, { args, toReference }) {
    const contestId: unknown = args?.['contestId'];
    return known ?? (typeof contestId === 'string' ? toReference({ __typename: 'StakeBoard', contestId }) : undefined);
  },
};

/** The caller's own inbox is part of the first answer of every page, and is not asked for again. */
const ownInbox: FieldPolicy<Reference> = {
  read: (known, { toReference }) => known ?? toReference({ __typename: 'Inbox' }),
};

/** What of the answers is one thing in memory, and how a newer answer joins what is there. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      drafts: replaced,
      chatChannels: replaced,
      chatSettings: merged,
      battleRules: merged,
      security: merged,
      myBattles: replaced,
      openDisputes: replaced,
      sessions: replaced,
      paymentMethods: replaced,
      balanceHistory: replaced,
      topReplays: replaced,
      arcadeGames: replaced,
      myTournaments: replaced,
      runningContests: replaced,
      tournamentEntrants: replaced,
      tournamentBracket: replaced,
      tournamentStandings: replaced,
      tournamentMatch: replaced,
      tournamentLineup: replaced,
      teamAsks: replaced,
      notifications: keepNewer,
      inbox: ownInbox,
      stakeBoard: byContest,
    },
  },
  ArcadeGame: { fields: { offers: replaced } },
  ArcadeRun: { fields: { secrets: replaced, stages: replaced } },
  Security: { fields: { passkeys: replaced } },
  Team: {
    fields: {
      members: replaced,
      requests: replaced,
      invitations: replaced,
      offers: replaced,
      battles: replaced,
    },
  },
  TeamOffer: { fields: { agreements: replaced } },
  TeamBattle: { fields: { lineUp: replaced } },
  Dispute: { fields: { evidence: replaced, readings: replaced, answersDue: replaced } },
  Contest: { fields: { sides: replaced, reports: replaced } },
  // What is held of a side is that of the contest.
  ContestSide: { keyFields: false },
  Replay: { fields: { winner: merged, highlights: replaced, clips: replaced } },
  // The badge is that of the replay's game.
  ReplayPlayer: { keyFields: false },
  // Where a player stands is that of the tournament.
  TournamentEntrant: { keyFields: false },
  StakeBoard: { keyFields: ['contestId'] },
  // A wallet belongs to one account and has no id beside it.
  Wallet: { keyFields: ['userId'] },
  // The caller's own; there is one.
  PlayLimits: { keyFields: [] },
  Inbox: { keyFields: [] },
  Worn: merged,
  JuryAdvice: merged,
};
