import { settingsPath } from '../../../domain/accounts/accounts.paths.ts';
import { Action, Facts, type Letter, Words, momentOf } from './letter.tsx';

interface NewDevice {
  readonly username: string;
  readonly device: string;
  readonly address: string;
  readonly at: number;
}

export function newDevice({ username, device, address, at }: NewDevice, publicUrl: string): Letter {
  const url = `${publicUrl}${settingsPath}`;
  return {
    subject: 'New sign-in to your Gauntlet account',
    url,
    body: (
      <>
        <Words>Hello {username}. Your account was opened on a device that we have not seen before.</Words>
        <Facts
          facts={[
            ['Device', device],
            ['Address', address],
            ['When', momentOf(at)],
          ]}
        />
        <Words>It was you? Then there is nothing to do. If not, end that session and change your password:</Words>
        <Action url={url}>Open Settings</Action>
      </>
    ),
  };
}
