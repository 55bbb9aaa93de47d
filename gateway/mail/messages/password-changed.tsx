import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, momentOf } from './letter.tsx';

interface PasswordChanged {
  readonly username: string;
  readonly at: number;
  /** Absent from what was ordered before passkeys ended with a password. */
  readonly ended?: readonly string[];
}

export function passwordChanged({ username, at, ended = [] }: PasswordChanged, publicUrl: string): Letter {
  const url = `${publicUrl}${forgotPasswordPath}`;
  return {
    subject: 'Your Gauntlet password was changed',
    url,
    body: (
      <>
        <Words>
          Hello {username}. The password of your account was changed, and your other devices were signed out.
        </Words>
        <Facts
          facts={[
            ['When', momentOf(at)],
            ...(ended.length > 0 ? [['Passkeys removed', ended.join(', ')] as const] : []),
          ]}
        />
        <Words>It was not you? Take your account back at once:</Words>
        <Action url={url}>Set a New Password</Action>
      </>
    ),
  };
}
