import { z } from 'zod';
import { PENDING_PROOF_LIFE } from '../../../domain/security/second-factor.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type PasskeyUse, readPasskey, readPasskeysOf } from '../../../db/security/passkey.queries.ts';
import type { Passkey } from '../../../db/security/second-factor.table.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Deps } from '../../kernel/deps.ts';

/** Fetched when the first passkey is used: its certificates' formats would slow down every start. */
export const webauthn = () => import('@simplewebauthn/server');

/** Whom a passkey speaks to. The configured address alone decides, never what a caller claims. */
export function relyingParty({ config }: Deps): { readonly rpID: string; readonly origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
}

/** Something that a passkey has to answer: the token of the pending proof, and the browser's options as JSON. */
export interface PasskeyQuestion {
  readonly proofToken: string;
  readonly options: string;
}

export const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(base64url, 'base64url'));

export const credentialOf = ({ id, transports }: Passkey): { id: string; transports: string[] } => ({
  id,
  transports: [...transports],
});

/** The options by which a browser asks for one of an account's passkeys, or for any that it knows. */
export async function passkeyOptions(
  deps: Deps,
  reader: Reader,
  challenge: string,
  userId: string | null,
): Promise<string> {
  const { generateAuthenticationOptions } = await webauthn();
  const known = userId === null ? [] : await readPasskeysOf(reader, userId);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).rpID,
    challenge: bytesOf(challenge),
    allowCredentials: known.map(credentialOf),
    // Alone it stands for both factors, so the device has to know its owner.
    userVerification: userId === null ? 'required' : 'preferred',
    timeout: PENDING_PROOF_LIFE,
  });
  return JSON.stringify(options);
}

const text = z.string().min(1).max(10_000);
const answerShape = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(200).optional(),
  }),
});

/** JSON of a passkey in a given shape. @throws Refused PASSKEY_REFUSED */
export function readAnswer<T>(shape: z.ZodType<T>, answer: string): T {
  try {
    return shape.parse(JSON.parse(answer));
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof z.ZodError) throw new Refused('PASSKEY_REFUSED');
    throw cause;
  }
}

interface Answered {
  /** JSON of the browser. */
  readonly answer: string;
  /** What had to be signed. */
  readonly challenge: string;
  /** Whose passkey it has to be; null for anybody's. */
  readonly userId: string | null;
  /** Whether it stands for the password as well. */
  readonly isAlone: boolean;
}

/**
 * Checks what a passkey signed against the challenge, our own address and the stored key. The caller's transaction
 * still has to note the use, which fails when the stored counter has moved. A counter that does not grow means a copy.
 * @throws Refused PASSKEY_REFUSED
 */
export async function checkPasskey(deps: Deps, { answer, challenge, userId, isAlone }: Answered): Promise<PasskeyUse> {
  const given = readAnswer(answerShape, answer);
  const passkey = await readPasskey(deps.db.read, given.id);
  if (!passkey || (userId !== null && passkey.userId !== userId)) throw new Refused('PASSKEY_REFUSED');
  const { userHandle, ...response } = given.response;
  if (userHandle !== undefined && userHandle !== Buffer.from(passkey.userId).toString('base64url'))
    throw new Refused('PASSKEY_REFUSED');
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpID, origin } = relyingParty(deps);
  const result = await verifyAuthenticationResponse({
    response: { ...given, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: isAlone,
    credential: { ...credentialOf(passkey), publicKey: bytesOf(passkey.publicKey), counter: passkey.counter },
  }).catch(() => null); // the library says no by throwing
  if (!result?.verified) throw new Refused('PASSKEY_REFUSED');
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return {
    id: passkey.id,
    userId: passkey.userId,
    counterBefore: passkey.counter,
    counter: newCounter,
    isBackedUp: credentialBackedUp,
  };
}
