import { settingsPath } from '../../../domain/accounts/accounts.paths.ts';
import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, type Writing, momentOf } from './letter.tsx';

interface PasskeyChanged {
  readonly username: string;
  readonly name: string;
  readonly isAdded: boolean;
  readonly at: number;
}

export function passkeyChanged(
  { username, name, isAdded, at }: PasskeyChanged,
  { t, language, publicUrl }: Writing,
): Letter {
  const url = `${publicUrl}${isAdded ? settingsPath : forgotPasswordPath}`;
  return {
    subject: isAdded ? t.aPasskeyWasAdded() : t.aPasskeyWasRemoved(),
    url,
    body: (
      <>
        <Words>{isAdded ? t.helloAPasskeyWasAdded({ username }) : t.helloAPasskeyWasRemoved({ username })}</Words>
        <Facts
          facts={[
            [t.passkey(), name],
            [t.when(), momentOf(language, at)],
          ]}
        />
        <Words>{t.itWasNotYouAct()}</Words>
        <Action url={url}>{isAdded ? t.openSettings() : t.setANewPassword()}</Action>
      </>
    ),
  };
}
