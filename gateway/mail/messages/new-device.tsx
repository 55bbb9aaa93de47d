import { settingsPath } from '../../../domain/accounts/accounts.paths.ts';
import { UNKNOWN_DEVICE, deviceParts } from '../../../domain/security/device-name.ts';
import type { Texts } from '../__generated__/texts.ts';
import { Action, Facts, type Letter, Words, type Writing, momentOf } from './letter.tsx';

interface NewDevice {
  readonly username: string;
  readonly device: string;
  readonly address: string;
  readonly at: number;
}

/** A device is known by its name in English, `Chrome on Windows`; names of products are the same in every language. */
function deviceIn(t: Texts, name: string): string {
  if (name === UNKNOWN_DEVICE) return t.unknownDevice();
  const parts = deviceParts(name);
  return parts ? t.browserOnSystem(parts) : name;
}

export function newDevice({ username, device, address, at }: NewDevice, { t, language, publicUrl }: Writing): Letter {
  const url = `${publicUrl}${settingsPath}`;
  return {
    subject: t.newSignIn(),
    url,
    body: (
      <>
        <Words>{t.helloYourAccountWasOpened({ username })}</Words>
        <Facts
          facts={[
            [t.device(), deviceIn(t, device)],
            [t.address(), address],
            [t.when(), momentOf(language, at)],
          ]}
        />
        <Words>{t.itWasYouNothingToDo()}</Words>
        <Action url={url}>{t.openSettings()}</Action>
      </>
    ),
  };
}
