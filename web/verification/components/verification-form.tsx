import { useApolloClient, useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { Failed } from '../../parts/failed.tsx';
import { failureOf } from '../../data/failure.ts';
import { ViewerDocument } from '../../session/operations/__generated__/viewer.gql.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { formatFileSize } from '../../format/file-size.ts';
import { ReadVerificationDocument } from '../operations/__generated__/read-verification.gql.ts';
import { SubmitVerificationDocument } from '../operations/__generated__/submit-verification.gql.ts';
import type { VerificationFieldsFragment } from '../operations/__generated__/verification-fields.gql.ts';
import { DocumentField } from './document-field.tsx';

/** Both documents and the date on the second, handed in together (WA-03, BC-09). */
export function VerificationForm({ verification }: { readonly verification: VerificationFieldsFragment }) {
  const { hasIdentity, hasAddress, documentTypes, documentBytesMax, addressDaysMax } = verification;
  const client = useApolloClient();
  const toast = useToast();
  const [day, setDay] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const [submit, { loading, error, reset }] = useMutation(SubmitVerificationDocument, {
    refetchQueries: [ReadVerificationDocument, ViewerDocument],
  });
  const failure = error ? failureOf(error) : null;
  const oldest = utcDay(serverNow() - addressDaysMax * DAY);
  const tooOld = `The proof of address must be from the last ${addressDaysMax} days.`;
  const refresh = (): void => {
    reset();
    void client.refetchQueries({ include: [ReadVerificationDocument] }).catch(() => undefined);
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    if (!hasIdentity || !hasAddress) return setComplaint('Upload both documents first.');
    if (day === '') return setComplaint('Enter the date on the proof of address.');
    if (day < oldest || day > utcDay(serverNow() + DAY)) return setComplaint(tooOld);
    setComplaint(null);
    try {
      await submit({ variables: { input: { addressIssuedOn: day } } });
    } catch {
      return; // Shown below the form.
    }
    toast({ title: 'Documents handed in', description: 'You are told once they are checked.', tone: 'win' });
  };

  const bounds = `PDF, PNG, JPEG or WebP, up to ${formatFileSize(documentBytesMax)}.`;
  const file = { types: documentTypes, bytesMax: documentBytesMax, onUploaded: refresh };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        <Grid min={280} gap={4}>
          <DocumentField
            {...file}
            kind="identity"
            title="Identity proof"
            hint={`Passport, driving licence or identity card, all four corners visible. ${bounds}`}
            isThere={hasIdentity}
          />
          <DocumentField
            {...file}
            kind="address"
            title="Proof of address"
            hint={`A utility bill or bank statement of the last ${addressDaysMax} days with your name and address. ${bounds}`}
            isThere={hasAddress}
          />
        </Grid>
        <div css={{ maxWidth: 320 }}>
          <TextField
            type="date"
            label="Date on the proof of address"
            hint={`Within the last ${addressDaysMax} days`}
            required
            value={day}
            min={oldest}
            error={failure?.field === 'addressIssuedOn' ? tooOld : undefined}
            onChange={({ target }) => {
              setDay(target.value);
              setComplaint(null);
              reset();
            }}
          />
        </div>
        {complaint !== null && (
          <Failed failure={{ code: 'BAD_INPUT', sentence: complaint, field: null, data: {}, requestId: null }} />
        )}
        <Failed failure={failure?.field === 'addressIssuedOn' ? null : failure} />
        <div>
          <Button type="submit" variant="primary" busy={loading}>
            Submit for Verification
          </Button>
        </div>
      </Stack>
    </form>
  );
}
