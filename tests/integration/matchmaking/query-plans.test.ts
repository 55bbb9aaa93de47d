// @module-tag engines
import { listDueProposals, listMet, listWaits, readProposal } from '../../../db/matchmaking/proposal.queries.ts';
import {
  countWaiting,
  isQueueEmpty,
  listIn,
  listSilent,
  listWaiting,
  lockSeekers,
  noteSign,
  readSeeker,
} from '../../../db/matchmaking/seeker.queries.ts';
import { readWaiting } from '../../../db/matchmaking/waiting.queries.ts';
import { readFlag } from '../../../db/settings/flag.queries.ts';
import type { Seeker } from '../../../domain/matchmaking/seeker.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import { readRoom } from '../../support/personal-data.ts';

const SEEKER: Seeker = {
  userId: 'x',
  state: 'waiting',
  game: 'cs2',
  minStakeCents: 5_00,
  maxStakeCents: 5_00,
  isFirst: false,
  since: 5,
  seenAt: 5,
  reason: null,
  refusedAs: null,
  proposalId: null,
  noShows: 0,
  declines: 0,
  faultAt: null,
  freeAt: null,
  changedAt: 5,
};

checkPlans([
  { name: 'a seeker', run: ({ db }) => readSeeker(db.read, 'x'), uses: [pk('seekers')] },
  {
    name: 'two seekers, locked',
    run: ({ db }) => db.transact((tx) => lockSeekers(tx, ['x', 'y'])),
    uses: [pk('seekers')],
  },
  { name: 'a sign of life', run: ({ db }) => db.transact((tx) => noteSign(tx, 'x', 5)), uses: [pk('seekers')] },
  { name: 'whether anybody is in the queue', run: ({ db }) => isQueueEmpty(db.read), uses: ['seekers_in'] },
  { name: 'all who are in the queue', run: ({ db }) => listIn(db.read, 20), uses: ['seekers_in'], isInOrder: true },
  { name: 'who is silent', run: ({ db }) => listSilent(db.read, 5, 20), uses: ['seekers_in'], isInOrder: true },
  {
    name: 'who waits in a game',
    run: ({ db }) => listWaiting(db.read, 'cs2', 500),
    uses: ['seekers_waiting'],
    isInOrder: true,
  },
  { name: 'how many wait in a game', run: ({ db }) => countWaiting(db.read, 'cs2'), uses: ['seekers_waiting'] },
  { name: 'a proposal', run: ({ db }) => readProposal(db.read, 'x'), uses: [pk('proposals')] },
  {
    name: 'proposals whose time is over',
    run: ({ db }) => listDueProposals(db.read, 5, 20),
    uses: ['proposals_open'],
    isInOrder: true,
  },
  {
    name: 'who has met whom today',
    run: ({ db }) => listMet(db.read, ['x', 'y'], 5),
    uses: [/proposals_(first|second)/],
  },
  {
    name: 'how long it took of late',
    run: ({ db }) => listWaits(db.read, 'cs2', 5, 25),
    uses: ['proposals_paired'],
    isInOrder: true,
  },
  {
    name: 'what seekers are paired by',
    run: ({ db }) => readWaiting(db.read, 'cs2', [SEEKER, { ...SEEKER, userId: 'y' }], 5),
    uses: [pk('ratings'), pk('friendships'), pk('known_devices'), pk('known_addresses')],
  },
  {
    name: 'what the queue knows of a player',
    run: ({ db }) => readRoom(db.read, 'matchmaking', 'x'),
    uses: [pk('seekers'), 'proposals_first', 'proposals_second'],
  },
  { name: 'whether a flag is on', run: ({ db }) => readFlag(db.read, 'new-matchmaking'), uses: [] },
]);
