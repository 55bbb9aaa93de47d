import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { reportMailing } from '../../../domain/admin/admin.schemas.ts';
import { type MailedKind, RECIPIENTS_MAX, type ReportRhythm } from '../../../domain/admin/report-mails.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import {
  ListReportMailsDocument,
  type ReportMailRowFragment,
  SetReportMailDocument,
} from '../operations/__generated__/report.gql.ts';
import { KIND_MEMBERS, MAILED_OPTIONS, RHYTHM_MEMBERS, rhythmOptions, mailTitle } from '../report-words.ts';
import * as t from '../__generated__/messages.ts';

type Mailed = ReportMailRowFragment;

const namesOf = ({ recipients }: Mailed): string =>
  recipients.map(({ username, isTold }) => (isTold ? username : t.usernameHasLeftTheStaff({ username }))).join(', ');

/** Who of the staff is told by e-mail when a report is complete (AF-06). */
export function ReportMails() {
  const query = useQuery(ListReportMailsDocument, { fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<Mailed | 'new' | null>(null);
  const mails = query.data?.reportMails;
  return (
    <Panel title={t.sentByMail()} aside={<Button onClick={() => setChosen('new')}>{t.sendAReport()}</Button>}>
      <Loaded
        query={{ ...query, data: mails }}
        what={t.theMails()}
        skeleton={[1, 64]}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t.noReportIsSent()}>{t.staffCanBeToldByMail()}</EmptyState>}
      >
        {(rows) => (
          <List label={t.reportsSentByMail()}>
            {rows.map((row) => (
              <ListRow
                key={`${row.kind} ${row.rhythm}`}
                title={mailTitle(row.kind, row.rhythm)}
                detail={t.toNames({ names: namesOf(row) })}
                trailing={
                  <Button size="small" onClick={() => setChosen(row)}>
                    {t.change({ sense: 'act' })}
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
      toast({ title: recipients.length === 0 ? t.nobodyIsToldAnyMore() : t.recipientsSaved(), tone: 'win' });
      onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      title={mailed ? mailTitle(mailed.kind, mailed.rhythm) : t.sendAReport()}
      description={t.twoHoursAfterTheEndOfEach()}
      submitLabel={t.saveRecipients()}
      busy={form.isSending}
      onClose={onClose}
    >
      {!mailed && (
        <>
          <Select
            label={t.report()}
            options={MAILED_OPTIONS}
            value={kind}
            onChange={({ target }) =>
              setKind(MAILED_OPTIONS.find(({ value }) => value === target.value)?.value ?? kind)
            }
          />
          <Select
            label={t.howOften()}
            options={rhythms}
            value={rhythm}
            onChange={({ target }) => setRhythm(rhythms.find(({ value }) => value === target.value)?.value ?? rhythm)}
          />
        </>
      )}
      <TextField
        label={t.recipients()}
        hint={[
          t.usernamesWithCommas({ kind: report.kind, most: RECIPIENTS_MAX }),
          ...(mailed ? [t.leaveItEmptyToEndTheMails()] : []),
        ].join(' ')}
        autoComplete="off"
        {...form.field('recipients')}
      />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
