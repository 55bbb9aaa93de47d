import { ROLES, ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '../../domain/accounts/roles.ts';
import { DEFAULT_SETTINGS } from '../../domain/accounts/preferences.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { HOUR } from '../../domain/shared/time.ts';
import {
  type AccountFilter,
  type AccountKey,
  countAccounts,
  countSignUps,
  listAccounts,
  listBarred,
} from '../../db/accounts/account-list.queries.ts';
import { putAvatar } from '../../db/accounts/avatar.queries.ts';
import { fillNames } from '../../db/accounts/fill-names.ts';
import { insertAccepted, listAccepted } from '../../db/accounts/legal.queries.ts';
import { legalAcceptances } from '../../db/accounts/legal.table.ts';
import { anonymizeAccount } from '../../db/accounts/anonymize-account.ts';
import {
  putLanguage,
  putSettings,
  readLanguages,
  readSettingsOf,
  readSettingsOfMany,
} from '../../db/accounts/preferences.queries.ts';
import { updateRegion } from '../../db/accounts/region.queries.ts';
import { openSystemAccount } from '../../db/accounts/system-account.queries.ts';
import {
  countAdministrators,
  hasOtherAdministrator,
  giveReferralCode,
  holdUsers,
  insertUser,
  insertUsers,
  isNameTaken,
  lockUser,
  noteLogin,
  pauseUser,
  readUser,
  readUserByEmail,
  readUserByName,
  readUsers,
  renameUser,
  putStatedBirth,
  updateUserStanding,
} from '../../db/accounts/user.queries.ts';
import { type NewUser, type User, users } from '../../db/accounts/user.table.ts';
import {
  countTeamAccesses,
  countWaitlist,
  insertTeamAccess,
  insertWaitlistEntry,
  forgetWaiting,
} from '../../db/accounts/waitlist.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes, onDatabase } from './kit.ts';
import { EDGES, SEARCHES, WORDS } from './words.ts';

const all: AccountFilter = { text: '', status: null, verification: null, role: null, order: 'newest' };

/** Each part of the filter alone, and some together; by name and the newest first. */
const filters: readonly AccountFilter[] = (['newest', 'name'] as const).flatMap((order) => [
  { ...all, order },
  ...ACCOUNT_STATUSES.map((status) => ({ ...all, order, status })),
  ...VERIFICATION_STATUSES.map((verification) => ({ ...all, order, verification })),
  ...ROLES.map((role) => ({ ...all, order, role })),
  { ...all, order, status: 'suspended', role: 'moderator' },
  { ...all, order, status: 'active', verification: 'verified', role: 'creator' },
]);

const texts = ['demo', 'DEMO@gauntlet.example', 'edge-03', '1', ...SEARCHES, ...WORDS];

/** By name the text counts, else the instant. */
const keyOf = (user: User): AccountKey => [user.createdAt, user.id];
const keyByName = (user: User): AccountKey => [0, user.usernameKey];

const people = (cast: Cast): string[] => [
  '1',
  '3',
  edgeUser(0),
  edgeUser(1),
  edgeUser(4),
  cast.most(legalAcceptances, 'userId'),
  'nobody',
];

const newUser = (n: number, username: string): NewUser => ({
  id: `new-${n}`,
  username,
  usernameKey: usernameKeyOf(username),
  email: `New-${n}@players.example`,
  emailKey: `new-${n}@players.example`,
  displayName: username,
  passwordHash: 'plain:password',
  createdAt: EDGES[n % EDGES.length] ?? 0,
});

const anonymous = {
  username: 'gone-1',
  usernameKey: 'gone-1',
  passwordHash: 'none',
  closedAt: Number.MAX_SAFE_INTEGER,
};

const avatar = (cast: Cast) => ({
  id: cast.newId(),
  contentType: 'image/webp',
  bytes: Buffer.from([0, 1, 254, 255]),
  object: null,
  createdAt: cast.now,
});

export const cases = roomCases('accounts', [
  writes(openSystemAccount)(({ now }) => [[now]]),
  reads(hasOtherAdministrator)(() => [['5'], ['1'], ['nobody']]),
  reads(countAdministrators)(() => [[]]),
  pages(
    listAccounts,
    keyOf,
  )(() => filters.filter(({ order }) => order === 'newest').map((filter) => (limit, past) => [filter, limit, past])),
  pages(
    listAccounts,
    keyByName,
  )(() => filters.filter(({ order }) => order === 'name').map((filter) => (limit, past) => [filter, limit, past])),
  pages(listAccounts, keyByName)(() => texts.map((text) => (limit, past) => [{ ...all, text }, limit, past])),
  pages(
    listBarred,
    // By the standing, of which the key has a number.
    (user): AccountKey => [user.status === 'banned' ? 0 : 1, user.usernameKey],
  )(() => [(limit, past) => [limit, past]]),
  reads(countAccounts)(({ now }) => [[0], [now - HOUR], [now - HOUR, now], [now + 1], [0, Number.MAX_SAFE_INTEGER]]),
  reads(countSignUps)(
    ({ now }) => [
      [now - 5 * HOUR, now + 1],
      [now - 4 * HOUR - 1, now],
      [0, now],
    ],
    {
      unordered: { why: 'each hour has a number' },
    },
  ),
  writes(putAvatar)((cast) => [
    ['1', avatar(cast)],
    [edgeUser(1), null],
  ]),
  onDatabase(fillNames)(() => [[]]),
  reads(listAccepted)((cast) => people(cast).map((id) => [id])),
  writes(insertAccepted)(({ now }) => [
    [
      '1',
      [
        { text: 'terms', version: 1 },
        { text: 'terms', version: 2 ** 31 },
      ],
      now,
    ],
    ['1', [], now],
    [edgeUser(2), [{ text: 'privacy', version: Number.MAX_SAFE_INTEGER }], Number.MAX_SAFE_INTEGER],
  ]),
  writes(forgetWaiting)(() => [['wait-3@players.example'], ['nobody']]),
  writes(anonymizeAccount)(() => [
    ['1', anonymous],
    [edgeUser(1), anonymous],
    ['nobody', anonymous],
  ]),
  reads(readSettingsOf)((cast) => people(cast).map((id) => [id])),
  reads(readLanguages)((cast) => [[[]], [people(cast)], [WORDS.map((_, n) => edgeUser(n))]]),
  reads(readSettingsOfMany)((cast) => [[[]], [people(cast)], [WORDS.map((_, n) => edgeUser(n))]]),
  writes(putLanguage)(() => [
    [edgeUser(0), 'en'],
    [edgeUser(1), 'es'],
  ]),
  writes(putSettings)(() => [
    [edgeUser(0), { ...DEFAULT_SETTINGS, profileVisibility: 'private', marketing: true }],
    [edgeUser(1), DEFAULT_SETTINGS],
  ]),
  writes(updateRegion)(({ now }) => [
    [edgeUser(0), 'eu', now],
    [edgeUser(1), 'na', Number.MAX_SAFE_INTEGER],
  ]),
  reads(readUser)((cast) => people(cast).map((id) => [id])),
  writes(lockUser)((cast) => people(cast).map((id) => [id])),
  writes(holdUsers)((cast) => [[[]], [people(cast).toReversed()], [cast.some(users, 20).map(({ id }) => id)]]),
  reads(readUsers)((cast) => [[[]], [people(cast)], [cast.some(users, 20).map(({ id }) => id)]]),
  reads(readUserByName)(() =>
    [...WORDS, ...SEARCHES, 'DEMO', 'demo'].flatMap((name) => [[name], [usernameKeyOf(name)]]),
  ),
  reads(isNameTaken)(() =>
    [...WORDS, 'dem0', 'DEMO', 'жyк-малый', 'nobody-at-all'].flatMap((name) => [
      [name, null],
      [name, edgeUser(3)],
      [name, '1'],
    ]),
  ),
  reads(readUserByEmail)(() => [['demo@gauntlet.example'], ['Demo@gauntlet.example'], ['edge-3@players.example']]),
  writes(insertUser)(() =>
    [...['Fresh', 'Ñandú', 'щука', '新しい名', `q'%_\\`].entries()].map(([n, name]) => [newUser(n, name)]),
  ),
  writes(insertUser)(() => [[newUser(1, 'demo')], [{ ...newUser(1, 'other'), emailKey: 'demo@gauntlet.example' }]], {
    refuses: 'the name or the address is another’s',
  }),
  writes(insertUser)(() => [[newUser(1, 'ab')], [newUser(1, '🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲')]], {
    refuses: 'a name has so many characters, not bytes',
  }),
  writes(insertUsers)(() => [[[newUser(0, 'One-of-two'), newUser(1, 'Two-of-two')]]]),
  writes(updateUserStanding)(() => [
    [edgeUser(1), { status: 'banned' }],
    [edgeUser(2), { role: 'administrator', isVip: true, isVerifiedCreator: false, bornOn: null }],
    ['nobody', { status: 'active' }],
  ]),
  writes(putStatedBirth)(() => [
    [edgeUser(1), '2000-02-29'],
    ['nobody', '1990-01-01'],
  ]),
  writes(pauseUser)(() => EDGES.map((at) => [edgeUser(1), at])),
  writes(renameUser)(() => [[edgeUser(1), { username: 'Ренамед', usernameKey: usernameKeyOf('Ренамед') }]]),
  writes(renameUser)(() => [[edgeUser(1), { username: 'demo', usernameKey: 'demo' }]], { refuses: 'it is another’s' }),
  writes(noteLogin)(() => EDGES.map((at) => [edgeUser(1), at])),
  writes(giveReferralCode)(() => [[edgeUser(1), 'GNTNEW11']]),
  writes(giveReferralCode)(() => [[edgeUser(1), 'GNTDEMQ7']], { refuses: 'it is another’s' }),
  writes(insertWaitlistEntry)(({ now }) => [
    [{ emailKey: 'wait-3@players.example', email: 'x', at: now }],
    [{ emailKey: 'ж@players.example', email: 'Ж@Players.example', at: now }],
  ]),
  reads(countWaitlist)(() => [[]]),
  writes(insertTeamAccess)(({ now, newId }) => [[{ id: newId(), userId: '1', at: now }]]),
  reads(countTeamAccesses)(() => [[]]),
]);
