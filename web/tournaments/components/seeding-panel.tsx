import { css } from '@emotion/react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { formatCount } from '../../format/format.ts';
import { Failed } from '../../parts/failed.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { below } from '../../ui/tokens.ts';
import { TOURNAMENT_QUERIES } from '../hooks/use-tournament-news.ts';
import { type EntrantFieldsFragment, SeedTournamentDocument } from '../operations/__generated__/tournament.gql.ts';
import { moved } from '../move-seed.ts';
import * as t from '../__generated__/messages.ts';

const list = css({ display: 'grid', gap: 'var(--space-2)', margin: 0, padding: 0, listStyle: 'none' });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'auto 32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-2)',
  padding: 'var(--space-2) var(--space-3)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-2)',
  '&[data-dragged]': { opacity: 0.5 },
  // On a phone the name has a line of its own.
  [below.medium]: { gridTemplateColumns: 'auto 32px minmax(0, 1fr)' },
});
const controls = css({ [below.medium]: { gridColumn: '1 / -1', justifySelf: 'end' } });
const grip = css({ display: 'grid', color: 'var(--text-dim)', cursor: 'grab', '& > svg': { width: 18, height: 18 } });
const place = css({ width: 76 });

interface SeedingPanelProps {
  readonly id: string;
  /** Those with a place, in the order that is kept. */
  readonly entrants: readonly EntrantFieldsFragment[];
}

/** The order of seeds, best first: by buttons, by number, or by dragging. */
export function SeedingPanel({ id, entrants }: SeedingPanelProps) {
  const save = useAction(SeedTournamentDocument, { changes: TOURNAMENT_QUERIES });
  const toast = useToast();
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, say] = useState('');
  const known = entrants.map((one) => one.id);
  // Who left since is gone from the order, and who came stands behind it.
  const order =
    typed === null
      ? known
      : [...typed.filter((one) => known.includes(one)), ...known.filter((one) => !typed.includes(one))];
  const nameOf = (userId: string): string => entrants.find((one) => one.id === userId)?.username ?? '';

  const move = (userId: string, to: number): void => {
    const next = moved(order, userId, to);
    setTyped(next);
    say(t.nameIsSeedOfAll({ name: nameOf(userId), seed: next.indexOf(userId) + 1, all: next.length }));
  };
  const drop = (event: DragEvent, at: number): void => {
    event.preventDefault();
    if (dragged !== null) move(dragged, at);
    setDragged(null);
  };
  const keep = async (): Promise<void> => {
    if (!(await save.run({ id, order: [...order] }))) return;
    setTyped(null);
    toast({ title: t.seedsSaved() });
  };
  const numbers = order.map((_, at) => ({ value: String(at), label: String(at + 1) }));

  return (
    <Panel
      title={t.seeding()}
      aside={
        <Button
          variant="primary"
          size="small"
          disabled={typed === null}
          busy={save.isRunning}
          onClick={() => void keep()}
        >
          {t.saveTheOrder()}
        </Button>
      }
    >
      {order.length === 0 ? (
        <Text tone="dim">{t.nobodyHasEnteredSoFar()}</Text>
      ) : (
        <Stack gap={3}>
          <ol css={list} aria-label={t.seedsBestFirst()}>
            {order.map((userId, at) => {
              const name = nameOf(userId);
              const rating = entrants.find((one) => one.id === userId)?.rating ?? null;
              return (
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an addition to the buttons
                <li
                  key={userId}
                  css={line}
                  draggable
                  data-dragged={dragged === userId || undefined}
                  onDragStart={() => setDragged(userId)}
                  onDragEnd={() => setDragged(null)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => drop(event, at)}
                >
                  <span css={grip} aria-hidden="true">
                    <GripVertical />
                  </span>
                  <Text as="span" tone="dim">
                    {at + 1}
                  </Text>
                  <Text as="span" truncate>
                    <bdi>{name}</bdi> · {rating === null ? t.unratedInSentence() : formatCount(rating)}
                  </Text>
                  <Row gap={1} wrap={false} css={controls}>
                    <span css={place}>
                      <Select
                        label={t.seedOfName({ name })}
                        hideLabel
                        options={numbers}
                        value={String(at)}
                        onChange={({ target }) => move(userId, Number(target.value))}
                      />
                    </span>
                    <IconButton label={t.moveNameUp({ name })} disabled={at === 0} onClick={() => move(userId, at - 1)}>
                      <ArrowUp aria-hidden="true" />
                    </IconButton>
                    <IconButton
                      label={t.moveNameDown({ name })}
                      disabled={at === order.length - 1}
                      onClick={() => move(userId, at + 1)}
                    >
                      <ArrowDown aria-hidden="true" />
                    </IconButton>
                  </Row>
                </li>
              );
            })}
          </ol>
          <div role="status" aria-live="polite">
            <Text size={14} tone="dim">
              {said}
            </Text>
          </div>
        </Stack>
      )}
      <Failed failure={save.failure} />
    </Panel>
  );
}
