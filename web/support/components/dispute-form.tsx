import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { COMPLAINT_MAX, disputeComplaint } from '../../../domain/disputes/disputes.schemas.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { DISPUTE_WINDOW_MS } from '../../../domain/wallet/payments.ts';
import type { DisputeType } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { DISPUTE_TYPE_LABELS, NO_LINK } from '../../format/dispute-words.ts';
import { choice } from '../../forms/choice.ts';
import { useForm } from '../../forms/use-form.ts';
import { type AttachedFile, AttachFiles } from '../../parts/attach-files.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Row } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Text } from '../../ui/text.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DisputableContestsDocument } from '../operations/__generated__/disputable-contests.gql.ts';
import { SubmitDisputeDocument } from '../operations/__generated__/submit-dispute.gql.ts';

const TYPES = Object.entries(DISPUTE_TYPE_LABELS).map(([value, label]) => ({ value, label }));

const schema = z.extend(disputeComplaint, { type: choice<DisputeType>() });

const EMPTY = {
  subjectId: '',
  usernames: '',
  type: 'MATCH_RESULT' as DisputeType,
  description: '',
  evidenceUrl: '',
  tags: '',
};

/** The form of a dispute over a battle that still runs or was completed lately, chosen or by its id (HE-05, HE-06, EN-46). */
export function DisputeForm() {
  const viewer = useViewer();
  const toast = useToast();
  const { data } = useQuery(DisputableContestsDocument, { fetchPolicy: 'cache-and-network' });
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const submit = useAction(SubmitDisputeDocument, {
    changes: ['MyDisputes', 'DisputableContests'],
    fetchPolicy: 'no-cache',
  });
  const form = useForm({
    schema,
    initial: EMPTY,
    words: {
      subjectId: 'Choose a battle, or enter its id.',
      usernames: 'Enter names of players of this battle, between commas.',
      description: 'Say what is wrong.',
      evidenceUrl: NO_LINK,
      tags: 'Enter up to ten short words, between commas.',
    },
    sending: submit,
    send: async ({ usernames, tags, evidenceUrl, ...input }) => {
      const fileIds = files.map(({ id }) => id);
      const typed = { usernames: usernames.join(', '), tags: tags.join(', '), evidenceUrl: evidenceUrl ?? '' };
      if (!(await submit.run({ input: { ...input, ...typed, fileIds } }))) return;
      toast({ title: 'Dispute submitted', description: 'A moderator decides over the money.', tone: 'win' });
      setFiles([]);
      form.reset();
    },
  });
  const contests = data?.disputableContests ?? [];
  const choose = (id: string): void => {
    const chosen = contests.find(({ contest }) => contest.id === id)?.contest;
    const others = (chosen?.sides ?? []).flatMap(({ players }) => players).filter((one) => one.id !== viewer?.id);
    form.set({ subjectId: id, usernames: others.map(({ username }) => username).join(', ') });
  };
  const isListed = contests.some(({ contest }) => contest.id === form.values.subjectId);

  return (
    <Panel title="Submit Dispute">
      <Text tone="dim">
        For a match that still runs, or that was completed within the last {DISPUTE_WINDOW_MS / HOUR} hours. What is
        held stays held, and what was paid stays where it is, until a moderator decides. It cannot be taken back.
      </Text>
      <Form {...form.wires} gap={5}>
        {contests.length > 0 && (
          <Select
            label="Your battles"
            options={[
              { value: '', label: 'Choose one, or enter its id below' },
              ...contests.map(({ contest }) => ({
                value: contest.id,
                label: `${contest.title} · ${contest.gameTitle}`,
              })),
            ]}
            value={isListed ? form.values.subjectId : ''}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <TextField
          label="Battle ID"
          required
          hint="It stands at the end of the address of the battle’s page."
          autoComplete="off"
          {...form.field('subjectId')}
        />
        <TextField
          label="Usernames"
          hint="Players of this battle whom it is about, between commas."
          autoComplete="off"
          {...form.field('usernames')}
        />
        <Select label="Dispute Type" options={TYPES} {...form.field('type')} />
        <TextArea
          label="Description"
          hint="What happened, and where it can be seen."
          rows={5}
          required
          maxLength={COMPLAINT_MAX}
          {...form.field('description')}
        />
        <TextField
          type="url"
          label="Link"
          hint="A stream or recording that shows it."
          placeholder="https://"
          {...form.field('evidenceUrl')}
        />
        <AttachFiles purpose="evidence" label="Evidence Files" files={files} onChange={setFiles} />
        <TextField
          label="Category Tags"
          hint="If you like: a few words to file it under, between commas."
          autoComplete="off"
          {...form.field('tags')}
        />
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" variant="primary" busy={form.isSending}>
            Submit Dispute
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}
