import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminAccountPath } from '../../../domain/shared/admin.paths.ts';
import { clipPath } from '../../../domain/streams/streams.paths.ts';
import { useAddress } from '../../address/use-address.ts';
import { useAction } from '../../data/use-action.ts';
import { useRefusalToast } from '../../data/use-refusal-toast.ts';
import type { UserReportStatus } from '../../data/__generated__/schema-types.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { useLivePages } from '../../live/use-live-pages.ts';
import { serverNow } from '../../live/server-clock.ts';
import { REPORT_TYPE_WORDS } from '../../format/report-words.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Part } from '../../parts/part.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Select } from '../../ui/form/select.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import {
  DecideUserReportDocument,
  type UserReportRowFragment,
  UserReportsDocument,
} from '../operations/__generated__/moderation.gql.ts';
import { StaffDeskChangedDocument } from '../../desk/operations/__generated__/staff-desk.gql.ts';
import { PRIORITY_WORDS } from '../../desk/priority-words.ts';
import { SavedViews } from '../../desk/saved-views.tsx';
import { isSenior } from '../../desk/is-senior.ts';
import * as t from '../__generated__/messages.ts';

const STATUSES: readonly { value: string; label: string; status: UserReportStatus }[] = [
  { value: '', label: t.pending(), status: 'PENDING' },
  { value: 'escalated', label: t.escalated(), status: 'ESCALATED' },
  { value: 'reviewed', label: t.reviewed(), status: 'REVIEWED' },
  { value: 'dismissed', label: t.dismissed(), status: 'DISMISSED' },
];

type Act = 'warn' | 'ban';

const typeWords = ({ reportType }: UserReportRowFragment): string =>
  REPORT_TYPE_WORDS[reportType.toLowerCase() as Lowercase<UserReportRowFragment['reportType']>];

const evidenceWords = (message: string): string => (message === '' ? t.theMessageWasDeleted() : `“${message}”`);

/** What players tell staff about others: dismiss, warn, ban, or hand on to a senior moderator (AC-04, EN-60). */
export function ReportQueue() {
  const viewer = useViewer();
  const [params, change] = useAddress();
  const chosen = STATUSES.find(({ value }) => value === (params.get('status') ?? '')) ?? STATUSES[0];
  const status = chosen?.status ?? 'PENDING';
  const read = useLivePages(UserReportsDocument, 'userReports', {
    variables: { status },
    first: 20,
    live: StaffDeskChangedDocument,
  });
  const refusal = useRefusalToast(t.theReportWasNotDecided());
  const decision = useAction(DecideUserReportDocument, { changes: [UserReportsDocument], refusal });
  const [asked, setAsked] = useState<{ readonly report: UserReportRowFragment; readonly act: Act } | null>(null);
  const decide = ({ id }: UserReportRowFragment, to: UserReportStatus) =>
    decision.run({ reportId: id, status: to }, `${id}:${to}`);
  const isOfSeniors = isSenior(viewer);
  /** Nobody decides over a report of or by themselves; one that was handed on is decided by seniors. */
  const isMine = ({ reportedBy, reportedUser }: UserReportRowFragment): boolean =>
    (status === 'PENDING' || (status === 'ESCALATED' && isOfSeniors)) &&
    reportedBy.id !== viewer?.id &&
    reportedUser.id !== viewer?.id;
  return (
    <Stack gap={5}>
      <Select
        label={t.status()}
        options={STATUSES}
        value={chosen?.value ?? ''}
        onChange={(event) => change({ status: event.target.value })}
      />
      <Row>
        <SavedViews table="reports" />
      </Row>
      <PagedList read={read} what={t.reportsToLoad()} skeleton={[4, 72]} empty={<EmptyState title={t.noReports()} />}>
        {(reports) => (
          <DeskList>
            {' '}
            <List label={t.reports({ sense: 'players' })}>
              {reports.map((report) => (
                <ListRow
                  key={report.id}
                  title={
                    <Row as="span" gap={2}>
                      <Link to={adminAccountPath(report.reportedUser.id)}>{report.reportedUser.username}</Link>
                      <Badge>{typeWords(report)}</Badge>
                      <Badge tone={PRIORITY_WORDS[report.priority].tone}>{PRIORITY_WORDS[report.priority].word}</Badge>
                    </Row>
                  }
                  detail={
                    <>
                      {report.description !== '' && <>{report.description} · </>}
                      {report.evidence !== null && (
                        <>{t.evidenceEvidence({ evidence: evidenceWords(report.evidence) })} · </>
                      )}
                      {report.clipId !== null && (
                        <>
                          <Link to={clipPath(report.clipId)}>{t.theClip()}</Link> ·{' '}
                        </>
                      )}
                      {t.reportedByUsername({ username: report.reportedBy.username })} · {chosen?.label} ·{' '}
                      <RelativeTime at={report.timestamp} now={serverNow} />
                    </>
                  }
                  trailing={
                    isMine(report) && (
                      <Row gap={2}>
                        <Button
                          size="small"
                          busy={decision.runningId === `${report.id}:DISMISSED`}
                          onClick={() => void decide(report, 'DISMISSED')}
                        >
                          {t.dismiss({ sense: 'report' })}
                        </Button>
                        <Button size="small" onClick={() => setAsked({ report, act: 'warn' })}>
                          {t.warn()}
                        </Button>
                        <Button size="small" variant="danger" onClick={() => setAsked({ report, act: 'ban' })}>
                          {t.ban()}
                        </Button>
                        {status === 'PENDING' && (
                          <Button
                            size="small"
                            variant="ghost"
                            busy={decision.runningId === `${report.id}:ESCALATED`}
                            onClick={() => void decide(report, 'ESCALATED')}
                          >
                            {t.escalate()}
                          </Button>
                        )}
                      </Row>
                    )
                  }
                />
              ))}
            </List>
          </DeskList>
        )}
      </PagedList>
      {asked && (
        <Part
          of="admin.answer-report"
          reportId={asked.report.id}
          account={asked.report.reportedUser}
          act={asked.act}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
