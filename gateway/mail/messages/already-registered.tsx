import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Aside, type Letter, Words, type Writing } from './letter.tsx';

export function alreadyRegistered({ username }: { username: string }, { t, publicUrl }: Writing): Letter {
  const url = `${publicUrl}${forgotPasswordPath}`;
  return {
    subject: t.youHaveAnAccountAlready(),
    url,
    body: (
      <>
        <Words>{t.somebodyHasTriedToSignUp({ username })}</Words>
        <Words>{t.ifYouHaveForgottenYourPassword()}</Words>
        <Action url={url}>{t.setANewPassword()}</Action>
        <Aside>{t.itWasNotYouYourAccountIsSafe()}</Aside>
      </>
    ),
  };
}
