import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EMAIL_MAX } from '../../../domain/accounts/email.ts';
import { MESSAGE_MAX, NAME_MAX, SUBJECT_MAX, contactRequest } from '../../../domain/support/support.schemas.ts';
import { signInPath } from '../../../domain/security/security.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { type AttachedFile, AttachFiles } from '../../parts/attach-files.tsx';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Grid, Row } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { ContactEmailDocument, SubmitTicketDocument } from '../operations/__generated__/ticket.gql.ts';
import * as t from '../__generated__/messages.ts';

/** 'Contact Support', for members and for everybody else (HE-04, EN-47). */
export function ContactForm() {
  const viewer = useViewer();
  return viewer === null ? <Fields email={null} /> : <MemberForm />;
}

const WAITING = (
  <Skeleton label={t.loadingTheForm()}>
    <SkeletonOf>
      <Fields email="" />
    </SkeletonOf>
  </Skeleton>
);

/** The address of an account is not typed. */
function MemberForm() {
  const query = useQuery(ContactEmailDocument);
  return (
    <Loaded query={query} what={t.theFormToLoad()} skeleton={WAITING}>
      {({ contactEmail }) => <Fields email={contactEmail} />}
    </Loaded>
  );
}

function Fields({ email }: { readonly email: string | null }) {
  const submit = useAction(SubmitTicketDocument, { changes: ['MyTickets'] });
  const [sent, setSent] = useState<{ readonly number: string; readonly email: string } | null>(null);
  const [files, setFiles] = useState<readonly AttachedFile[]>([]);
  const form = useForm({
    schema: contactRequest,
    initial: { firstName: '', lastName: '', email: email ?? '', subject: '', message: '' },
    words: {
      firstName: t.enterYourFirstName(),
      lastName: t.enterYourLastName(),
      email: t.enterAnEMailAddressThatWe(),
      subject: t.sayInAFewWords(),
      message: t.sayWhatWeCanDo(),
    },
    sending: submit,
    send: async (input) => {
      const answer = await submit.run({ input: { ...input, fileIds: files.map(({ id }) => id) } });
      if (!answer) return;
      setSent({ number: answer.submitTicket, email: input.email });
      setFiles([]);
      form.reset();
    },
  });
  return (
    <Panel title={t.contactSupport()}>
      {sent && (
        <Notice tone="win" title={t.requestNumberIsWithOurStaff({ number: sent.number })} live>
          {email === null
            ? t.weAnswerByEMail({ email: sent.email })
            : t.weAnswerByEMailAndOnThisPage({ email: sent.email })}
        </Notice>
      )}
      <Form {...form.wires} gap={5}>
        <Grid min={220} gap={4}>
          <TextField
            label={t.firstName()}
            required
            autoComplete="given-name"
            maxLength={NAME_MAX}
            {...form.field('firstName')}
          />
          <TextField
            label={t.lastName()}
            required
            autoComplete="family-name"
            maxLength={NAME_MAX}
            {...form.field('lastName')}
          />
        </Grid>
        <TextField
          type="email"
          label={t.email()}
          required
          autoComplete="email"
          maxLength={EMAIL_MAX}
          readOnly={email !== null}
          hint={email === null ? t.ourAnswerComes() : t.theAddressOfYourAccountOurAnswer()}
          {...form.field('email')}
        />
        <TextField label={t.subject()} required maxLength={SUBJECT_MAX} {...form.field('subject')} />
        <TextArea label={t.message()} rows={6} required maxLength={MESSAGE_MAX} {...form.field('message')} />
        {email === null ? (
          <Text size={14} tone="dim">
            {t.signInToAttachPicturesOrDocuments({ link: (inside) => <Link to={signInPath}>{inside}</Link> })}
          </Text>
        ) : (
          <AttachFiles purpose="ticket" label={t.attachments()} files={files} onChange={setFiles} />
        )}
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t.sendMessage()}
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}
