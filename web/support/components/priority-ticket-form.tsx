import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { helpTabPath } from '../../../domain/support/support.paths.ts';
import { MESSAGE_MAX, NAME_MAX, SUBJECT_MAX, contactRequest } from '../../../domain/support/support.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ContactEmailDocument, SubmitTicketDocument } from '../operations/__generated__/ticket.gql.ts';
import * as t from '../__generated__/messages.ts';

const priorityRequest = z.pick(contactRequest, { subject: true, message: true });

const WAITING = (
  <Skeleton label={t.loadingTheForm()}>
    <SkeletonOf>
      <Fields email="" />
    </SkeletonOf>
  </Skeleton>
);

/** Subject, Description, 'Submit Priority Ticket' (CR-15): the account says who asks. */
export function PriorityTicketForm() {
  const query = useQuery(ContactEmailDocument);
  return (
    <Panel title={t.prioritySupport()}>
      <Text tone="dim">{t.verifiedCreatorsAndVIPsAreAnswered()}</Text>
      <Loaded query={query} what={t.theFormToLoad()} skeleton={WAITING}>
        {({ contactEmail }) => <Fields email={contactEmail} />}
      </Loaded>
    </Panel>
  );
}

function Fields({ email }: { readonly email: string }) {
  const viewer = useViewer();
  const submit = useAction(SubmitTicketDocument, { changes: ['MyTickets'] });
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({
    schema: priorityRequest,
    initial: { subject: '', message: '' },
    words: { subject: t.sayInAFewWords(), message: t.sayWhatWeCanDo() },
    sending: submit,
    send: async (input) => {
      if (!viewer) return;
      const firstName = viewer.displayName.slice(0, NAME_MAX);
      const answer = await submit.run({
        input: { ...input, firstName, lastName: `(${viewer.username})`, email, fileIds: [] },
      });
      if (!answer) return;
      setSent(answer.submitTicket);
      form.reset();
    },
  });
  return (
    <>
      {sent !== null && (
        <Notice tone="win" title={t.requestNumberIsWithOurStaff({ number: sent })} live>
          {t.weAnswerToEmailAndUnderHelp({
            email,
            link: (inside) => <Link to={helpTabPath('contact')}>{inside}</Link>,
          })}
        </Notice>
      )}
      <Form {...form.wires} gap={5}>
        <TextField label={t.subject()} required maxLength={SUBJECT_MAX} {...form.field('subject')} />
        <TextArea label={t.description()} rows={5} required maxLength={MESSAGE_MAX} {...form.field('message')} />
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t.submitPriorityTicket()}
          </Button>
        </Row>
      </Form>
    </>
  );
}
