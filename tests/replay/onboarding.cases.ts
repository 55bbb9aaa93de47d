import { eq } from 'drizzle-orm';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { users } from '../../db/accounts/user.table.ts';
import * as steps from '../../db/onboarding/onboarding.queries.ts';
import { onboardings, tutorialRuns } from '../../db/onboarding/onboarding.table.ts';
import * as joining from '../../db/onboarding/registration.queries.ts';
import { registrations } from '../../db/onboarding/registration.table.ts';
import * as tutorial from '../../db/onboarding/tutorial-run.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { reads, roomCases, writes } from './kit.ts';
import { edgeRegistration, edgeRun, nameOf } from './onboarding.rows.ts';
import { EDGES, WORDS } from './words.ts';

const people = ['1', '3', ...Array.from({ length: 6 }, (_, n) => edgeUser(n)), 'nobody'];
const each = people.map((id) => [id] as const);
const STEPS = ['setupCompletedAt', 'tourCompletedAt', 'tutorialCompletedAt', 'completedAt'] as const;

const some = (cast: Cast): string[] => [
  ...Array.from({ length: 8 }, (_, n) => edgeRegistration(n)),
  ...cast.some(registrations, 6).map(({ id }) => id),
  'nothing',
];
const runs = (cast: Cast) => cast.some(tutorialRuns, 10);
const names = [
  ...WORDS,
  ...WORDS.flatMap((word) => [nameOf(word), nameOf(word).toUpperCase()]),
  'new-zebra',
  'nevv-Zebra',
];

const setup = {
  displayName: 'Ж 🎲 "\\%_',
  favoriteGames: ['cs2', 'ж"'],
  notifications: { email: true, chat: false, missions: true },
};

const registration = (cast: Cast, username: string) => ({
  id: cast.newId(),
  username,
  usernameKey: usernameKeyOf(username),
  email: 'Fresh@Players.example',
  emailKey: 'fresh@players.example',
  passwordHash: 'plain:password',
  referralCode: null,
  codeHash: null,
  codeExpiresAt: 0,
  tries: 0,
  createdAt: cast.now,
  expiresAt: Number.MAX_SAFE_INTEGER,
});

export const cases = roomCases('onboarding', [
  reads(steps.readSteps)(() => each),
  writes(steps.completeStep)(({ now }) =>
    people.slice(0, -1).flatMap((id) => STEPS.map((step) => [id, step, now] as const)),
  ),
  writes(steps.noteSetupStep)(() => people.slice(0, -1).flatMap((id) => [1, 3].map((step) => [id, step] as const))),
  reads(steps.readProfileSetup)(() => each),
  writes(steps.putProfileSetup)(() => people.slice(0, -1).map((id) => [id, setup])),

  reads(joining.readReferrerId)((cast) => [
    ...cast.values(users, 'referralCode').map((code) => [code] as const),
    ['code1'],
    ['nothing'],
  ]),
  reads(joining.readHoldersOfName)(
    ({ now }) => names.flatMap((name) => [[name, now] as const, [name, now - HOUR] as const]),
    {
      unordered: { why: 'it is asked whether there are any' },
    },
  ),
  reads(joining.readRegistrationOfName)(({ now }) =>
    names.flatMap((name) => [[usernameKeyOf(name), now] as const, [usernameKeyOf(name), now - HOUR] as const]),
  ),
  writes(joining.freeUsername)(({ now }) =>
    names.flatMap((name) => [[name, now] as const, [name, now + HOUR] as const]),
  ),
  writes(joining.insertRegistration)((cast) =>
    ['Fresh', 'щука', ...names.slice(0, 40)].map((name) => [registration(cast, name)]),
  ),
  writes(joining.deleteRegistration)((cast) => some(cast).map((id) => [id])),
  reads(joining.readRegistration)((cast) => some(cast).map((id) => [id])),
  writes(joining.lockRegistration)((cast) => some(cast).map((id) => [id])),
  writes(joining.lockRegistrationsOf)(() => [['new-0@players.example'], ['new-1@players.example'], ['nobody']]),
  writes(joining.lockForAccount)((cast) => some(cast).map((id) => [id])),
  writes(joining.updateRegistration)((cast) =>
    some(cast).flatMap((id) => [
      [id, { codeHash: 'Ж', codeExpiresAt: Number.MAX_SAFE_INTEGER, tries: 2 ** 31 }] as const,
      [id, { codeHash: null }] as const,
    ]),
  ),
  writes(joining.disarmRegistrations)(() => [
    ['new-0@players.example'],
    ['new-1@players.example'],
    ['New-1@players.example'],
  ]),
  writes(joining.deleteRegistrationsFor)(() => [['new-0@players.example'], ['nobody']]),
  writes(joining.deleteExpiredRegistrations)(({ now }) => [[now], [now - HOUR], [0]]),
  writes(joining.insertOnboarding)(() => [[edgeUser(3)]], {
    before: (tx) => tx.delete(onboardings).where(eq(onboardings.userId, edgeUser(3))),
  }),

  writes(tutorial.insertRun)((cast) =>
    EDGES.flatMap((seed) =>
      ['1', edgeUser(0), edgeUser(3)].map(
        (userId) => [{ id: cast.newId(), userId, seed, startedAt: cast.now }] as const,
      ),
    ),
  ),
  reads(tutorial.readOwnRun)((cast) =>
    runs(cast).flatMap(({ id, userId }) => [[userId, id] as const, ['nobody', id] as const]),
  ),
  writes(tutorial.scoreRun)((cast) =>
    [edgeRun(0), edgeRun(3), edgeRun(4)].flatMap((id) =>
      [0, 59, 60, 100].map((score) => [cast.row(tutorialRuns, (run) => run.id === id), score, cast.now] as const),
    ),
  ),
  reads(tutorial.readAverageScore)(() => [[1], [2], [7], [1_000]]),
]);
