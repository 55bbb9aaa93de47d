import { JURORS, SUMMONS_MS, VOTE_REASON_MAX } from '../../../domain/jury/jury.ts';
import { juryVote } from '../../../domain/jury/jury.schemas.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { useAction } from '../../data/use-action.ts';
import { DISPUTE_TYPE_LABELS } from '../../format/dispute-words.ts';
import { useForm } from '../../forms/use-form.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Countdown } from '../../ui/figure/countdown.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { type Entry, headOf, hiddenWith, whenOf } from '../jury-words.ts';
import {
  CastJuryVoteDocument,
  DeclineJuryCaseDocument,
  type JuryDutyFieldsFragment,
  ReadJuryDutyDocument,
} from '../operations/__generated__/jury.gql.ts';
import * as t from '../__generated__/messages.ts';

type Case = NonNullable<JuryDutyFieldsFragment['case']>;

/** The case that waits for the juror: what was said, and the vote. */
export function JuryCase({ found }: { readonly found: Case }) {
  return (
    <Panel
      title={t.aCaseOfGameTitle({ gameTitle: found.gameTitle })}
      aside={<Countdown endsAt={found.answerBy} now={serverNow} label={t.timeLeftToAnswer()} />}
    >
      <Text tone="dim">{t.typeNamesLinksFilesMoneyAndDates({ type: DISPUTE_TYPE_LABELS[found.type] })}</Text>
      <Stack as="ol" gap={3} aria-label={t.whatWasSaid()}>
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
  { value: 'a', label: t.sideAHasWon() },
  { value: 'b', label: t.sideBHasWon() },
  { value: 'neither', label: t.nobodyCanBeShownToHaveWon({ sense: 'vote' }) },
] as const;

function VoteForm({ caseId }: { readonly caseId: string }) {
  const cast = useAction(CastJuryVoteDocument, { changes: [ReadJuryDutyDocument] });
  const decline = useAction(DeclineJuryCaseDocument, { changes: [ReadJuryDutyDocument] });
  const toast = useToast();
  const form = useForm({
    schema: juryVote,
    initial: { choice: '' as 'a' | 'b' | 'neither', reason: '' },
    words: { choice: t.chooseWhatYouMakeOfIt(), reason: t.sayInASentenceOrTwo() },
    sending: cast,
    send: async ({ choice, reason }) => {
      const input = { caseId, choice: ENUM[choice], reason };
      if (!(await cast.run({ input }))) return;
      toast({
        title: t.yourVoteCounts(),
        description: t.thankYouOurStaffRead(),
        tone: 'win',
      });
    },
  });
  return (
    <Form {...form.wires} gap={4}>
      <RadioGroup label={t.whatDoYouMakeOfIt()} options={CHOICES} {...form.field('choice')} />
      <TextArea
        label={t.why()}
        hint={t.whoeverDecidesReadsItWithoutYourName({ hours: SUMMONS_MS / HOUR, jurors: JURORS })}
        rows={4}
        required
        maxLength={VOTE_REASON_MAX}
        {...form.field('reason')}
      />
      <Failed failure={form.notice ?? decline.failure} />
      <Row gap={2}>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t.vote()}
        </Button>
        <Button
          busy={decline.isRunning}
          onClick={() =>
            void decline.run({ caseId }).then((answer) => {
              if (answer) toast({ title: t.leftToSomebodyElse(), description: t.youStayOnTheListOfJurors() });
            })
          }
        >
          {t.leaveItToSomebodyElse()}
        </Button>
      </Row>
    </Form>
  );
}

const ENUM = { a: 'A', b: 'B', neither: 'NEITHER' } as const;
