import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, type Writing, momentOf } from './letter.tsx';

interface PasswordChanged {
  readonly username: string;
  readonly at: number;
  /** Absent from what was ordered before passkeys ended with a password. */
  readonly ended?: readonly string[];
}

export function passwordChanged(
  { username, at, ended = [] }: PasswordChanged,
  { t, language, publicUrl }: Writing,
): Letter {
  const url = `${publicUrl}${forgotPasswordPath}`;
  return {
    subject: t.yourPasswordWasChanged(),
    url,
    body: (
      <>
        <Words>{t.helloThePasswordWasChanged({ username })}</Words>
        <Facts
          facts={[
            [t.when(), momentOf(language, at)],
            ...(ended.length > 0 ? [[t.passkeysRemoved(), ended.join(', ')] as const] : []),
          ]}
        />
        <Words>{t.itWasNotYouTakeYourAccountBack()}</Words>
        <Action url={url}>{t.setANewPassword()}</Action>
      </>
    ),
  };
}
