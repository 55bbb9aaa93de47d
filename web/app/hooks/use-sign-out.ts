import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beginLeaving, forgetSession, stayHere } from '../../data/client.ts';
import { failureOf } from '../../data/failure.ts';
import { SignOutDocument } from '../../session/operations/__generated__/sign-out.gql.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';

export interface SignOut {
  /** Ends the session on the server, forgets what was read, and goes to the sign-in page (FR-26). */
  readonly signOut: () => Promise<void>;
  readonly isRunning: boolean;
}

/** `onFailure` gets the sentence for the person, who is then still signed in. */
export function useSignOut(onFailure: (sentence: string) => void): SignOut {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const signOut = useCallback(async () => {
    setRunning(true);
    beginLeaving();
    try {
      await client.mutate({ mutation: SignOutDocument });
    } catch (error) {
      stayHere();
      setRunning(false);
      onFailure(failureOf(error).sentence);
      return;
    }
    await navigate(signInPath, { state: { signedOut: true } });
    await forgetSession(client);
  }, [client, navigate, onFailure]);
  return { signOut, isRunning };
}
