import { contactPath } from '../../../domain/support/support.paths.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, type Writing } from './letter.tsx';

interface StandingChanged {
  readonly username: string;
  readonly status: 'active' | 'suspended' | 'banned';
  readonly reason: string;
}

function wordsOf({ username, status }: StandingChanged, { t }: Writing): { subject: string; words: string } {
  switch (status) {
    case 'active':
      return { subject: t.yourAccountIsOpenAgain(), words: t.helloYourAccountIsOpenAgain({ username }) };
    case 'suspended':
      return { subject: t.yourAccountIsSuspended(), words: t.helloYourAccountIsSuspended({ username }) };
    case 'banned':
      return { subject: t.yourAccountIsBanned(), words: t.helloYourAccountIsBanned({ username }) };
  }
}

export function standingChanged(change: StandingChanged, writing: Writing): Letter {
  const { status, reason } = change;
  const { t, publicUrl } = writing;
  const { subject, words } = wordsOf(change, writing);
  const url = `${publicUrl}${status === 'active' ? signInPath : contactPath}`;
  return {
    subject,
    url,
    body: (
      <>
        <Words>{words}</Words>
        <Facts facts={[[t.reason(), reason]]} />
        <Action url={url}>{status === 'active' ? t.signIn() : t.contactUsButton()}</Action>
      </>
    ),
  };
}
