import type { Send } from '../data/use-send.ts';
import { BeginPasskeyProofDocument, ProvePasskeyDocument } from './operations/__generated__/passkey.gql.ts';
import { answerPasskey } from './passkeys.ts';

/** Asks for one of the account's passkeys; answers a receipt that stands for a code, once, for a few minutes. */
export async function provePasskey(send: Send): Promise<string> {
  const { proofToken, options } = (await send(BeginPasskeyProofDocument, {})).beginPasskeyProof;
  const passkey = await answerPasskey(options);
  return (await send(ProvePasskeyDocument, { input: { proofToken, passkey } })).provePasskey;
}
