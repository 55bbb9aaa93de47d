import { contactPath } from '../../../domain/support/support.paths.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words } from './letter.tsx';

interface StandingChanged {
  readonly username: string;
  readonly status: 'active' | 'suspended' | 'banned';
  readonly reason: string;
}

const STANDINGS = {
  active: {
    subject: 'Your Gauntlet account is open again',
    words: 'Your account is open again: you can sign in and play.',
  },
  suspended: {
    subject: 'Your Gauntlet account is suspended',
    words: 'Your account is suspended. You cannot sign in until that is lifted; your money stays yours.',
  },
  banned: {
    subject: 'Your Gauntlet account is banned',
    words: 'Your account is banned. You cannot sign in any more; contact us about the money on it.',
  },
} as const;

export function standingChanged({ username, status, reason }: StandingChanged, publicUrl: string): Letter {
  const { subject, words } = STANDINGS[status];
  const url = `${publicUrl}${status === 'active' ? signInPath : contactPath}`;
  return {
    subject,
    url,
    body: (
      <>
        <Words>
          Hello {username}. {words}
        </Words>
        <Facts facts={[['Reason', reason]]} />
        <Action url={url}>{status === 'active' ? 'Sign In' : 'Contact Us'}</Action>
      </>
    ),
  };
}
