import { z } from 'zod';
import { CHALLENGE_LIFE, PASSKEYS_MAX, passkeyNameOf } from '../../domain/security/second-factor.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { insertPasskey, readPasskeysOf } from '../../db/security/passkey.queries.ts';
import type { Passkey } from '../../db/security/second-factor.table.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { findChallenge, issueChallenge, spendChallenge } from './challenge.ts';
import { type PasskeyQuestion, bytesOf, credentialOf, readAnswer, relyingParty, webauthn } from './passkey.ts';
import { requirePassword } from './require-password.ts';
import { lockStanding } from '../accounts/standing.ts';
import { tellSecurity } from './tell-security.ts';

/**
 * Begins to add a passkey. It asks for the password: a passkey opens the account by itself, so a session that somebody
 * else got hold of must not be enough to leave one behind.
 * @throws Refused PASSWORD_WRONG, RATE_LIMITED, LIMIT_EXCEEDED
 */
export async function beginPasskey(deps: Deps, { userId }: Actor, password: string): Promise<PasskeyQuestion> {
  const user = await requirePassword(deps, userId, password, 'password');
  const known = await readPasskeysOf(deps.db.read, userId);
  requireRoom(known);
  const { token, challenge } = await deps.db.transact((tx) => issueChallenge(deps, tx, 'passkey-add', userId));
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Gauntlet',
    rpID: relyingParty(deps).rpID,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: user.username,
    userDisplayName: user.displayName,
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: CHALLENGE_LIFE,
  });
  return { challenge: token, options: JSON.stringify(options) };
}

function requireRoom(known: readonly Passkey[]): void {
  if (known.length >= PASSKEYS_MAX) throw new Refused('LIMIT_EXCEEDED', { data: { max: PASSKEYS_MAX } });
}

const text = z.string().min(1).max(100_000);
const answerShape = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

export interface AddPasskeyInput {
  readonly challenge: string;
  /** The browser's answer as JSON. */
  readonly passkey: string;
  readonly name: string;
}

/**
 * Keeps the passkey that the device has made. @throws Refused CHALLENGE_MISSING, PASSKEY_REFUSED, BAD_INPUT, LIMIT_EXCEEDED
 */
export async function addPasskey(deps: Deps, { userId, sessionId }: Actor, input: AddPasskeyInput): Promise<Passkey> {
  const name = passkeyNameOf(input.name);
  if (name === null) throw new Refused('BAD_INPUT', { field: 'name' });
  const { challenge, userId: ownerId } = await findChallenge(deps, input.challenge, ['passkey-add']);
  if (ownerId !== userId) throw new Refused('CHALLENGE_MISSING');
  const made = await checkNewPasskey(deps, input.passkey, challenge);
  const passkey: Passkey = { ...made, userId, name, createdAt: deps.now(), lastUsedAt: null };
  return deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    await spendChallenge(deps, tx, input.challenge, ['passkey-add']);
    requireRoom(await readPasskeysOf(tx, userId));
    if (!(await insertPasskey(tx, passkey))) throw new Refused('PASSKEY_REFUSED');
    await tellSecurity(deps, tx, 'passkey.added', userId, { sessionId });
    return passkey;
  });
}

type NewPasskey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

async function checkNewPasskey(deps: Deps, answer: string, challenge: string): Promise<NewPasskey> {
  const given = readAnswer(answerShape, answer);
  const { transports = [], ...response } = given.response;
  const { verifyRegistrationResponse } = await webauthn();
  const { rpID, origin } = relyingParty(deps);
  const result = await verifyRegistrationResponse({
    response: { ...given, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null); // the library says no by throwing
  if (!result?.verified) throw new Refused('PASSKEY_REFUSED');
  const { credential, credentialBackedUp } = result.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    isBackedUp: credentialBackedUp,
  };
}
