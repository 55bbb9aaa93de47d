import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import { type ApiScope, SCOPE_WORDS } from '../../../domain/platform/scopes.ts';
import { Action, Facts, type Letter, Words, momentOf } from './letter.tsx';

interface ApplicationConnected {
  readonly username: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly at: number;
}

export function applicationConnected({ username, name, scopes, at }: ApplicationConnected, publicUrl: string): Letter {
  const url = `${publicUrl}${settingsSectionPath('security')}`;
  return {
    subject: `${name} was connected with your Gauntlet account`,
    url,
    body: (
      <>
        <Words>Hello {username}. An application of somebody else can now act for you, without your password.</Words>
        <Facts
          facts={[
            ['Application', name],
            ['It may', scopes.map((scope) => SCOPE_WORDS[scope].toLowerCase()).join('; ')],
            ['When', momentOf(at)],
          ]}
        />
        <Words>It was not you? Disconnect it at once, and set a new password:</Words>
        <Action url={url}>Review Your Applications</Action>
      </>
    ),
  };
}
