import { z } from 'zod';
import { passkeyName } from '../../../domain/security/security.schemas.ts';
import { PENDING_PROOF_LIFE, PASSKEYS_MAX } from '../../../domain/security/second-factor.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readSettingsOf } from '../../../db/accounts/index.ts';
import { insertPasskey, readPasskeysOf } from '../../../db/security/passkey.queries.ts';
import type { Passkey } from '../../../db/security/second-factor.table.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { deletePendingProofsOf } from '../../../db/security/pending-proof.queries.ts';
import { orderMail } from '../../mail/mail.ts';
import { readInput } from '../../kernel/read-input.ts';
import { findPendingProof, issuePendingProof, spendPendingProof } from '../pending-proof.ts';
import { type PasskeyQuestion, bytesOf, credentialOf, readAnswer, relyingParty, webauthn } from './passkey.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { lockStanding } from '../../accounts/index.ts';
import { countGiven, requireFactor } from '../two-factor/second-factor.ts';
import { tellSecurity } from '../tell-security.ts';

/**
 * Begins to add a passkey. It asks for the password, and for a second proof where the account has a factor: a passkey
 * opens the account by itself and stands for its codes, so neither a session nor the password must be enough to leave
 * one behind.
 * @throws Refused PASSWORD_WRONG, TWO_FACTOR_REQUIRED, CODE_WRONG, RATE_LIMITED, LIMIT_EXCEEDED
 */
export async function beginPasskey(
  deps: Deps,
  { userId }: Actor,
  input: { readonly password: string; readonly proof: string | null },
): Promise<PasskeyQuestion> {
  const user = await requirePassword(deps, userId, input.password, 'password');
  const known = await readPasskeysOf(deps.db.read, userId);
  requireRoom(known);
  const proof = await countGiven(deps, userId, input.proof);
  const { token, challenge } = await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    await requireFactor(deps, tx, userId, proof);
    return issuePendingProof(deps, tx, 'passkey-add', userId);
  });
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
    timeout: PENDING_PROOF_LIFE,
  });
  return { proofToken: token, options: JSON.stringify(options) };
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
  readonly proofToken: string;
  /** The browser's answer as JSON. */
  readonly passkey: string;
  readonly name: string;
}

/**
 * Keeps the passkey that the device has made. @throws Refused PROOF_EXPIRED, PASSKEY_REFUSED, BAD_INPUT, LIMIT_EXCEEDED
 */
export async function addPasskey(deps: Deps, { userId, sessionId }: Actor, input: AddPasskeyInput): Promise<Passkey> {
  const { name } = readInput(passkeyName, input);
  const { challenge, userId: ownerId } = await findPendingProof(deps, input.proofToken, ['passkey-add']);
  if (ownerId !== userId) throw new Refused('PROOF_EXPIRED');
  const made = await checkNewPasskey(deps, input.passkey, challenge);
  const passkey: Passkey = { ...made, userId, name, createdAt: deps.now(), lastUsedAt: null };
  return deps.db.transact(async (tx) => {
    const { username, email } = await lockStanding(tx, userId);
    await spendPendingProof(deps, tx, input.proofToken, ['passkey-add']);
    requireRoom(await readPasskeysOf(tx, userId));
    if (!(await insertPasskey(tx, passkey))) throw new Refused('PASSKEY_REFUSED');
    // One that was begun before this factor was there would be added without it.
    await deletePendingProofsOf(tx, userId);
    await tellSecurity(deps, tx, 'passkey.added', userId, { sessionId });
    const mail = { kind: 'passkey-changed', username, name, isAdded: true, at: passkey.createdAt } as const;
    const { language } = await readSettingsOf(tx, userId);
    await orderMail(deps, tx, { to: email, language, mail });
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
