import { useQuery } from '@apollo/client/react';
import { X } from 'lucide-react';
import { BANNED_WORD_MAX } from '../../../domain/chat/banned-words.ts';
import { bannedWord } from '../../../domain/chat/chat.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { BannedWordsDocument, SetWordBannedDocument } from '../operations/__generated__/moderation.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Words that nobody but staff says in any chat, whatever the filters above say. */
export function BannedWords() {
  const query = useQuery(BannedWordsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.bannedWords()}>
      <Stack gap={4}>
        <Text tone="dim">{t.aMessageThatSaysOneOfThese()}</Text>
        <BanForm />
        <Loaded
          query={{ ...query, data: query.data?.bannedWords.words }}
          what={t.theBannedWords()}
          skeleton={[1, 56]}
          isEmpty={({ length }) => length === 0}
          empty={<EmptyState title={t.noBannedWords()}>{t.theFiltersAloneJudgeWhatIsSaid()}</EmptyState>}
        >
          {(words) => <WordList words={words} />}
        </Loaded>
      </Stack>
    </Panel>
  );
}

function BanForm() {
  const action = useAction(SetWordBannedDocument, { changes: [BannedWordsDocument] });
  const form = useForm({
    schema: bannedWord,
    initial: { word: '' },
    words: { word: t.writeAWordOrPhrase({ most: BANNED_WORD_MAX }) },
    sending: action,
    send: async ({ word }) => {
      if (await action.run({ word, isBanned: true })) form.reset();
    },
  });
  return (
    <Form {...form.wires}>
      <TextField label={t.wordOrPhrase()} autoComplete="off" {...form.field('word')} />
      <Failed failure={form.notice} />
      <Row justify="flex-end">
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t.banWord()}
        </Button>
      </Row>
    </Form>
  );
}

function WordList({ words }: { readonly words: readonly string[] }) {
  const action = useAction(SetWordBannedDocument, { changes: [BannedWordsDocument] });
  return (
    <Stack gap={3}>
      <Text size={14} tone="dim">
        {t.wordsOnTheList({ count: words.length })}
      </Text>
      <Row as="ul" gap={2}>
        {words.map((word) => (
          <li key={word}>
            <Button
              size="small"
              icon={<X size={16} aria-hidden />}
              aria-label={t.takeWordOffTheList({ word })}
              disabled={action.isRunning}
              onClick={() => void action.run({ word, isBanned: false })}
            >
              {word}
            </Button>
          </li>
        ))}
      </Row>
      <Failed failure={action.failure} />
    </Stack>
  );
}
