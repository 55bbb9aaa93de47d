import { MINUTE } from '../../../domain/shared/time.ts';
import { Action, Aside, type Letter, Words, type Writing } from './letter.tsx';

interface ResetPassword {
  readonly username: string;
  readonly url: string;
  readonly lifeMs: number;
}

export const resetPassword = ({ username, url, lifeMs }: ResetPassword, { t }: Writing): Letter => ({
  subject: t.setANewGauntletPassword(),
  url,
  body: (
    <>
      <Words>{t.helloOpenThisLink({ username })}</Words>
      <Action url={url}>{t.setANewPassword()}</Action>
      <Words>{t.itWorksOnceSignedOut({ minutes: lifeMs / MINUTE })}</Words>
      <Aside>{t.youHaveNotAskedIgnore()}</Aside>
    </>
  ),
});
