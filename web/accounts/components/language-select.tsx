import { LANGUAGES, LANGUAGE_NAMES } from '../../../domain/shared/languages.ts';
import { useAction } from '../../data/use-action.ts';
import { LANGUAGE } from '../../format/locale.ts';
import { speak } from '../../format/speak.ts';
import { Select } from '../../ui/form/select.tsx';
import { SetLanguageDocument } from '../operations/__generated__/preferences.gql.ts';
import * as t from '../__generated__/messages.ts';

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }));

/** What the app speaks in this browser, and what notifications and e-mails to the player are written in. */
export function LanguageSelect() {
  const choosing = useAction(SetLanguageDocument);
  const choose = async (value: string): Promise<void> => {
    const language = LANGUAGES.find((one) => one === value);
    if (!language) return;
    if (await choosing.run({ language: language === 'es' ? 'ES' : 'EN' })) speak(language);
  };
  return (
    <Select
      label={t.language()}
      options={OPTIONS}
      value={LANGUAGE}
      disabled={choosing.isRunning}
      error={choosing.failure?.sentence}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}
