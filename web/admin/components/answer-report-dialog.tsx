import { useAction } from '../../data/use-action.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import { SetAccountStatusDocument } from '../operations/__generated__/account-standing.gql.ts';
import { WarnAccountDocument } from '../operations/__generated__/account-file.gql.ts';
import * as t from '../__generated__/messages.ts';

export interface AnswerReportProps {
  readonly reportId: string;
  /** Whom the report is about. */
  readonly account: { readonly id: string; readonly username: string };
  readonly act: 'warn' | 'ban';
  readonly onClose: () => void;
}

const CHANGES = { changes: ['UserReports'] };

/** What is done to the account resolves the report: both happen or neither. */
export function AnswerReportDialog({ reportId, account: { id, username }, act, onClose }: AnswerReportProps) {
  const warning = useAction(WarnAccountDocument, CHANGES);
  const ban = useAction(SetAccountStatusDocument, CHANGES);
  const run = (reason: string): Promise<unknown> =>
    act === 'warn'
      ? warning.run({ accountId: id, reason, reportId })
      : ban.run({ input: { accountId: id, status: 'BANNED', reason, reportId } });
  return (
    <ReasonDialog
      title={act === 'warn' ? t.warnUsername({ username }) : t.banUsername({ username })}
      description={act === 'warn' ? t.thePlayerIsToldAndTheWarning() : t.banningOnAReport()}
      submitLabel={act === 'warn' ? t.warn() : t.ban()}
      variant={act === 'warn' ? 'primary' : 'danger'}
      sending={act === 'warn' ? warning : ban}
      onSend={run}
      onClose={onClose}
    />
  );
}
