import type { Game } from '../../../domain/arcade/game.ts';
import { lateMs } from '../../../domain/arcade/lateness.ts';
import { formatCount } from '../../format/format.ts';
import { SIGN_WORDS } from '../../format/sign-words.ts';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { type Column, Table } from '../../ui/list/table.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { RunCheck } from '../check-run.ts';
import { Named } from './run-proof.tsx';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

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
    { key: 'stage', header: t.stage(), cell: ({ stage }) => stage + 1 },
    {
      key: 'late',
      header: t.cameInAfterItsEnd(),
      align: 'end',
      cell: (one) => (startedAt === null ? '–' : t.countMs({ count: formatCount(lateMs(rules, startedAt, one)) })),
    },
    {
      key: 'inputs',
      header: t.inputs(),
      align: 'end',
      cell: ({ stage }) => check.inputCounts[stage] ?? t.unreadable(),
    },
    { key: 'bytes', header: t.bytes(), align: 'end', cell: ({ stage }) => formatCount(check.byteCounts[stage] ?? 0) },
  ];
  return (
    <Panel title={t.forStaff()}>
      <Stack gap={4}>
        {state === 'REFUSED' && (
          <Notice tone="warn" title={t.thisRunDoesNotCount()}>
            {whyRefused(check)}
          </Notice>
        )}
        <Text>
          {signs.length === 0
            ? t.itCarriesNoSigns()
            : t.itCarriesSignsWhichAreNoProof({ signs: signs.map((sign) => SIGN_WORDS[sign]).join('; ') })}
        </Text>
        {stages.length === 0 ? (
          <Text tone="dim">{t.nothingWasHandedIn()}</Text>
        ) : (
          <>
            <Table
              caption={t.stagesAsTheyCame()}
              columns={columns}
              items={stages}
              itemKey={({ stage }) => String(stage)}
            />
            <details>
              <summary>{t.receiptsAndBytes()}</summary>
              <Stack gap={3}>
                {stages.map(({ stage, receipt, bytes }) => (
                  <div key={stage}>
                    <Named name={t.receiptOfStage({ stage: stage + 1 })} value={receipt} />
                    <Named name={t.itsBytesInBase64()} value={bytes} />
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
  if (inputs)
    return score === null ? t.staffHaveDecidedSo() : t.staffHaveDecidedSoItCameToPoints({ score: formatCount(score) });
  const broken = inputCounts.flatMap((count, stage) => (count === null ? [stage + 1] : []));
  return broken.length === 0 ? t.itsStagesTogetherHoldMore() : t.whatCameInCannotBeRead({ stages: broken.join(', ') });
}
