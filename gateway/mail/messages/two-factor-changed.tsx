import { settingsPath } from '../../../domain/accounts/accounts.paths.ts';
import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, momentOf } from './letter.tsx';

interface TwoFactorChanged {
  readonly username: string;
  readonly isOn: boolean;
  readonly at: number;
}

export function twoFactorChanged({ username, isOn, at }: TwoFactorChanged, publicUrl: string): Letter {
  const url = `${publicUrl}${isOn ? settingsPath : forgotPasswordPath}`;
  const state = isOn ? 'on' : 'off';
  return {
    subject: `Two-factor authentication is ${state}`,
    url,
    body: (
      <>
        <Words>
          Hello {username}. Two-factor authentication of your account was switched {state}.{' '}
          {isOn
            ? 'From now on signing in also asks for a code. Keep your recovery codes in a safe place.'
            : 'From now on the password alone opens it.'}
        </Words>
        <Facts facts={[['When', momentOf(at)]]} />
        <Words>It was not you? Act at once:</Words>
        <Action url={url}>{isOn ? 'Open Settings' : 'Set a New Password'}</Action>
      </>
    ),
  };
}
