import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { acceptAddressDay } from '../../../domain/verification/verification.ts';
import { Failed } from '../../parts/failed.tsx';
import { refetchShown } from '../../data/refetch-shown.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { ViewerDocument } from '../../session/operations/__generated__/sign-in.gql.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { formatFileSize } from '../../format/file-size.ts';
import {
  ReadVerificationDocument,
  SubmitVerificationDocument,
  type VerificationFieldsFragment,
} from '../operations/__generated__/verification.gql.ts';
import { DocumentField } from './document-field.tsx';
import * as t from '../__generated__/messages.ts';

const NO_DAY = t.enterTheDateOnTheProof();

/** Both documents and the date on the second, handed in together (WA-03, BC-09). */
export function VerificationForm({ verification }: { readonly verification: VerificationFieldsFragment }) {
  const { hasIdentity, hasAddress, documentTypes, documentBytesMax, addressDaysMax } = verification;
  const client = useApolloClient();
  const toast = useToast();
  const hasBoth = hasIdentity && hasAddress;
  const submission = useAction(SubmitVerificationDocument, { changes: [ReadVerificationDocument, ViewerDocument] });
  const [isIncomplete, setIncomplete] = useState(false);
  const oldest = utcDay(serverNow() - addressDaysMax * DAY);
  const tooOld = t.theProofOfAddressMustBeRecent({ days: addressDaysMax });
  const form = useForm({
    initial: { addressIssuedOn: '' },
    // First the documents, then what is to be said about them.
    check: ({ addressIssuedOn: day }) => ({
      addressIssuedOn: !hasBoth || acceptAddressDay(day, serverNow()).ok ? null : day === '' ? NO_DAY : tooOld,
    }),
    words: { addressIssuedOn: tooOld },
    sending: submission,
    send: async (input) => {
      setIncomplete(!hasBoth);
      if (!hasBoth || !(await submission.run({ input }))) return;
      toast({ title: t.documentsHandedIn(), description: t.youAreToldOnceTheyAreChecked(), tone: 'win' });
    },
  });
  const refresh = (): void => {
    setIncomplete(false);
    submission.reset();
    void refetchShown(client, [ReadVerificationDocument]);
  };

  const bounds = t.pdfPNGJPEGOrWebPUp({ size: formatFileSize(documentBytesMax) });
  const file = { types: documentTypes, bytesMax: documentBytesMax, onUploaded: refresh };
  return (
    <Form {...form.wires}>
      <Grid min={280} gap={4}>
        <DocumentField
          {...file}
          kind="identity"
          title={t.identityProof()}
          hint={`${t.passportDrivingLicenceOrIdentityCard()} ${bounds}`}
          isThere={hasIdentity}
        />
        <DocumentField
          {...file}
          kind="address"
          title={t.proofOfAddress()}
          hint={`${t.aUtilityBillOrBankStatement({ days: addressDaysMax })} ${bounds}`}
          isThere={hasAddress}
        />
      </Grid>
      <div css={{ maxWidth: 320 }}>
        <TextField
          type="date"
          label={t.dateOnTheProofOfAddress()}
          hint={t.withinTheLastDays({ days: addressDaysMax })}
          required
          min={oldest}
          {...form.field('addressIssuedOn')}
        />
      </div>
      {isIncomplete && (
        <div role="alert">
          <Notice tone="loss">{t.uploadBothDocumentsFirst()}</Notice>
        </div>
      )}
      <Failed failure={form.notice} />
      <div>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t.submitForVerification()}
        </Button>
      </div>
    </Form>
  );
}
