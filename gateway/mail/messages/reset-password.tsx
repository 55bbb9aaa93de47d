import { MINUTE } from '../../../domain/shared/time.ts';
import { Action, Aside, type Letter, Words } from './letter.tsx';

export const resetPassword = ({
  username,
  url,
  lifeMs,
}: {
  username: string;
  url: string;
  lifeMs: number;
}): Letter => ({
  subject: 'Set a new Gauntlet password',
  url,
  body: (
    <>
      <Words>Hello {username}. Open this link to set a new password for your account:</Words>
      <Action url={url}>Set a New Password</Action>
      <Words>It works once, for {lifeMs / MINUTE} minutes. All your devices will be signed out.</Words>
      <Aside>You have not asked for it? Ignore this message: your password stays as it is.</Aside>
    </>
  ),
});
