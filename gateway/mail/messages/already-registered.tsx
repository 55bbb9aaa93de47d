import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Aside, type Letter, Words } from './letter.tsx';

export function alreadyRegistered({ username }: { username: string }, publicUrl: string): Letter {
  const url = `${publicUrl}${forgotPasswordPath}`;
  return {
    subject: 'You have a Gauntlet account already',
    url,
    body: (
      <>
        <Words>
          Somebody, probably you, has just tried to sign up with this address. It has an account already; its username
          is {username}. Nothing was changed.
        </Words>
        <Words>If you have forgotten your password, set a new one:</Words>
        <Action url={url}>Set a New Password</Action>
        <Aside>It was not you? Your account is safe, and you can ignore this message.</Aside>
      </>
    ),
  };
}
