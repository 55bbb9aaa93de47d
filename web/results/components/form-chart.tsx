import { formatSignedCents } from '../../format/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { PlayerRecordFragment } from '../operations/__generated__/player-record.gql.ts';
import * as t from '../__generated__/messages.ts';

type FormResult = NonNullable<PlayerRecordFragment['form']>[number];

const SLOTS = 20;
const WIDTH = 400;
const HEIGHT = 96;
const MIDDLE = HEIGHT / 2;
const BAR = 12;
const SHORTEST = 10;

/** The height of a bar: by its amount where it is known, otherwise all alike. */
function heightOf({ amountCents }: FormResult, largestCents: number): number {
  if (amountCents === null || largestCents === 0) return MIDDLE * 0.6;
  return SHORTEST + (MIDDLE - SHORTEST - 4) * (Math.abs(amountCents) / largestCents);
}

/** The latest results from left to right: wins above the line, losses below it. */
export function FormChart({ results }: { readonly results: readonly FormResult[] }) {
  const wins = results.filter(({ result }) => result === 'WIN').length;
  const largestCents = Math.max(0, ...results.map(({ amountCents }) => Math.abs(amountCents ?? 0)));
  return (
    <Stack as="section" gap={2} aria-label={t.recentForm()}>
      <Text size={14} tone="dim">
        {t.formInWords({ results: results.length, wins, losses: results.length - wins })}
      </Text>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" aria-hidden="true" css={{ maxHeight: 120 }}>
        <line x1={0} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} stroke="var(--line-strong)" />
        {results.map((one, index) => {
          const isWin = one.result === 'WIN';
          const height = heightOf(one, largestCents);
          return (
            <rect
              key={one.id}
              x={((index + 0.5) * WIDTH) / SLOTS - BAR / 2}
              y={isWin ? MIDDLE - height : MIDDLE}
              width={BAR}
              height={height}
              rx={2}
              fill={isWin ? 'var(--win)' : 'var(--loss)'}
            />
          );
        })}
      </svg>
      <VisuallyHidden>
        <ol>
          {results.map(({ id, result, amountCents }) => (
            <li key={id}>
              {result === 'WIN' ? t.won() : t.lost()}
              {amountCents !== null && ` ${formatSignedCents(amountCents)}`}
            </li>
          ))}
        </ol>
      </VisuallyHidden>
    </Stack>
  );
}
