import { developersPath } from '../../../domain/platform/platform.paths.ts';
import { type ApiScope, SCOPE_WORDS } from '../../../domain/platform/scopes.ts';
import { Action, Facts, type Letter, Words, momentOf } from './letter.tsx';

interface ApiKeyMade {
  readonly username: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly isFirst: boolean;
  readonly at: number;
}

export function apiKeyMade({ username, name, scopes, isFirst, at }: ApiKeyMade, publicUrl: string): Letter {
  const url = `${publicUrl}${developersPath}`;
  return {
    subject: isFirst
      ? 'An API key was made for your Gauntlet account'
      : 'An API key of your Gauntlet account was replaced',
    url,
    body: (
      <>
        <Words>
          Hello {username}. {isFirst ? 'A key was made' : 'A key took the place of another'} with which a program acts
          for you, without your password.
        </Words>
        <Facts
          facts={[
            ['Key', name],
            ['It may', scopes.map((scope) => SCOPE_WORDS[scope].toLowerCase()).join('; ')],
            ['When', momentOf(at)],
          ]}
        />
        <Words>It was not you? Revoke it at once, and set a new password:</Words>
        <Action url={url}>Review Your Keys</Action>
      </>
    ),
  };
}
