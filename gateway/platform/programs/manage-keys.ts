import { KEYS_MAX, KEY_BYTES, OVERLAP, keyOf, shownOf } from '../../../domain/platform/api-key.ts';
import { newKey } from '../../../domain/platform/platform.schemas.ts';
import { type ApiScope, scopesIn } from '../../../domain/platform/scopes.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { type User, readSettingsOf } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { beginLog } from '../../../db/platform/account-log.queries.ts';
import {
  countKeysInForce,
  deleteKeysOf,
  insertKey,
  listKeysOf,
  lockOwnKey,
  readKeyStakes,
  replaceKey,
  revokeOwnKey,
  revokeReplaced,
} from '../../../db/platform/key.queries.ts';
import type { ApiKeyRow } from '../../../db/platform/key.table.ts';
import { deletePluginsOf, prolongPlugin } from '../../../db/platform/plugin.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { orderMail } from '../../mail/mail.ts';
import { type CountedProof, countGiven, lockSignedIn, requireFactor, requirePassword } from '../../security/index.ts';
import { endPluginOf, tellKey } from './end-plugin.ts';
import { keyHashOf } from './find-key.ts';

export interface NewKeyInput {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly lifeDays: number;
  readonly dailyStakeCents: number;
}

/** By what the owner shows to be there: a session alone must not be enough to leave a key behind. */
export interface OwnerProof {
  readonly password: string;
  /** A code, a recovery code or the receipt of a passkey; where the account has a second factor. */
  readonly proof: string | null;
}

/** A key that was just made, and the only sight of it. */
export interface MadeKey {
  readonly key: OwnKey;
  readonly secret: string;
}

/** A key with what was staked with its family today, in cents. */
export interface OwnKey extends ApiKeyRow {
  readonly stakedTodayCents: number;
}

/** The caller's keys that are good now. */
export async function readOwnKeys({ db, now }: Deps, { userId }: Actor): Promise<OwnKey[]> {
  const rows = await listKeysOf(db.read, userId, now());
  const families = rows.map(({ familyId }) => familyId);
  const staked = await readKeyStakes(db.read, families, utcDay(now()));
  return rows.map((row) => ({ ...row, stakedTodayCents: staked.get(row.familyId) ?? 0 }));
}

/**
 * Makes a key (CR-19). The key itself is answered this once and stored nowhere.
 * @throws Refused BAD_INPUT, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, LIMIT_EXCEEDED, RATE_LIMITED
 */
export async function createKey(deps: Deps, actor: Actor, given: NewKeyInput, owner: OwnerProof): Promise<MadeKey> {
  const { name, scopes, lifeDays, dailyStakeCents } = readInput(newKey, {
    ...given,
    scopes: [...given.scopes],
    lifeDays: given.lifeDays as 30,
  });
  return asOwner(deps, actor, owner, (tx, user, at) =>
    makeNewKey(deps, tx, user, { name, scopes, lifeDays, dailyStakeCents }, at),
  );
}

/** The first of a family, for an account that is locked. @throws Refused LIMIT_EXCEEDED */
export async function makeNewKey(
  deps: Deps,
  tx: Tx,
  user: User,
  { name, scopes, lifeDays, dailyStakeCents }: NewKeyInput,
  at: number,
): Promise<MadeKey> {
  if ((await countKeysInForce(tx, user.id, at)) >= KEYS_MAX)
    throw new Refused('LIMIT_EXCEEDED', { data: { max: KEYS_MAX } });
  const id = deps.newId();
  return make(deps, tx, user, {
    id,
    userId: user.id,
    familyId: id,
    name,
    scopes: [...new Set(scopesIn(scopes))],
    dailyStakeCents,
    createdAt: at,
    expiresAt: at + lifeDays * DAY,
    replacedAt: null,
    revokedAt: null,
    lastUsedAt: null,
    lastUsedAddress: null,
  });
}

/**
 * Makes another key in the place of one, with its name, scopes and cap and as long a life. The earlier one goes on for a
 * day, so that whatever uses it can be changed without a break.
 * @throws Refused NOT_FOUND, KEY_REPLACED, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED
 */
export function rotateKey(deps: Deps, actor: Actor, id: string, owner: OwnerProof): Promise<MadeKey> {
  return asOwner(deps, actor, owner, async (tx, user, at) => {
    const earlier = await lockOwnKey(tx, user.id, id, at);
    if (!earlier) throw new Refused('NOT_FOUND');
    if (earlier.replacedAt !== null) throw new Refused('KEY_REPLACED');
    // So that there are never more than two of a family.
    for (const gone of await revokeReplaced(tx, user.id, earlier.familyId, at))
      await tellKey(tx, 'key.revoked', gone, at);
    const earlierUntil = Math.min(earlier.expiresAt, at + OVERLAP);
    await replaceKey(tx, id, at, earlierUntil);
    const expiresAt = at + (earlier.expiresAt - earlier.createdAt);
    await prolongPlugin(tx, user.id, earlier.familyId, expiresAt);
    const terms = { ...earlier, id: deps.newId(), createdAt: at, expiresAt, lastUsedAt: null, lastUsedAddress: null };
    return make(deps, tx, user, terms, { earlierUntil });
  });
}

/**
 * Ends a key at once, in every gateway; with that of a plugin the plugin is disconnected.
 * @throws Refused NOT_FOUND for an unknown one and for somebody else's alike
 */
export async function revokeKey(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const ended = await revokeOwnKey(tx, userId, id, at);
    if (!ended) throw new Refused('NOT_FOUND');
    await tellKey(tx, 'key.revoked', ended, at);
    if (ended.replacedAt === null) await endPluginOf(tx, userId, ended.familyId, at);
  });
}

/** Drops every key of an account that is closed. */
export async function dropKeysOf(deps: Deps, tx: Tx, userId: string): Promise<void> {
  await deletePluginsOf(tx, userId);
  for (const gone of await deleteKeysOf(tx, userId)) await tellKey(tx, 'key.revoked', gone, deps.now());
}

/** Does what only the owner may, in one transaction with the proof of it. */
export async function asOwner<T>(
  deps: Deps,
  actor: Actor,
  { password, proof }: OwnerProof,
  work: (tx: Tx, user: User, at: number) => Promise<T>,
): Promise<T> {
  const { userId } = actor;
  await requirePassword(deps, userId, password, 'password');
  const counted: CountedProof | null = await countGiven(deps, userId, proof);
  return deps.db.transact(async (tx) => {
    const user = await lockSignedIn(tx, actor);
    await requireFactor(deps, tx, userId, counted);
    return work(tx, user, deps.now());
  });
}

async function make(
  deps: Deps,
  tx: Tx,
  user: User,
  terms: Omit<ApiKeyRow, 'keyHash' | 'shown'>,
  replaced: { readonly earlierUntil?: number } = {},
): Promise<MadeKey> {
  const secret = keyOf(deps.randomBytes(KEY_BYTES));
  const row: ApiKeyRow = { ...terms, replacedAt: null, keyHash: keyHashOf(deps, secret), shown: shownOf(secret) };
  await insertKey(tx, row);
  await beginLog(tx, user.id, row.createdAt);
  const isFirst = row.id === row.familyId;
  await tellKey(tx, isFirst ? 'key.created' : 'key.replaced', row, row.createdAt, replaced);
  const mail = {
    kind: 'api-key-made',
    username: user.username,
    name: row.name,
    scopes: row.scopes,
    at: row.createdAt,
    isFirst,
  } as const;
  const { language } = await readSettingsOf(tx, user.id);
  await orderMail(deps, tx, { to: user.email, language, mail });
  const stakes = await readKeyStakes(tx, [row.familyId], utcDay(row.createdAt));
  return { secret, key: { ...row, stakedTodayCents: stakes.get(row.familyId) ?? 0 } };
}
