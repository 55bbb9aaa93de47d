import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { BeginPasskeyProofDocument } from './operations/__generated__/begin-passkey-proof.gql.ts';
import { ProvePasskeyDocument } from './operations/__generated__/prove-passkey.gql.ts';
import { answerPasskey } from './passkeys.ts';

/** Asks for one of the account's passkeys; answers a receipt that stands for a code, once, for a few minutes. */
export function usePasskeyProof(): () => Promise<string> {
  const client = useApolloClient();
  return useCallback(async () => {
    const begun = await client.mutate({ mutation: BeginPasskeyProofDocument });
    if (!begun.data) throw new Error('no answer to a passkey’s beginning');
    const { challenge, options } = begun.data.beginPasskeyProof;
    const passkey = await answerPasskey(options);
    const proven = await client.mutate({
      mutation: ProvePasskeyDocument,
      variables: { input: { challenge, passkey } },
    });
    if (!proven.data) throw new Error('no answer to a passkey');
    return proven.data.provePasskey;
  }, [client]);
}
