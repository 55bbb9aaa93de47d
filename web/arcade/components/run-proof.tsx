import { css } from '@emotion/react';
import { Check, X } from 'lucide-react';
import { formatCount } from '../../format/format.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { RunCheck } from '../check-run.ts';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

const hash = css({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: 'var(--size-12)',
  overflowWrap: 'anywhere',
  color: 'var(--text-dim)',
});

interface RunProofProps {
  readonly run: Pick<ArcadeRunFieldsFragment, 'commitment' | 'secrets' | 'result'>;
  readonly check: RunCheck;
}

/** What this browser has found out by itself, and all that anybody needs to do the same. */
export function RunProof({ run: { commitment, secrets, result }, check }: RunProofProps) {
  return (
    <Stack gap={4}>
      <Text size={14} tone="dim">
        {t.yourBrowserHasPlayedTheRunAgain()}
      </Text>
      <ul css={{ display: 'grid', gap: 'var(--space-3)' }}>
        <Finding isGood={check.isCourseWhole} title={t.theCourseWasFixedBeforeTheRun()}>
          {t.eachSecretHashesToTheOneBefore()}
        </Finding>
        <Finding isGood={check.areReceiptsWhole} title={t.noStageWasChangedAfterItCame()}>
          {t.eachReceiptBindsTheInputs()}
        </Finding>
        {/* Of a run that staff have refused there is no score any more to compare with. */}
        {(result !== null || check.score === null) && (
          <Finding
            isGood={result !== null && check.digest === result.digest && check.score === result.score}
            title={t.theScoreIsWhatTheInputsCome()}
          >
            {check.score === null
              ? t.theyComeToNothing()
              : t.theyComeToScorePointsHereToo({ score: formatCount(check.score) })}
          </Finding>
        )}
      </ul>
      <details>
        <summary>{t.commitmentSecretsAndHashes()}</summary>
        <Stack gap={3}>
          <Named name={t.commitment()} value={commitment} />
          {secrets.map((secret, n) => (
            <Named key={secret} name={t.secretOfStage({ stage: n + 1 })} value={secret} />
          ))}
          <Named name={t.sha256OfTheLog()} value={check.logHash} />
          {check.digest !== null && <Named name={t.sha256OfTheStateAtTheEnd()} value={check.digest} />}
        </Stack>
      </details>
    </Stack>
  );
}

interface FindingProps {
  readonly isGood: boolean;
  readonly title: string;
  readonly children: string;
}

const Finding = ({ isGood, title, children }: FindingProps) => (
  <li>
    <Row gap={2}>
      <Badge tone={isGood ? 'win' : 'loss'} icon={isGood ? <Check aria-hidden /> : <X aria-hidden />}>
        {isGood ? t.checked() : t.doesNotHold()}
      </Badge>
      <Text weight={600}>{title}</Text>
    </Row>
    <Text size={14} tone="dim">
      {children}
    </Text>
  </li>
);

/** A value of many signs, under its name. */
export const Named = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <Text size={12} weight={600}>
      {name}
    </Text>
    <p css={hash}>{value}</p>
  </div>
);
