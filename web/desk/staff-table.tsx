import { css } from '@emotion/react';
import { Columns3, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { COLUMNS_PARAMETER, type StaffTable as StaffTableName } from '../../domain/shared/staff-views.ts';
import { useAddress } from '../address/use-address.ts';
import { formatCount } from '../format/format.ts';
import { useRowKeys } from '../parts/use-row-keys.ts';
import { Button } from '../ui/form/button.tsx';
import { Checkbox } from '../ui/form/checkbox.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Popover } from '../ui/overlay/popover.tsx';
import { Table } from '../ui/list/table.tsx';
import { Text } from '../ui/layout/text.tsx';
import { below } from '../ui/tokens.ts';
import { csvOf, saveCsv } from './rows-csv.ts';
import { columnsText, shownColumns, storeColumns } from './shown-columns.ts';
import * as t from './__generated__/messages.ts';

export interface StaffColumn<Item> {
  readonly key: string;
  readonly header: string;
  readonly cell: (item: Item) => ReactNode;
  /** As it stands in a file. */
  readonly text: (item: Item) => string | number | null;
  /** `end` for figures. */
  readonly align?: 'start' | 'end';
  /** Of buttons, which say themselves what they do. */
  readonly hideHeader?: boolean;
  /** On phones without the name of the column: what it shows says what it is. */
  readonly plain?: boolean;
  /** As in a `Table`. */
  readonly phone?: 'sum' | 'line' | 'behind';
  /** Not shown until it is chosen. */
  readonly isExtra?: boolean;
}

interface StaffTableProps<Item> {
  readonly caption: string;
  /** What its columns are remembered under and its files are called. */
  readonly name: StaffTableName;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  /** What the first column is called, says, and leads to. */
  readonly first: {
    readonly header: string;
    readonly nameOf: (item: Item) => string;
    readonly linkOf: (item: Item) => string;
  };
  readonly columns: readonly StaffColumn<Item>[];
  /** What can be done to several at once. */
  readonly bulk?: { readonly label: string; readonly onAct: (items: readonly Item[]) => void };
}

const pick = css({ width: 18, height: 18, flex: 'none', accentColor: 'var(--ember)' });
const keys = css({ [below.medium]: { display: 'none' } });

/** The table of staff: columns to choose, rows to mark and to take home, and keys for those who work in it all day. */
export function StaffTable<Item>(props: StaffTableProps<Item>) {
  const { caption, name, items, itemKey, first, columns, bulk } = props;
  const navigate = useNavigate();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [address, change] = useAddress();
  const named = address.get(COLUMNS_PARAMETER);
  /** What was chosen last, until the address says so too: a box must not wait for it. */
  const [picked, setPicked] = useState<{ readonly before: string | null; readonly keys: readonly string[] } | null>(
    null,
  );
  const chosen =
    (picked?.before === named ? picked.keys : shownColumns(name, address)) ??
    columns.filter(({ isExtra }) => isExtra !== true).map(({ key }) => key);
  const shown = columns.filter(({ key }) => chosen.includes(key));
  const hasActs = shown.some(({ hideHeader }) => hideHeader === true);
  const selected = items.filter((item) => marked.has(itemKey(item)));

  const toggle = (id: string): void =>
    setMarked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const choose = (key: string): void => {
    const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    setPicked({ before: named, keys: next });
    storeColumns(name, next);
    change({ [COLUMNS_PARAMETER]: columnsText(next) });
  };
  /** What the file has: buttons are none of it. */
  const written = shown.filter(({ hideHeader }) => hideHeader !== true);
  const save = (): void =>
    saveCsv(
      `${name}.csv`,
      csvOf(
        [first.header, ...written.map(({ header }) => header)],
        (selected.length > 0 ? selected : items).map((item) => [
          first.nameOf(item),
          ...written.map(({ text }) => text(item)),
        ]),
      ),
    );

  const rowKeys = useRowKeys((key, at) => {
    const item = items[at];
    if (key === 'x' && bulk && item) toggle(itemKey(item));
    else if (key === 'Enter' && item && document.activeElement instanceof HTMLInputElement)
      void navigate(first.linkOf(item));
    else if (key === 'e' && bulk && selected.length > 0) bulk.onAct(selected);
    else return false;
    return true;
  });

  return (
    <Stack gap={3}>
      <Row justify="space-between" gap={2}>
        <Row gap={2}>
          {bulk && (
            <Button size="small" disabled={selected.length === 0} onClick={() => bulk.onAct(selected)}>
              {selected.length === 0 ? bulk.label : `${bulk.label} (${formatCount(selected.length)})`}
            </Button>
          )}
        </Row>
        <Row gap={2}>
          <Popover
            label={t.columns()}
            width={240}
            trigger={
              <Button size="small" variant="ghost" icon={<Columns3 aria-hidden />}>
                {t.columns()}
              </Button>
            }
          >
            <Stack gap={2}>
              {columns.map(({ key, header }) => (
                <Checkbox key={key} label={header} checked={chosen.includes(key)} onChange={() => choose(key)} />
              ))}
            </Stack>
          </Popover>
          <Button size="small" variant="ghost" icon={<Download aria-hidden />} onClick={save}>
            {selected.length > 0 ? t.markedRowsAsCSV() : t.rowsShownAsCSV()}
          </Button>
        </Row>
      </Row>
      <div {...rowKeys}>
        <Table
          caption={caption}
          items={items}
          itemKey={itemKey}
          columns={[
            {
              key: 'first',
              header: first.header,
              cell: (item: Item) => (
                <Row gap={3} wrap={false}>
                  {bulk && (
                    <input
                      type="checkbox"
                      css={pick}
                      aria-label={t.markItem({ item: first.nameOf(item) })}
                      checked={marked.has(itemKey(item))}
                      onChange={() => toggle(itemKey(item))}
                    />
                  )}
                  <Link to={first.linkOf(item)} data-row-link>
                    {first.nameOf(item)}
                  </Link>
                </Row>
              ),
            },
            ...shown,
          ]}
        />
      </div>
      <div css={keys}>
        <Text size={12} tone="dim">
          {t.keysInTheTable({ offered: bulk ? (hasActs ? 'both' : 'marks') : hasActs ? 'acts' : 'none' })}
        </Text>
      </div>
    </Stack>
  );
}
