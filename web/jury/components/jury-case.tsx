import { JURORS, SUMMONS_MS, VOTE_REASON_MAX } from '../../../domain/jury/jury.ts';
import { juryVote } from '../../../domain/jury/jury.schemas.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { DISPUTE_TYPE_LABELS } from '../../format/dispute-words.ts';
import { useForm } from '../../forms/use-form.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type Entry, headOf, hiddenWith, whenOf } from '../jury-words.ts';
import { CastJuryVoteDocument } from '../operations/__generated__/cast-jury-vote.gql.ts';
import { DeclineJuryCaseDocument } from '../operations/__generated__/decline-jury-case.gql.ts';
import type { JuryDutyFieldsFragment } from '../operations/__generated__/jury-duty-fields.gql.ts';
import { ReadJuryDutyDocument } from '../operations/__generated__/read-jury-duty.gql.ts';

type Case = NonNullable<JuryDutyFieldsFragment['case']>;

/** The case that waits for the juror: what was said, and the vote. */
export function JuryCase({ found }: { readonly found: Case }) {
  return (
    <Panel
      title={`A case of ${found.gameTitle}`}
      aside={<Countdown endsAt={found.answerBy} now={serverNow} label="Time left to answer" />}
    >
      <Text tone="dim">
        {DISPUTE_TYPE_LABELS[found.type]}. Names, links, files, money and dates are left out, so that only what happened
        counts. If you know who this is about, leave it to somebody else.
      </Text>
      <Stack as="ol" gap={3} aria-label="What was said">
        {found.timeline.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </Stack>
      <VoteForm caseId={found.id} />
    </Panel>
  );
}

function Line({ entry }: { readonly entry: Entry }) {
  const hidden = hiddenWith(entry);
  return (
    <Card as="li" padding={4}>
      <Stack gap={1}>
        <Row justify="space-between" gap={2}>
          <Heading level={3}>{headOf(entry)}</Heading>
          <Text size={14} tone="dim">
            {whenOf(entry)}
          </Text>
        </Row>
        {entry.words !== '' && <Text css={{ overflowWrap: 'anywhere' }}>{entry.words}</Text>}
        {hidden !== null && (
          <Text size={14} tone="dim">
            {hidden}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

const CHOICES = [
  { value: 'a', label: 'Side A has won' },
  { value: 'b', label: 'Side B has won' },
  { value: 'neither', label: 'Nobody can be shown to have won' },
] as const;

function VoteForm({ caseId }: { readonly caseId: string }) {
  const cast = useAction(CastJuryVoteDocument, { changes: [ReadJuryDutyDocument] });
  const decline = useAction(DeclineJuryCaseDocument, { changes: [ReadJuryDutyDocument] });
  const toast = useToast();
  const form = useForm({
    schema: juryVote,
    initial: { choice: '' as 'a' | 'b' | 'neither', reason: '' },
    words: { choice: 'Choose what you make of it.', reason: 'Say in a sentence or two what convinced you.' },
    sending: cast,
    send: async ({ choice, reason }) => {
      const input = { caseId, choice: ENUM[choice], reason };
      if (!(await cast.run({ input }))) return;
      toast({
        title: 'Your vote counts',
        description: 'Thank you. Our staff read it when all have voted.',
        tone: 'win',
      });
    },
  });
  return (
    <Form {...form.wires} gap={4}>
      <RadioGroup label="What do you make of it?" options={CHOICES} {...form.field('choice')} />
      <TextArea
        label="Why"
        hint={`Whoever decides reads it without your name. You have ${SUMMONS_MS / HOUR} hours, and one vote of ${JURORS}.`}
        rows={4}
        required
        maxLength={VOTE_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice ?? decline.failure} />
      <Row gap={2}>
        <Button type="submit" variant="primary" busy={form.isSending}>
          Vote
        </Button>
        <Button
          busy={decline.isRunning}
          onClick={() =>
            void decline.run({ caseId }).then((answer) => {
              if (answer) toast({ title: 'Left to somebody else', description: 'You stay on the list of jurors.' });
            })
          }
        >
          Leave it to somebody else
        </Button>
      </Row>
    </Form>
  );
}

const ENUM = { a: 'A', b: 'B', neither: 'NEITHER' } as const;
