import { KEY_STAKE_MAX } from '../../../domain/platform/api-key.ts';
import { CONNECTED_MAX, GRANTS_MAX, LIVES, askedScopes, deviceCodeOf } from '../../../domain/platform/application.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readSettingsOf } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import {
  capGrants,
  insertGrant,
  listGrantsOf,
  lockApplication,
  lockGrantsTo,
  lockToken,
  putToken,
  readApplication,
  readToken,
  readTokenByUserCode,
} from '../../../db/platform/oauth.queries.ts';
import type { OauthTokenRow } from '../../../db/platform/oauth.table.ts';
import { beginLog } from '../../../db/platform/account-log.queries.ts';
import { lockStanding } from '../../accounts/index.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { orderMail } from '../../mail/mail.ts';
import { endGrant, tellConnection } from './end-grant.ts';
import { type OwnerProof, asOwner } from '../programs/manage-keys.ts';
import { type OauthPayload, sealPayload, tokenIdOf, unsealPayload, userCodeHashOf } from './oauth-token.ts';

/** Which question is meant: that of a browser by its id, or that of a device by the code that it shows. */
export interface QuestionRef {
  readonly id?: string | null;
  readonly code?: string | null;
}

/** What an application asks of a player. */
export interface ConnectRequest {
  readonly application: string;
  readonly description: string;
  readonly logoId: string | null;
  /** The player who has registered it. */
  readonly ownerName: string;
  readonly scopes: readonly ApiScope[];
  /** Where the browser goes afterwards, host and port; null for a device. */
  readonly returnsTo: string | null;
  readonly expiresAt: number;
}

interface Question {
  readonly row: OauthTokenRow;
  readonly payload: OauthPayload;
  readonly applicationId: string;
  readonly scopes: readonly ApiScope[];
}

/** Codes that a player may enter within a quarter of an hour: there are 25 thousand million. */
const CODES_MAX = 20;

/** A question that waits for its answer. @throws Refused NOT_FOUND for one that has run out or was answered */
function waiting(deps: Deps, row: OauthTokenRow | undefined): Question {
  if (!row || row.expiresAt <= deps.now() || row.consumedAt !== null || row.grantId !== null)
    throw new Refused('NOT_FOUND');
  const payload = unsealPayload(deps, row.sealed);
  if (payload === null || payload['result'] !== undefined || payload['error'] !== undefined)
    throw new Refused('NOT_FOUND');
  const { params = {} } = payload;
  return {
    row,
    payload,
    applicationId: params.client_id ?? '',
    scopes: askedScopes(params.scope),
  };
}

/**
 * The question that is meant. That of a browser is answered in the browser that was sent here with it: else somebody
 * could have others say yes to what goes on at the somebody's own.
 * @throws Refused BAD_INPUT, NOT_FOUND, RATE_LIMITED
 */
async function findQuestion(context: Context, { id = null, code = null }: QuestionRef): Promise<Question> {
  const { deps, caller } = context;
  if ((id === null) === (code === null)) throw new Refused('BAD_INPUT');
  if (id !== null) {
    if (id !== caller.connectId) throw new Refused('NOT_FOUND');
    return waiting(deps, await readToken(deps.db.read, tokenIdOf(deps, 'Interaction', id)));
  }
  await chargeAttempt(deps, `device-code:account:${actorOf(context).userId}`, CODES_MAX);
  const userCode = deviceCodeOf(code ?? '');
  if (userCode === null) throw new Refused('NOT_FOUND');
  return waiting(deps, await readTokenByUserCode(deps.db.read, userCodeHashOf(deps, userCode)));
}

/** What is asked of the caller. @throws Refused BAD_INPUT, NOT_FOUND, RATE_LIMITED */
export async function readConnectRequest(context: Context, ref: QuestionRef): Promise<ConnectRequest> {
  const { row, payload, applicationId, scopes } = await findQuestion(context, ref);
  const application = await readApplication(context.deps.db.read, applicationId);
  if (!application) throw new Refused('NOT_FOUND');
  const { name, description, logoId, ownerName } = application;
  const redirect = row.kind === 'Interaction' ? payload.params?.redirect_uri : undefined;
  return {
    application: name,
    description,
    logoId,
    ownerName,
    scopes,
    returnsTo: redirect === undefined ? null : new URL(redirect).host,
    expiresAt: row.expiresAt,
  };
}

/** The answer for the library to find. */
const answer = (deps: Deps, tx: Tx, { row, payload }: Question, grantId: string | null, said: object): Promise<void> =>
  putToken(tx, { ...row, grantId, sealed: sealPayload(deps, { ...payload, ...said }) });

/** Where the browser goes on; null for a device, which asks by itself. */
const goesOnAt = ({ payload: { returnTo } }: Question): string | null =>
  returnTo === undefined ? null : new URL(returnTo).pathname;

/** The question as it is now, locked until the transaction ends. */
const lockQuestion = async (deps: Deps, tx: Tx, { row: { id } }: Question): Promise<Question> =>
  waiting(deps, await lockToken(tx, id));

/**
 * Lets an application do what it asks for, for a year at the most. What it may stake within a UTC day, in cents, holds
 * for all that the player has let it do.
 * @returns where the browser goes on, a path; null for a device
 * @throws Refused BAD_INPUT, NOT_FOUND, LIMIT_EXCEEDED, PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED
 */
export async function allowConnection(
  context: Context,
  ref: QuestionRef,
  dailyStakeCents: number,
  owner: OwnerProof,
): Promise<string | null> {
  const { deps } = context;
  const asked = await findQuestion(context, ref);
  const mayStake = asked.scopes.includes('battles:stake');
  if (mayStake !== dailyStakeCents > 0 || dailyStakeCents < 0 || dailyStakeCents > KEY_STAKE_MAX)
    throw new Refused('BAD_INPUT', { field: 'dailyStakeCents' });
  return asOwner(deps, actorOf(context), owner, async (tx, user, at) => {
    const application = await lockApplication(tx, asked.applicationId);
    if (!application) throw new Refused('NOT_FOUND');
    const question = await lockQuestion(deps, tx, asked);
    const earlier = await lockGrantsTo(tx, user.id, application.id);
    const others = new Set((await listGrantsOf(tx, user.id, at)).map(({ grant }) => grant.applicationId));
    if (earlier.length === 0 && others.size >= CONNECTED_MAX)
      throw new Refused('LIMIT_EXCEEDED', { data: { max: CONNECTED_MAX } });
    for (const { id } of earlier.slice(GRANTS_MAX - 1)) await endGrant(tx, id, at);
    if (mayStake) await capGrants(tx, user.id, application.id, dailyStakeCents);
    const { scopes } = question;
    const grant = {
      id: deps.newId(),
      userId: user.id,
      applicationId: application.id,
      scopes,
      dailyStakeCents,
      createdAt: at,
      expiresAt: at + LIVES.grant,
      lastUsedAt: null,
      lastUsedAddress: null,
    };
    await insertGrant(tx, grant);
    await beginLog(tx, user.id, at);
    const said =
      question.row.kind === 'DeviceCode'
        ? { accountId: user.id, grantId: grant.id, scope: scopes.join(' ') }
        : { result: { login: { accountId: user.id, remember: false }, consent: { grantId: grant.id } } };
    await answer(deps, tx, question, grant.id, said);
    await tellConnection(tx, 'connection.made', grant, application.name, at);
    const mail = {
      kind: 'application-connected',
      username: user.username,
      name: application.name,
      scopes,
      at,
    } as const;
    const { language } = await readSettingsOf(tx, user.id);
    await orderMail(deps, tx, { to: user.email, language, mail });
    return goesOnAt(question);
  });
}

/**
 * Says no to an application, which is told so.
 * @returns where the browser goes on, a path; null for a device
 * @throws Refused BAD_INPUT, NOT_FOUND, RATE_LIMITED
 */
export async function denyConnection(context: Context, ref: QuestionRef): Promise<string | null> {
  const { deps } = context;
  const asked = await findQuestion(context, ref);
  return deps.db.transact(async (tx) => {
    await lockStanding(tx, actorOf(context).userId);
    const question = await lockQuestion(deps, tx, asked);
    const error = 'access_denied';
    const why = 'the player said no';
    const said =
      question.row.kind === 'DeviceCode'
        ? { error, errorDescription: why }
        : { result: { error, error_description: why } };
    await answer(deps, tx, question, null, said);
    return goesOnAt(question);
  });
}
