import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { formatCents, formatDateTime } from '../../format/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Money } from '../../ui/money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import type { PlayLimitsFieldsFragment } from '../operations/__generated__/play-limits-fields.gql.ts';
import { RemovePlayLimitDocument } from '../operations/__generated__/remove-play-limit.gql.ts';
import { KIND_LABELS, PERIOD_LABELS } from '../play-limit-words.ts';

type PlayLimit = PlayLimitsFieldsFragment['limits'][number];

const nameOf = ({ kind, period }: PlayLimit): string => `${KIND_LABELS[kind]} ${PERIOD_LABELS[period]}`;

const isGoing = ({ pendingCents, pendingFrom }: PlayLimit): boolean => pendingFrom !== null && pendingCents === null;

function pendingWords({ pendingCents, pendingFrom }: PlayLimit): string | null {
  if (pendingFrom === null) return null;
  const from = formatDateTime(pendingFrom);
  return pendingCents === null ? `Ends ${from}` : `${formatCents(pendingCents)} from ${from}`;
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
      <EmptyState title="No limits set" action={<Button onClick={() => onEdit(null)}>Set a limit</Button>}>
        Limit what you pay in, stake or lose in a day, a week or a month.
      </EmptyState>
    );
  }
  const columns: readonly Column<PlayLimit>[] = [
    { key: 'name', header: 'Limit', cell: nameOf },
    {
      key: 'cents',
      header: 'At most',
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
    { key: 'used', header: 'Used', align: 'end', cell: ({ usedCents }) => <Money cents={Math.max(0, usedCents)} /> },
    { key: 'left', header: 'Left', align: 'end', cell: ({ leftCents }) => <Money cents={leftCents} /> },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (limit) => (
        <Row gap={2} justify="flex-end">
          <Button size="small" aria-label={`Change ${nameOf(limit)}`} onClick={() => onEdit(limit)}>
            Change
          </Button>
          {!isGoing(limit) && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Remove ${nameOf(limit)}`}
              onClick={() => {
                removePlayLimit.reset();
                setRemoved(limit);
              }}
            >
              Remove
            </Button>
          )}
        </Row>
      ),
    },
  ];
  return (
    <Stack gap={4}>
      <Table
        caption="Your limits"
        columns={columns}
        items={limits}
        itemKey={({ kind, period }) => `${kind} ${period}`}
      />
      <Row>
        <Button onClick={() => onEdit(null)}>Set a limit</Button>
      </Row>
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Remove this limit?"
        description="It keeps holding for 24 hours. Until then you can keep it by saving it again."
        figures={removed ? [{ term: nameOf(removed), detail: <Money cents={removed.cents} /> }] : []}
        confirmLabel="Remove in 24 hours"
        onConfirm={confirm}
        refusal={removePlayLimit.failure?.sentence}
      />
    </Stack>
  );
}
