import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ruleOnUsername } from '../../domain/accounts/username.ts';
import { failureOf } from '../data/failure.ts';
import { CheckUsernameDocument } from './operations/__generated__/registration.gql.ts';

/** How long a name must stand still before the server is asked, in milliseconds. */
const STILL_FOR = 400;

export type UsernameCheck =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'free' }
  | { readonly kind: 'refused'; readonly sentence: string };

const UNASKED: UsernameCheck = { kind: 'unasked' };

/**
 * Whether the server has a username free, while it is typed (RG-05).
 * @param registrationId the visitor's own unfinished registration, whose name is free for its owner; null without one
 */
export function useUsernameCheck(username: string, registrationId: string | null): UsernameCheck {
  const client = useApolloClient();
  const ruling = ruleOnUsername(username);
  const name = ruling.ok ? ruling.value : null;
  const [answer, setAnswer] = useState<{ readonly name: string; readonly check: UsernameCheck } | null>(null);

  useEffect(() => {
    if (name === null) return;
    let isStale = false;
    const timer = setTimeout(() => {
      void client
        .query({
          query: CheckUsernameDocument,
          variables: { username: name, registrationId },
          fetchPolicy: 'no-cache',
          context: { queryDeduplication: false },
        })
        .then(
          () => ({ kind: 'free' }) as const,
          (error: unknown) => {
            const { code, sentence } = failureOf(error);
            // Anything else says nothing about the name; the server decides when the form is sent.
            const isAboutName = code === 'USERNAME_TAKEN' || code === 'USERNAME_UNUSABLE';
            return isAboutName ? ({ kind: 'refused', sentence } as const) : UNASKED;
          },
        )
        .then((check) => {
          if (!isStale) setAnswer({ name, check });
        });
    }, STILL_FOR);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [client, name, registrationId]);

  if (name === null) return UNASKED;
  return answer?.name === name ? answer.check : { kind: 'asking' };
}
