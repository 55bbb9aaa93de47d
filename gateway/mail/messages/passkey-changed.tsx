import { settingsPath } from '../../../domain/accounts/accounts.paths.ts';
import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, momentOf } from './letter.tsx';

interface PasskeyChanged {
  readonly username: string;
  readonly name: string;
  readonly isAdded: boolean;
  readonly at: number;
}

export function passkeyChanged({ username, name, isAdded, at }: PasskeyChanged, publicUrl: string): Letter {
  const url = `${publicUrl}${isAdded ? settingsPath : forgotPasswordPath}`;
  return {
    subject: isAdded
      ? 'A passkey was added to your Gauntlet account'
      : 'A passkey of your Gauntlet account was removed',
    url,
    body: (
      <>
        <Words>
          Hello {username}. A passkey was {isAdded ? 'added to' : 'removed from'} your account.{' '}
          {isAdded ? 'From now on it signs in, without your password.' : 'It opens nothing any more.'}
        </Words>
        <Facts
          facts={[
            ['Passkey', name],
            ['When', momentOf(at)],
          ]}
        />
        <Words>It was not you? Act at once:</Words>
        <Action url={url}>{isAdded ? 'Open Settings' : 'Set a New Password'}</Action>
      </>
    ),
  };
}
