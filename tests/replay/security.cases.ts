import { HOUR } from '../../domain/shared/time.ts';
import * as reset from '../../db/security/account-reset.queries.ts';
import { accountResets } from '../../db/security/account-reset.table.ts';
import * as inspecting from '../../db/security/inspection.queries.ts';
import { type InspectionRow, inspections } from '../../db/security/inspection.table.ts';
import * as addresses from '../../db/security/known-address.queries.ts';
import * as devices from '../../db/security/known-device.queries.ts';
import * as origins from '../../db/security/origin.queries.ts';
import * as keys from '../../db/security/passkey.queries.ts';
import * as resets from '../../db/security/password-reset.queries.ts';
import { passwordResets } from '../../db/security/password-reset.table.ts';
import * as passwords from '../../db/security/password.queries.ts';
import * as proofs from '../../db/security/pending-proof.queries.ts';
import * as factors from '../../db/security/second-factor.queries.ts';
import { PENDING_PROOF_KINDS, knownDevices, passkeys, pendingProofs } from '../../db/security/second-factor.table.ts';
import * as signedIn from '../../db/security/session.queries.ts';
import { sessions } from '../../db/security/session.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeSession } from './security.rows.ts';
import { EDGES } from './words.ts';

const people = ['1', edgeUser(0), edgeUser(1), edgeUser(3), edgeUser(7), 'nobody'];
const each = people.map((id) => [id] as const);
const counted = people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const));
const instants = ({ now }: Cast) => [0, now - HOUR, now, now + HOUR, Number.MAX_SAFE_INTEGER];
const cuts = (cast: Cast) => instants(cast).map((at) => [at] as const);

const sessionIds = (cast: Cast): string[] => [
  ...Array.from({ length: 9 }, (_, n) => edgeSession(n)),
  ...cast.some(sessions, 4).map(({ id }) => id),
  'nothing',
];
const tokens = [0, 1, 2, 3].map((n) => `session-token-${n}`).concat('SESSION-TOKEN-2', 'nothing');
const inspectionIds = (cast: Cast): string[] => [...cast.rows(inspections).map(({ id }) => id), 'nothing'];
const keyIds = ['passkey-0', 'passkey-1', 'passkey-2', 'PASSKEY-2', 'nothing'];
const owned = keyIds.flatMap((id) => [[edgeUser(1), id] as const, ['1', id] as const]);
const links = [0, 1, 2, 3].map((n) => `reset-${n}`).concat('nothing');
/** What is under way by each token, of each kind and of any. */
const underWay = ({ now }: Cast) =>
  [2, 3, 6, 7].flatMap((n) => [
    [`proof-${n}`, PENDING_PROOF_KINDS, now] as const,
    [`proof-${n}`, PENDING_PROOF_KINDS, now + HOUR] as const,
    [`proof-${n}`, [PENDING_PROOF_KINDS[n]], now] as const,
    [`proof-${n}`, ['sign-in', 'proof'], now - 2 * HOUR] as const,
    [`proof-${n}`, [], now] as const,
  ]) as readonly (readonly [string, typeof PENDING_PROOF_KINDS, number])[];

const session = (cast: Cast) => ({ ...cast.row(sessions), id: cast.newId(), tokenHash: 'fresh', userAgent: 'Ж 🎲' });
const inspection = (cast: Cast) => ({ ...cast.row(inspections), id: cast.newId(), reason: 'Ж', endedAt: null });
const passkey = (cast: Cast) => ({ ...cast.row(passkeys), id: 'fresh', transports: ['Ж'], counter: 2 ** 32 });
const device = (cast: Cast) => cast.row(knownDevices, ({ userId }) => userId === edgeUser(1));

export const cases = roomCases('security', [
  writes(reset.insertAccountReset)((cast) => [[{ ...cast.row(accountResets), id: cast.newId(), at: 2 ** 40 }]]),
  reads(reset.listAccountResets)((cast) =>
    [...cast.rows(accountResets).map(({ userId }) => userId), 'nobody'].flatMap((id) =>
      [1, 2, 100].map((limit) => [id, limit] as const),
    ),
  ),
  writes(reset.deleteOldAccountResets)((cast) => [
    [0],
    ...cast.rows(accountResets).map(({ at }) => [at] as const),
    [Number.MAX_SAFE_INTEGER],
  ]),

  writes(inspecting.insertInspection)((cast) => [[inspection(cast)]]),
  reads(inspecting.readInspectionOf)((cast) =>
    sessionIds(cast).flatMap((id) => instants(cast).map((at) => [id, at] as const)),
  ),
  reads(inspecting.liveInspectionIds)((cast) => [
    [[], cast.now],
    ...instants(cast).map((at) => [inspectionIds(cast), at] as const),
  ]),
  writes(inspecting.endInspectionOf)((cast) => inspectionIds(cast).map((id) => [id, cast.now])),
  pages(inspecting.listInspectionsOf, ({ startedAt, id }: InspectionRow): readonly [number, string] => [startedAt, id])(
    () => people.map((id) => (limit, past) => [id, limit, past]),
  ),

  reads(signedIn.hasSessionSince)((cast) =>
    instants(cast).flatMap((at) => [[at, cast.now] as const, [0, at] as const]),
  ),

  writes(addresses.keepAddress)(({ now }) => [
    [{ userId: edgeUser(1), addressHash: 'address-0', lastSeenAt: now + 1 }],
    [{ userId: edgeUser(1), addressHash: 'address-1', lastSeenAt: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(addresses.deleteForgottenAddresses)(cuts),

  writes(devices.insertKnownDevice)((cast) => [
    [device(cast)],
    [{ ...device(cast), deviceHash: 'fresh' }],
    [{ ...device(cast), userId: '1' }],
  ]),
  writes(devices.touchKnownDevice)((cast) => [
    [device(cast), 'Ж', Number.MAX_SAFE_INTEGER],
    [{ ...device(cast), userId: '1' }, 'Ж', cast.now],
  ]),
  writes(devices.hasOtherDevice)((cast) => [
    [device(cast)],
    [{ ...device(cast), userId: '2' }],
    [cast.row(knownDevices, ({ userId }) => userId === edgeUser(3))],
  ]),
  reads(devices.listKnownDevices)(() => counted),
  writes(devices.deleteForgottenDevices)(cuts),

  reads(origins.listOrigins)(
    ({ now }) => [[[], 0] as const, [people, 0] as const, [people, now - HOUR] as const, [people, now] as const],
    { unordered: { why: 'each names whose it is' } },
  ),
  reads(origins.readOrigins)(() => [[[]], [people], ...people.map((id) => [[id]] as const)], {
    unordered: { why: 'each names whose it is' },
  }),

  reads(keys.readPasskey)(() => keyIds.map((id) => [id])),
  reads(keys.readPasskeysOf)(() => each),
  writes(keys.insertPasskey)((cast) => [[passkey(cast)], [{ ...passkey(cast), id: 'passkey-0' }]]),
  writes(keys.touchPasskey)(({ now }) =>
    owned.flatMap(([userId, id]) =>
      [0, 1, 2 ** 31 - 1].map((counterBefore) => [
        { id, userId, counterBefore, counter: Number.MAX_SAFE_INTEGER, isBackedUp: true } as const,
        now,
      ]),
    ),
  ),
  writes(keys.updatePasskeyName)(() => owned.map(([userId, id]) => [userId, id, 'Ж "\\%_'])),
  writes(keys.deletePasskey)(() => owned),
  writes(keys.deletePasskeysBut)(
    () => [
      [edgeUser(1), []],
      [edgeUser(1), ['passkey-0', 'passkey-2', 'nothing']],
      ['nobody', []],
    ],
    { unordered: { why: 'whoever asks counts them' } },
  ),

  writes(resets.insertPasswordReset)((cast) => [[{ ...cast.row(passwordResets), tokenHash: 'fresh' }]]),
  reads(resets.readPasswordReset)((cast) =>
    links.flatMap((link) => [[link, cast.now] as const, [link, cast.now - HOUR - 1] as const]),
  ),
  writes(resets.takePasswordReset)(() => links.map((link) => [link])),
  writes(resets.overwritePassword)(() => [0, 1, 3, 9, 12].map((n) => [edgeUser(n), 'plain:Ж'])),
  writes(resets.deleteExpiredPasswordResets)(cuts),

  writes(passwords.replacePassword)(() => [
    [edgeUser(1), 'plain:password', 'plain:Ж'],
    [edgeUser(1), 'PLAIN:password', 'plain:Ж'],
    ['nobody', 'plain:password', 'plain:Ж'],
  ]),
  writes(passwords.deletePasswordResetsOf)(() => each),

  writes(proofs.insertPendingProof)((cast) => [
    [{ ...cast.row(pendingProofs), tokenHash: 'fresh' }],
    [{ ...cast.row(pendingProofs), tokenHash: 'other', userId: null, challenge: 'Ж', tries: 2 ** 31 }],
  ]),
  reads(proofs.readPendingProof)(underWay),
  writes(proofs.lockPendingProof)(underWay),
  writes(proofs.takePendingProof)(underWay),
  writes(proofs.countWrongCode)(() => [['proof-0'], ['proof-1'], ['nothing']]),
  writes(proofs.deletePendingProofsOf)(() => each),
  writes(proofs.deleteExpiredPendingProofs)(cuts),

  reads(factors.readTwoFactor)(() => each),
  writes(factors.lockTwoFactor)(() => each),
  writes(factors.putTwoFactor)(() =>
    EDGES.flatMap((createdAt, n) => [
      [{ userId: edgeUser(n), secret: 'sealed:Ж', createdAt }] as const,
      [{ userId: '1', secret: 'sealed:Ж', createdAt }] as const,
    ]),
  ),
  writes(factors.updateTwoFactor)(({ now }) => [
    [edgeUser(1), { enabledAt: now }],
    [edgeUser(0), { enabledAt: null, lastStep: Number.MAX_SAFE_INTEGER }],
    ['nobody', { lastStep: 1 }],
  ]),
  writes(factors.deleteTwoFactor)(() => each),
  writes(factors.replaceRecoveryCodes)(() => [
    [edgeUser(1), ['code-0', 'Code-0', 'Ж']],
    ['1', ['code-0']],
  ]),
  writes(factors.takeRecoveryCode)(({ now }) => [
    [edgeUser(1), ['code-0'], now],
    [edgeUser(1), ['code-0', 'code-2', 'nothing'], now],
    [edgeUser(1), ['CODE-0'], now],
    [edgeUser(1), ['code-4'], now],
    [edgeUser(1), [], now],
    ['1', ['code-0'], now],
  ]),
  reads(factors.countRecoveryCodes)(() => each),

  reads(signedIn.readSession)((cast) => tokens.flatMap((token) => instants(cast).map((at) => [token, at] as const))),
  reads(signedIn.liveSessionIds)((cast) => [
    [[], cast.now],
    ...instants(cast).map((at) => [sessionIds(cast), at] as const),
  ]),
  reads(signedIn.readSessionSource)((cast) => sessionIds(cast).map((id) => [id])),
  writes(signedIn.insertSession)((cast) => [[session(cast)]]),
  writes(signedIn.insertSession)((cast) => [[{ ...session(cast), tokenHash: tokens[0] ?? '' }]], {
    refuses: 'a token is of one session',
  }),
  writes(signedIn.extendSession)((cast) => sessionIds(cast).map((id) => [id, cast.now, Number.MAX_SAFE_INTEGER])),
  writes(signedIn.replaceToken)((cast) => sessionIds(cast).map((id) => [id, 'fresh'])),
  writes(signedIn.renewTokenHash)(() => tokens.map((token) => [token, 'fresh'])),
  writes(signedIn.deleteSession)(() => tokens.map((token) => [token])),
  writes(signedIn.deleteOwnSession)((cast) =>
    [0, 1, 2, 3].flatMap((n) => [[edgeUser(1), edgeSession(n), cast.now] as const, ['1', edgeSession(n), 0] as const]),
  ),
  writes(signedIn.deleteSessionsOf)(
    () => people.flatMap((id) => [[id, null] as const, [id, edgeSession(2)] as const]),
    { unordered: { why: 'each is told of by itself' } },
  ),
  reads(signedIn.readSessionsOf)(({ now }) =>
    people.flatMap((id) =>
      [1, 2, 100].flatMap((most) => [[id, now, most] as const, [id, now - 2 * HOUR, most] as const]),
    ),
  ),
  writes(signedIn.deleteExpiredSessions)(cuts),
]);
