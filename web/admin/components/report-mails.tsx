import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { reportMailing } from '../../../domain/admin/admin.schemas.ts';
import { type MailedKind, RECIPIENTS_MAX, type ReportRhythm } from '../../../domain/admin/report-mails.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ListReportMailsDocument } from '../operations/__generated__/list-report-mails.gql.ts';
import type { ReportMailRowFragment } from '../operations/__generated__/report-mail-row.gql.ts';
import { SetReportMailDocument } from '../operations/__generated__/set-report-mail.gql.ts';
import {
  KIND_MEMBERS,
  MAILED_OPTIONS,
  RHYTHM_MEMBERS,
  kindTitle,
  rhythmOptions,
  rhythmTitle,
} from '../report-words.ts';

type Mailed = ReportMailRowFragment;

const namesOf = ({ recipients }: Mailed): string =>
  recipients.map(({ username, isTold }) => (isTold ? username : `${username} (has left the staff)`)).join(', ');

/** Who of the staff is told by e-mail when a report is complete (AF-06). */
export function ReportMails() {
  const query = useQuery(ListReportMailsDocument, { fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<Mailed | 'new' | null>(null);
  const mails = query.data?.reportMails;
  return (
    <Panel title="Sent by mail" aside={<Button onClick={() => setChosen('new')}>Send a report</Button>}>
      <Loaded
        query={{ ...query, data: mails }}
        what="the mails"
        skeleton={[1, 64]}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState title="No report is sent">
            Staff can be told by mail when a day, a week, a month, a quarter or a year is complete.
          </EmptyState>
        }
      >
        {(rows) => (
          <List label="Reports sent by mail">
            {rows.map((row) => (
              <ListRow
                key={`${row.kind} ${row.rhythm}`}
                title={`${kindTitle(row.kind)}, ${rhythmTitle(row.rhythm).toLowerCase()}`}
                detail={`To ${namesOf(row)}`}
                trailing={
                  <Button size="small" onClick={() => setChosen(row)}>
                    Change
                  </Button>
                }
              />
            ))}
          </List>
        )}
      </Loaded>
      {chosen && <MailDialog mailed={chosen === 'new' ? null : chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

function MailDialog({ mailed, onClose }: { readonly mailed: Mailed | null; readonly onClose: () => void }) {
  const toast = useToast();
  const action = useAction(SetReportMailDocument, { changes: [ListReportMailsDocument] });
  const [kind, setKind] = useState<MailedKind>('daily-close');
  const [wanted, setRhythm] = useState<ReportRhythm>('daily');
  const rhythms = rhythmOptions(kind);
  const rhythm = rhythms.find(({ value }) => value === wanted)?.value ?? 'yearly';
  const report = mailed ?? { kind: KIND_MEMBERS[kind], rhythm: RHYTHM_MEMBERS[rhythm] };
  const form = useForm({
    schema: reportMailing,
    // Whoever has left the staff is told nothing and is not set again.
    initial: {
      recipients: (mailed?.recipients ?? [])
        .filter(({ isTold }) => isTold)
        .map(({ username }) => username)
        .join(', '),
    },
    sending: action,
    send: async ({ recipients }) => {
      const { kind: of, rhythm: every } = report;
      if (!(await action.run({ input: { kind: of, rhythm: every, recipients: recipients.join(', ') } }))) return;
      toast({ title: recipients.length === 0 ? 'Nobody is told any more' : 'Recipients saved', tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={mailed ? `${kindTitle(mailed.kind)}, ${rhythmTitle(mailed.rhythm).toLowerCase()}` : 'Send a report'}
      description="Two hours after the end of each period (UTC) they get a link to the report. The mail holds no figures, and whoever has left the staff gets none."
      submitLabel="Save recipients"
      busy={form.isSending}
      onClose={onClose}
    >
      {!mailed && (
        <>
          <Select
            label="Report"
            options={MAILED_OPTIONS}
            value={kind}
            onChange={({ target }) =>
              setKind(MAILED_OPTIONS.find(({ value }) => value === target.value)?.value ?? kind)
            }
          />
          <Select
            label="How often"
            options={rhythms}
            value={rhythm}
            onChange={({ target }) => setRhythm(rhythms.find(({ value }) => value === target.value)?.value ?? rhythm)}
          />
        </>
      )}
      <TextField
        label="Recipients"
        hint={`Usernames of ${report.kind === 'TAX_LIST' ? 'administrators' : 'staff'}, with commas between them; ${RECIPIENTS_MAX} at the most.${mailed ? ' Leave it empty to end the mails.' : ''}`}
        autoComplete="off"
        {...form.field('recipients')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
