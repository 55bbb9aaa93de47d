import type { Game } from '../../../domain/arcade/game.ts';
import { lateMs } from '../../../domain/arcade/lateness.ts';
import { formatCount } from '../../format/format.ts';
import { SIGN_WORDS } from '../../format/sign-words.ts';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import type { RunCheck } from '../check-run.ts';
import { Named } from './run-proof.tsx';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade-run-fields.gql.ts';

interface RunReviewProps {
  readonly run: Pick<ArcadeRunFieldsFragment, 'state' | 'startedAt' | 'stages'>;
  readonly signs: NonNullable<ArcadeRunFieldsFragment['review']>['signs'];
  readonly rules: Game;
  readonly check: RunCheck;
}

type Stage = ArcadeRunFieldsFragment['stages'][number];

/** What staff judge a run by: why it does not count, what is odd about it, and how each stage came in. */
export function RunReview({ run: { state, startedAt, stages }, signs, rules, check }: RunReviewProps) {
  const columns: readonly Column<Stage>[] = [
    { key: 'stage', header: 'Stage', cell: ({ stage }) => stage + 1 },
    {
      key: 'late',
      header: 'Came in after its end',
      align: 'end',
      cell: (one) => (startedAt === null ? '–' : `${formatCount(lateMs(rules, startedAt, one))} ms`),
    },
    { key: 'inputs', header: 'Inputs', align: 'end', cell: ({ stage }) => check.inputCounts[stage] ?? 'Unreadable' },
    { key: 'bytes', header: 'Bytes', align: 'end', cell: ({ stage }) => formatCount(check.byteCounts[stage] ?? 0) },
  ];
  return (
    <Panel title="For staff">
      <Stack gap={4}>
        {state === 'REFUSED' && (
          <Notice tone="warn" title="This run does not count">
            {whyRefused(check)}
          </Notice>
        )}
        <Text>
          {signs.length === 0
            ? 'It carries no signs.'
            : `It carries signs, which are no proof: ${signs.map((sign) => SIGN_WORDS[sign]).join('; ')}.`}
        </Text>
        {stages.length === 0 ? (
          <Text tone="dim">Nothing was handed in.</Text>
        ) : (
          <>
            <Table
              caption="Stages as they came in"
              columns={columns}
              items={stages}
              itemKey={({ stage }) => String(stage)}
            />
            <details>
              <summary>Receipts and bytes</summary>
              <Stack gap={3}>
                {stages.map(({ stage, receipt, bytes }) => (
                  <div key={stage}>
                    <Named name={`Receipt of stage ${stage + 1}`} value={receipt} />
                    <Named name="Its bytes, in base64" value={bytes} />
                  </div>
                ))}
              </Stack>
            </details>
          </>
        )}
      </Stack>
    </Panel>
  );
}

function whyRefused({ inputs, inputCounts, score }: RunCheck): string {
  if (inputs) return `Staff have decided so. ${score === null ? '' : `It came to ${formatCount(score)} points.`}`;
  const broken = inputCounts.flatMap((count, stage) => (count === null ? [stage + 1] : []));
  return broken.length === 0
    ? 'Its stages together hold more than a hand can have given, so there is nothing to watch.'
    : `What came in cannot be read as inputs of the game, so there is nothing to watch: stage ${broken.join(', ')}.`;
}
