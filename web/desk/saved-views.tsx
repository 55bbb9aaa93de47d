import { useQuery } from '@apollo/client/react';
import { css } from '@emotion/react';
import { Bookmark, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { staffView } from '../../domain/accounts/accounts.schemas.ts';
import {
  COLUMNS_PARAMETER,
  type StaffTable,
  VIEW_NAME_MAX,
  tableMember,
  viewPath,
  viewQueryIn,
} from '../../domain/shared/staff-views.ts';
import { ListStaffViewsDocument, type StaffViewRowFragment } from '../data/operations/__generated__/staff-view.gql.ts';
import { useAction } from '../data/use-action.ts';
import { useForm } from '../forms/use-form.ts';
import { Failed } from '../parts/failed.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Button } from '../ui/form/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { FormDialog } from '../ui/form/form-dialog.tsx';
import { IconButton } from '../ui/form/icon-button.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Popover } from '../ui/overlay/popover.tsx';
import { Text } from '../ui/layout/text.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { useToast } from '../ui/overlay/toast.tsx';
import { below } from '../ui/tokens.ts';
import { DeleteStaffViewDocument, SaveStaffViewDocument } from './operations/__generated__/staff-view.gql.ts';
import { columnsText, shownColumns } from './shown-columns.ts';
import * as t from './__generated__/messages.ts';

type View = StaffViewRowFragment;

const list = css({ display: 'grid', gap: 'var(--space-1)' });
const name = css({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  minHeight: 32,
  overflowWrap: 'anywhere',
  '&[aria-current]': { fontWeight: 700 },
  [below.medium]: { minHeight: 'var(--target-touch)' },
});
const owner = css({ flex: 'none', maxWidth: 120, overflowWrap: 'anywhere' });

/** What is looked at now, with the columns that are shown by choice. */
function presentQuery(table: StaffTable, address: URLSearchParams): string {
  const whole = new URLSearchParams(address);
  const columns = shownColumns(table, address);
  if (columns !== null) whole.set(COLUMNS_PARAMETER, columnsText(columns));
  return viewQueryIn(table, whole);
}

/** The views of a table: those that one keeps, those that others share, and the present one to be kept. */
export function SavedViews({ table }: { readonly table: StaffTable }) {
  const [address] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<View | 'new' | null>(null);
  const query = presentQuery(table, address);
  const edit = (view: View | 'new'): void => {
    setOpen(false);
    setEdited(view);
  };
  return (
    <>
      <Popover
        label={t.savedViews()}
        width={320}
        align="start"
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="ghost" icon={<Bookmark aria-hidden />}>
            {t.views()}
          </Button>
        }
      >
        <Stack gap={3}>
          <ViewList table={table} query={query} onEdit={edit} onLeave={() => setOpen(false)} />
          <Button onClick={() => edit('new')}>{t.saveThisView()}</Button>
        </Stack>
      </Popover>
      {edited && (
        <ViewDialog
          table={table}
          query={query}
          view={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface ViewListProps {
  readonly table: StaffTable;
  readonly query: string;
  readonly onEdit: (view: View) => void;
  readonly onLeave: () => void;
}

function ViewList({ table, query, onEdit, onLeave }: ViewListProps) {
  const read = useQuery(ListStaffViewsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={{ ...read, data: read.data?.staffViews.filter((view) => view.table === tableMember(table)) }}
      what={t.theSavedViews()}
      skeleton={[2, 32]}
      isEmpty={(views) => views.length === 0}
      empty={<Text tone="dim">{t.noneYetFilterTheListThenSave()}</Text>}
    >
      {(views) => (
        <ul css={list} aria-label={t.savedViewsOfTitle({ title: t.tableTitle({ table }) })}>
          {views.map((view) => (
            <Row as="li" key={view.id} justify="space-between" gap={2} wrap={false}>
              <Link
                css={name}
                to={viewPath(table, view.query)}
                aria-current={view.query === query ? 'true' : undefined}
                onClick={onLeave}
              >
                {view.name}
              </Link>
              <Row gap={2} wrap={false} style={{ flex: 'none' }}>
                {(view.isShared || !view.isOwn) && (
                  <Text as="span" size={12} tone="dim" css={owner}>
                    {view.isOwn ? t.shared() : t.byOwnerName({ ownerName: view.ownerName })}
                  </Text>
                )}
                {view.isOwn && (
                  <IconButton label={t.changeName({ name: view.name })} size="small" onClick={() => onEdit(view)}>
                    <Pencil aria-hidden />
                  </IconButton>
                )}
              </Row>
            </Row>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

interface ViewDialogProps {
  readonly table: StaffTable;
  readonly query: string;
  /** Null for a new one. */
  readonly view: View | null;
  readonly onClose: () => void;
}

function ViewDialog({ table, query, view, onClose }: ViewDialogProps) {
  const toast = useToast();
  const changes = { changes: [ListStaffViewsDocument] };
  const saving = useAction(SaveStaffViewDocument, changes);
  const deletion = useAction(DeleteStaffViewDocument, changes);
  const [isReplaced, setReplaced] = useState(false);
  const form = useForm({
    schema: staffView,
    initial: { name: view?.name ?? '', isShared: view?.isShared ?? false },
    words: { name: t.giveTheViewAName() },
    sending: saving,
    send: async (values) => {
      const kept = view === null || isReplaced ? query : view.query;
      const input = { id: view?.id ?? null, table: tableMember(table), query: kept, ...values };
      if (!(await saving.run({ input }))) return;
      toast({ title: t.viewSaved(), description: values.name, tone: 'win' });
      onClose();
    },
  });
  const remove = async (id: string): Promise<void> => {
    if (!(await deletion.run({ id }))) return;
    toast({ title: t.viewDeleted() });
    onClose();
  };
  return (
    <FormDialog
      {...form.wires}
      title={view ? t.changeName({ name: view.name }) : t.saveThisView()}
      description={t.theFiltersTheOrderAndTheColumns({ title: t.tableTitle({ table }) })}
      submitLabel={t.saveView()}
      busy={form.isSending || deletion.isRunning}
      onClose={onClose}
    >
      <TextField label={t.name()} required maxLength={VIEW_NAME_MAX} autoComplete="off" {...form.field('name')} />
      <Checkbox label={t.shareWithAllStaff()} hint={t.theyFindItInTheirOwnList()} {...form.field('isShared')} />
      {view && (
        <>
          <Checkbox
            label={t.replaceItWithWhatIsShownNow()}
            checked={isReplaced}
            onChange={({ target }) => setReplaced(target.checked)}
          />
          <Row>
            <Button variant="danger" busy={deletion.isRunning} onClick={() => void remove(view.id)}>
              {t.deleteView()}
            </Button>
          </Row>
          <Failed failure={deletion.failure} />
        </>
      )}
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
