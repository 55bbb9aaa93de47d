import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { beginLeaving, forgetSession, stayHere } from '../../data/client.ts';
import { useAction } from '../../data/use-action.ts';
import { SignOutDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
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
  const { run, isRunning } = useAction(SignOutDocument, {
    refusal: ({ sentence }) => {
      stayHere();
      onFailure(sentence);
    },
  });
  const signOut = useCallback(async () => {
    beginLeaving();
    if (!(await run({}))) return;
    await navigate(signInPath, { state: { signedOut: true } });
    await forgetSession(client);
  }, [client, navigate, run]);
  return { signOut, isRunning };
}
