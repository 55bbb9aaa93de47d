import { settingsPath } from '../../../domain/accounts/accounts.paths.ts';
import { forgotPasswordPath } from '../../../domain/security/security.paths.ts';
import { Action, Facts, type Letter, Words, type Writing, momentOf } from './letter.tsx';

interface TwoFactorChanged {
  readonly username: string;
  readonly isOn: boolean;
  readonly at: number;
}

export function twoFactorChanged(
  { username, isOn, at }: TwoFactorChanged,
  { t, language, publicUrl }: Writing,
): Letter {
  const url = `${publicUrl}${isOn ? settingsPath : forgotPasswordPath}`;
  return {
    subject: isOn ? t.twoFactorIsOn() : t.twoFactorIsOff(),
    url,
    body: (
      <>
        <Words>{isOn ? t.helloTwoFactorIsOn({ username }) : t.helloTwoFactorIsOff({ username })}</Words>
        <Facts facts={[[t.when(), momentOf(language, at)]]} />
        <Words>{t.itWasNotYouAct()}</Words>
        <Action url={url}>{isOn ? t.openSettings() : t.setANewPassword()}</Action>
      </>
    ),
  };
}
