import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, type Writing, momentOf } from './letter.tsx';

export function recoveryCodesReplaced(
  { username, at }: { readonly username: string; readonly at: number },
  { t, language, publicUrl }: Writing,
): Letter {
  const url = `${publicUrl}${forgotPasswordPath}`;
  return {
    subject: t.yourRecoveryCodesWereReplaced(),
    url,
    body: (
      <>
        <Words>{t.helloYourAccountHasNewCodes({ username })}</Words>
        <Facts facts={[[t.when(), momentOf(language, at)]]} />
        <Words>{t.itWasNotYouAct()}</Words>
        <Action url={url}>{t.setANewPassword()}</Action>
      </>
    ),
  };
}
