import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { Action, Facts, type Letter, Words, type Writing, momentOf } from './letter.tsx';
import { scopeWordsOf } from './scope-words.ts';

interface ApplicationConnected {
  readonly username: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly at: number;
}

export function applicationConnected(
  { username, name, scopes, at }: ApplicationConnected,
  { t, language, publicUrl }: Writing,
): Letter {
  const url = `${publicUrl}${settingsSectionPath('security')}`;
  return {
    subject: t.nameWasConnected({ name }),
    url,
    body: (
      <>
        <Words>{t.helloAnApplicationCanAct({ username })}</Words>
        <Facts
          facts={[
            [t.application(), name],
            [t.itMay(), scopeWordsOf(t, scopes)],
            [t.when(), momentOf(language, at)],
          ]}
        />
        <Words>{t.itWasNotYouDisconnect()}</Words>
        <Action url={url}>{t.reviewYourApplications()}</Action>
      </>
    ),
  };
}
