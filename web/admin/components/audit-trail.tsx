import { Download } from 'lucide-react';
import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { useCallback } from 'react';
import { useAddress } from '../../address/use-address.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { useSearchText } from '../../forms/use-search-text.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { adminAccountPath, auditFilePath } from '../../../domain/shared/admin.paths.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type AuditRowFragment, AuditTrailDocument } from '../operations/__generated__/account-standing.gql.ts';
import { type StaffColumn, StaffTable } from '../../desk/staff-table.tsx';
import { SavedViews } from '../../desk/saved-views.tsx';
import * as t from '../__generated__/messages.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

const COLUMNS: readonly StaffColumn<AuditRowFragment>[] = [
  {
    key: 'action',
    phone: 'line',
    plain: true,
    header: t.action(),
    cell: ({ action }) => action,
    text: ({ action }) => action,
  },
  {
    key: 'subject',
    header: t.of(),
    cell: ({ subject, subjectId }) => <span translate="no">{`${subject} ${subjectId}`}</span>,
    text: ({ subject, subjectId }) => `${subject} ${subjectId}`,
  },
  { key: 'reason', header: t.reason(), cell: ({ reason }) => reason, text: ({ reason }) => reason },
  {
    key: 'change',
    header: t.change({ sense: 'thing' }),
    cell: ({ from, to }) => (from === null && to === null ? '' : `${from ?? ''} → ${to ?? ''}`),
    text: ({ from, to }) => (from === null && to === null ? null : `${from ?? ''} → ${to ?? ''}`),
  },
  {
    key: 'at',
    phone: 'line',
    plain: true,
    header: t.when(),
    cell: ({ at }) => formatDateTime(at),
    text: ({ at }) => new Date(at).toISOString(),
  },
];

/** Everything that staff did, searchable and to take home. */
export function AuditTrail() {
  const viewer = useViewer();
  const [params, change] = useAddress();
  const actor = params.get('by') ?? '';
  const action = params.get('action') ?? '';
  const [actorText, setActor] = useSearchText(
    actor,
    useCallback((by: string) => change({ by }), [change]),
  );
  const [actionText, setAction] = useSearchText(
    action,
    useCallback((wanted: string) => change({ action: wanted }), [change]),
  );
  const read = usePages(AuditTrailDocument, 'auditLog', {
    variables: { subject: null, subjectId: null, actorName: orNull(actor), action: orNull(action) },
    first: 25,
    isSearch: true,
  });
  return (
    <Stack gap={5}>
      <Grid role="search" min={200} gap={4}>
        <TextField
          type="search"
          label={t.doneBy()}
          placeholder={t.username()}
          maxLength={SEARCH_MAX}
          value={actorText}
          onChange={(event) => setActor(event.target.value)}
        />
        <TextField
          type="search"
          label={t.action()}
          placeholder="account.suspended"
          translate="no"
          maxLength={SEARCH_MAX}
          value={actionText}
          onChange={(event) => setAction(event.target.value)}
        />
      </Grid>
      <Row justify="space-between">
        <SavedViews table="audit" />
        {viewer?.role === 'ADMINISTRATOR' && (
          <Button size="small" variant="ghost" icon={<Download aria-hidden />} asChild>
            <a href={auditFilePath(actor, action)} download>
              {t.wholeSearchAsCSV()}
            </a>
          </Button>
        )}
      </Row>
      <PagedList
        read={read}
        what={t.theAuditTrail()}
        skeleton={[6, 48]}
        empty={<EmptyState title={t.nothingFound()}>{t.nobodyOfThatNameDidAnything()}</EmptyState>}
      >
        {(rows) => (
          <StaffTable
            caption={t.auditTrail()}
            name="audit"
            items={rows}
            itemKey={({ id }) => id}
            first={{
              header: t.doneBy(),
              nameOf: ({ actorName }) => actorName,
              linkOf: ({ actorId }) => adminAccountPath(actorId),
            }}
            columns={COLUMNS}
          />
        )}
      </PagedList>
    </Stack>
  );
}
