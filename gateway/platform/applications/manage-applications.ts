import { KEY_BYTES, SECRET_MARK, keyOf } from '../../../domain/platform/api-key.ts';
import { APPLICATIONS_MAX } from '../../../domain/platform/application.ts';
import type { ApplicationEvent } from '../../../domain/platform/platform-events.ts';
import { applicationTerms } from '../../../domain/platform/platform.schemas.ts';
import { API_SCOPES, type ApiScope } from '../../../domain/platform/scopes.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { utcDay } from '../../../domain/shared/time.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readKeyStakes } from '../../../db/platform/key.queries.ts';
import {
  deleteApplication,
  deleteApplicationsOf,
  deleteGrantsOf,
  deleteGrantsTo,
  insertApplication,
  listApplicationsOf,
  listGrantsOf,
  lockGrantsTo,
  lockOwnApplication,
  updateApplication,
} from '../../../db/platform/oauth.queries.ts';
import type { OauthApplicationRow } from '../../../db/platform/oauth.table.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { readInput } from '../../kernel/read-input.ts';
import { seal } from '../../kernel/sealed.ts';
import { lockSignedIn } from '../../security/index.ts';
import { endGiven, endGrant } from './end-grant.ts';
import { familyOfGrant } from './find-access-token.ts';

export interface ApplicationTerms {
  readonly name: string;
  readonly description: string;
  /** Where players are sent back to; none for one that is entered by codes alone. */
  readonly redirects: readonly string[];
}

/** An application, and the only sight of its secret; null where it has none. */
export interface MadeApplication {
  readonly application: OauthApplicationRow;
  readonly secret: string | null;
}

export const readOwnApplications = ({ db }: Deps, { userId }: Actor): Promise<OauthApplicationRow[]> =>
  listApplicationsOf(db.read, userId);

/** @throws Refused BAD_INPUT */
function readTerms({ name, description, redirects }: ApplicationTerms): ApplicationTerms {
  const terms = readInput(applicationTerms, { name, description, redirects: [...redirects] });
  return { ...terms, redirects: [...new Set(terms.redirects)] };
}

const newSecret = (deps: Deps): string => keyOf(deps.randomBytes(KEY_BYTES), SECRET_MARK);

/**
 * Registers an application of the caller's. One that can keep a secret gets one, which is answered this once.
 * @throws Refused BAD_INPUT, LIMIT_EXCEEDED
 */
export async function registerApplication(
  deps: Deps,
  actor: Actor,
  given: ApplicationTerms,
  isConfidential: boolean,
): Promise<MadeApplication> {
  const terms = readTerms(given);
  return deps.db.transact(async (tx) => {
    const { id: userId } = await lockSignedIn(tx, actor);
    if ((await listApplicationsOf(tx, userId)).length >= APPLICATIONS_MAX)
      throw new Refused('LIMIT_EXCEEDED', { data: { max: APPLICATIONS_MAX } });
    const secret = isConfidential ? newSecret(deps) : null;
    const application = {
      ...terms,
      id: deps.newId(),
      userId,
      secret: secret === null ? null : seal(deps, secret),
      logoId: null,
      createdAt: deps.now(),
    };
    await insertApplication(tx, application);
    await tellOwner(deps, tx, 'application.registered', application);
    return { application, secret };
  });
}

/** Changes what an own application is called, and where it sends players back to. @throws Refused NOT_FOUND, BAD_INPUT */
export async function changeApplication(
  deps: Deps,
  actor: Actor,
  id: string,
  given: ApplicationTerms,
): Promise<OauthApplicationRow> {
  const terms = readTerms(given);
  return deps.db.transact(async (tx) => {
    const application = { ...(await lockOwn(tx, actor, id)), ...terms };
    await updateApplication(tx, id, terms);
    await tellOwner(deps, tx, 'application.changed', application);
    return application;
  });
}

/** Another secret for an own application; the earlier one is refused at once. @throws Refused NOT_FOUND */
export async function replaceApplicationSecret(deps: Deps, actor: Actor, id: string): Promise<MadeApplication> {
  return deps.db.transact(async (tx) => {
    const earlier = await lockOwn(tx, actor, id);
    if (earlier.secret === null) throw new Refused('NOT_FOUND');
    return renewSecret(deps, tx, earlier);
  });
}

/** The same for one that is locked. */
export async function renewSecret(deps: Deps, tx: Tx, earlier: OauthApplicationRow): Promise<MadeApplication> {
  const secret = newSecret(deps);
  const application = { ...earlier, secret: seal(deps, secret) };
  await updateApplication(tx, application.id, { secret: application.secret });
  await tellOwner(deps, tx, 'application.secret-replaced', application);
  return { application, secret };
}

/** Ends an own application with all that players have let it do. @throws Refused NOT_FOUND */
export async function removeApplication(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    await endGiven(tx, await deleteGrantsTo(tx, id), deps.now());
    await deleteApplication(tx, application);
  });
}

/** Ends what an account lets applications do, and its own applications. */
export async function endApplicationsOf(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const at = deps.now();
  for (const { id } of await listApplicationsOf(tx, userId)) {
    await lockOwnApplication(tx, userId, id);
    await endGiven(tx, await deleteGrantsTo(tx, id), at);
  }
  await endGiven(tx, await deleteGrantsOf(tx, userId), at);
  await deleteApplicationsOf(tx, userId);
}

/** @throws Refused NOT_FOUND */
export async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<OauthApplicationRow> {
  const { id: userId } = await lockSignedIn(tx, actor);
  const application = await lockOwnApplication(tx, userId, id);
  if (!application) throw new Refused('NOT_FOUND');
  return application;
}

/** Nobody changes unnoticed where the players of an application are sent. */
export const tellOwner = (
  deps: Deps,
  tx: Tx,
  type: ApplicationEvent,
  { id, userId, name }: OauthApplicationRow,
): Promise<void> =>
  appendEvent(tx, {
    type,
    entity: 'application',
    entityId: id,
    concerns: [userId],
    data: { userId, name },
    at: deps.now(),
  });

/** An application that a player has let do something, as often as it was. */
export interface Connected {
  /** Of the application. */
  readonly id: string;
  readonly name: string;
  readonly logoId: string | null;
  readonly ownerName: string;
  readonly scopes: readonly ApiScope[];
  readonly dailyStakeCents: number;
  readonly stakedTodayCents: number;
  readonly connectedAt: number;
  readonly expiresAt: number;
  readonly lastUsedAt: number | null;
  readonly lastUsedAddress: string | null;
}

/** What the caller lets applications do now, an entry for each of them. */
export async function readConnected({ db, now }: Deps, { userId }: Actor): Promise<Connected[]> {
  const rows = await listGrantsOf(db.read, userId, now());
  const families = [...new Set(rows.map(({ grant }) => familyOfGrant(grant)))];
  const staked = await readKeyStakes(db.read, families, utcDay(now()));
  const all = new Map<string, Connected>();
  for (const { grant, name, logoId, ownerName } of rows) {
    const { applicationId, scopes, dailyStakeCents, createdAt, expiresAt, lastUsedAt, lastUsedAddress } = grant;
    const so = all.get(applicationId);
    const isLater = (lastUsedAt ?? 0) > (so?.lastUsedAt ?? 0);
    all.set(applicationId, {
      id: applicationId,
      name,
      logoId,
      ownerName,
      scopes: API_SCOPES.filter((scope) => scopes.includes(scope) || so?.scopes.includes(scope)),
      dailyStakeCents: Math.max(dailyStakeCents, so?.dailyStakeCents ?? 0),
      stakedTodayCents: staked.get(familyOfGrant(grant)) ?? 0,
      connectedAt: Math.min(createdAt, so?.connectedAt ?? createdAt),
      expiresAt: Math.max(expiresAt, so?.expiresAt ?? 0),
      lastUsedAt: isLater ? lastUsedAt : (so?.lastUsedAt ?? null),
      lastUsedAddress: isLater ? lastUsedAddress : (so?.lastUsedAddress ?? null),
    });
  }
  return [...all.values()].toSorted((a, b) => b.connectedAt - a.connectedAt);
}

/** Ends all that the caller lets an application do, in every gateway. @throws Refused NOT_FOUND */
export async function disconnectApplication(deps: Deps, { userId }: Actor, id: string): Promise<void> {
  await deps.db.transact(async (tx) => {
    const grants = await lockGrantsTo(tx, userId, id);
    if (grants.length === 0) throw new Refused('NOT_FOUND');
    for (const grant of grants) await endGrant(tx, grant.id, deps.now());
  });
}
