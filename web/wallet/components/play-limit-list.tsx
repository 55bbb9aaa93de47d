import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { Button } from '../../ui/form/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Money } from '../../ui/figure/money.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type PlayLimitsFieldsFragment, RemovePlayLimitDocument } from '../operations/__generated__/play-limit.gql.ts';
import * as t from '../__generated__/messages.ts';

type PlayLimit = PlayLimitsFieldsFragment['limits'][number];

const nameOf = ({ kind, period }: PlayLimit): string => t.limitName({ kind, period });

const isGoing = ({ pendingCents, pendingFrom }: PlayLimit): boolean => pendingFrom !== null && pendingCents === null;

function pendingWords({ pendingCents, pendingFrom }: PlayLimit): string | null {
  if (pendingFrom === null) return null;
  const from = formatDateTime(pendingFrom);
  return pendingCents === null ? t.endsAt({ at: from }) : t.amountFrom({ amount: formatCents(pendingCents), from });
}

interface PlayLimitListProps {
  readonly limits: readonly PlayLimit[];
  /** Null for another one. */
  readonly onEdit: (limit: PlayLimit | null) => void;
}

/** The limits that the player has set, what is used of each, and what waits. */
export function PlayLimitList({ limits, onEdit }: PlayLimitListProps) {
  const removePlayLimit = useAction(RemovePlayLimitDocument);
  const [removed, setRemoved] = useState<PlayLimit | null>(null);

  const confirm = async (): Promise<void> => {
    if (!removed) return;
    const { kind, period } = removed;
    if (await removePlayLimit.run({ kind, period })) setRemoved(null);
  };

  if (limits.length === 0) {
    return (
      <EmptyState title={t.noLimitsSet()} action={<Button onClick={() => onEdit(null)}>{t.setALimit()}</Button>}>
        {t.limitWhatYouPayInStake()}
      </EmptyState>
    );
  }
  const columns: readonly Column<PlayLimit>[] = [
    { key: 'name', header: t.limit(), cell: nameOf },
    {
      key: 'cents',
      header: t.atMost(),
      align: 'end',
      cell: (limit) => (
        <Stack gap={1}>
          <Money cents={limit.cents} />
          {limit.pendingFrom !== null && (
            <Text as="span" size={12} tone="dim">
              {pendingWords(limit)}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'used',
      phone: 'line',
      header: t.used(),
      align: 'end',
      cell: ({ usedCents }) => <Money cents={Math.max(0, usedCents)} />,
    },
    {
      key: 'left',
      phone: 'line',
      header: t.left(),
      align: 'end',
      cell: ({ leftCents }) => <Money cents={leftCents} />,
    },
    {
      key: 'actions',
      header: t.actions(),
      hideHeader: true,
      align: 'end',
      cell: (limit) => (
        <Row gap={2} justify="flex-end">
          <Button size="small" aria-label={t.changeThatLimit({ limit: nameOf(limit) })} onClick={() => onEdit(limit)}>
            {t.change()}
          </Button>
          {!isGoing(limit) && (
            <Button
              size="small"
              variant="ghost"
              aria-label={t.removeThatLimit({ limit: nameOf(limit) })}
              onClick={() => {
                removePlayLimit.reset();
                setRemoved(limit);
              }}
            >
              {t.remove()}
            </Button>
          )}
        </Row>
      ),
    },
  ];
  return (
    <Stack gap={4}>
      <Table
        caption={t.yourLimits()}
        columns={columns}
        items={limits}
        itemKey={({ kind, period }) => `${kind} ${period}`}
      />
      <Row>
        <Button onClick={() => onEdit(null)}>{t.setALimit()}</Button>
      </Row>
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={t.removeThisLimit()}
        description={t.itKeepsHoldingFor24Hours()}
        figures={removed ? [{ term: nameOf(removed), detail: <Money cents={removed.cents} /> }] : []}
        confirmLabel={t.removeIn24Hours()}
        onConfirm={confirm}
        refusal={removePlayLimit.failure?.sentence}
      />
    </Stack>
  );
}
