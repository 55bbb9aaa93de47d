import { programsPath } from '../../../domain/platform/platform.paths.ts';
import type { ApiScope } from '../../../domain/platform/scopes.ts';
import { Action, Facts, type Letter, Words, type Writing, momentOf } from './letter.tsx';
import { scopeWordsOf } from './scope-words.ts';

interface ApiKeyMade {
  readonly username: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly isFirst: boolean;
  readonly at: number;
}

export function apiKeyMade(
  { username, name, scopes, isFirst, at }: ApiKeyMade,
  { t, language, publicUrl }: Writing,
): Letter {
  const url = `${publicUrl}${programsPath}`;
  return {
    subject: isFirst ? t.anAPIKeyWasMade() : t.anAPIKeyWasReplaced(),
    url,
    body: (
      <>
        <Words>{isFirst ? t.helloAKeyWasMade({ username }) : t.helloAKeyTookThePlace({ username })}</Words>
        <Facts
          facts={[
            [t.key(), name],
            [t.itMay(), scopeWordsOf(t, scopes)],
            [t.when(), momentOf(language, at)],
          ]}
        />
        <Words>{t.itWasNotYouRevoke()}</Words>
        <Action url={url}>{t.reviewYourKeys()}</Action>
      </>
    ),
  };
}
