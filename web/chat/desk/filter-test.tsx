import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { MESSAGE_MAX } from '../../../domain/chat/message-text.ts';
import type { ModerationSettingsInput } from '../../data/__generated__/schema-types.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { VERDICT_TONES, verdictWords } from './verdict-words.ts';
import { TryModerationDocument, type TryModerationQueryVariables } from '../operations/__generated__/moderation.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Shows what the filters as they are set above would do with a text; nothing is posted. */
export function FilterTest({ settings }: { readonly settings: ModerationSettingsInput }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<TryModerationQueryVariables | null>(null);
  return (
    <Stack as="section" gap={3} aria-label={t.testTheFilters()}>
      <TextArea
        label={t.testAMessage()}
        hint={t.asSomebodyWithAnOldAccount()}
        maxLength={MESSAGE_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Row justify="flex-end">
        <Button disabled={text.trim() === ''} onClick={() => setAsked({ text, settings })}>
          {t.test()}
        </Button>
      </Row>
      <div role="status">{asked && <Verdict asked={asked} />}</div>
    </Stack>
  );
}

function Verdict({ asked }: { readonly asked: TryModerationQueryVariables }) {
  const query = useQuery(TryModerationDocument, { variables: asked, fetchPolicy: 'network-only' });
  return (
    <Loaded query={{ ...query, data: query.data?.tryModeration }} what={t.theVerdict()} skeleton={[1, 56]}>
      {(verdict) => (
        <Notice tone={VERDICT_TONES[verdict.kind]} title={verdictWords(verdict)}>
          “{asked.text.trim()}”
        </Notice>
      )}
    </Loaded>
  );
}
