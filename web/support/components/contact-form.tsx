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
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Grid, Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Text } from '../../ui/text.tsx';
import { ContactEmailDocument } from '../operations/__generated__/contact-email.gql.ts';
import { SubmitTicketDocument } from '../operations/__generated__/submit-ticket.gql.ts';

/** 'Contact Support', for members and for everybody else (HE-04, EN-47). */
export function ContactForm() {
  const viewer = useViewer();
  return viewer === null ? <Fields email={null} /> : <MemberForm />;
}

/** The address of an account is not typed. */
function MemberForm() {
  const query = useQuery(ContactEmailDocument);
  return (
    <Loaded query={query} what="the form" skeleton={[4, 64]}>
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
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter an e-mail address that we can answer to.',
      subject: 'Say in a few words what it is about.',
      message: 'Say what we can do for you.',
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
    <Panel title="Contact Support">
      {sent && (
        <Notice tone="win" title={`Request ${sent.number} is with our staff`} live>
          We have sent a confirmation to {sent.email} and answer there{email === null ? '' : ' and on this page'}.
        </Notice>
      )}
      <Form {...form.wires} gap={5}>
        <Grid min={220} gap={4}>
          <TextField
            label="First Name"
            required
            autoComplete="given-name"
            maxLength={NAME_MAX}
            {...form.field('firstName')}
          />
          <TextField
            label="Last Name"
            required
            autoComplete="family-name"
            maxLength={NAME_MAX}
            {...form.field('lastName')}
          />
        </Grid>
        <TextField
          type="email"
          label="Email"
          required
          autoComplete="email"
          maxLength={EMAIL_MAX}
          readOnly={email !== null}
          hint={email === null ? 'Our answer comes here.' : 'The address of your account; our answer comes here.'}
          {...form.field('email')}
        />
        <TextField label="Subject" required maxLength={SUBJECT_MAX} {...form.field('subject')} />
        <TextArea label="Message" rows={6} required maxLength={MESSAGE_MAX} {...form.field('message')} />
        {email === null ? (
          <Text size={14} tone="dim">
            <Link to={signInPath}>Sign in</Link> to attach pictures or documents.
          </Text>
        ) : (
          <AttachFiles purpose="ticket" label="Attachments" files={files} onChange={setFiles} />
        )}
        <Failed failure={form.notice} />
        <Row>
          <Button type="submit" variant="primary" busy={form.isSending}>
            Send Message
          </Button>
        </Row>
      </Form>
    </Panel>
  );
}
