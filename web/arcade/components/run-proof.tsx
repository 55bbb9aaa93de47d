import { css } from '@emotion/react';
import { Check, X } from 'lucide-react';
import { formatCount } from '../../format/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { RunCheck } from '../check-run.ts';
import type { ArcadeRunFieldsFragment } from '../operations/__generated__/arcade-run-fields.gql.ts';

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
        Your browser has played the run again by the same rules, and believed the server nothing.
      </Text>
      <ul css={{ display: 'grid', gap: 'var(--space-3)' }}>
        <Finding isGood={check.isCourseWhole} title="The course was fixed before the run">
          Each secret hashes to the one before it, and the first to the commitment.
        </Finding>
        <Finding isGood={check.areReceiptsWhole} title="No stage was changed after it came in">
          Each receipt binds the inputs and the secret of its stage to all before it.
        </Finding>
        {/* Of a run that staff have refused there is no score any more to compare with. */}
        {(result !== null || check.score === null) && (
          <Finding
            isGood={result !== null && check.digest === result.digest && check.score === result.score}
            title="The score is what the inputs come to"
          >
            {check.score === null
              ? 'They come to nothing.'
              : `They come to ${formatCount(check.score)} points here too.`}
          </Finding>
        )}
      </ul>
      <details>
        <summary>Commitment, secrets and hashes</summary>
        <Stack gap={3}>
          <Named name="Commitment" value={commitment} />
          {secrets.map((secret, n) => (
            <Named key={secret} name={`Secret of stage ${n + 1}`} value={secret} />
          ))}
          <Named name="SHA-256 of the log" value={check.logHash} />
          {check.digest !== null && <Named name="SHA-256 of the state at the end" value={check.digest} />}
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
        {isGood ? 'Checked' : 'Does not hold'}
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
