import { juryWords } from '../../format/dispute-words.ts';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { OpenDisputesQuery } from '../operations/__generated__/open-disputes.gql.ts';

type Advice = NonNullable<OpenDisputesQuery['openDisputes']['edges'][number]['node']['jury']>;

/** What players made of a case, beside it: advice, and never a decision. */
export function JuryAdvice({ advice }: { readonly advice: Advice }) {
  return (
    <Stack gap={3}>
      <Heading level={4}>Community jury</Heading>
      <Notice>{juryWords(advice)} It is advice: you decide.</Notice>
      <Stack as="ol" gap={2} aria-label="What the jurors said">
        {advice.opinions.map(({ id, sideName, weight, reason }) => (
          <Text as="li" key={id} size={14} css={{ overflowWrap: 'anywhere' }}>
            <strong>{sideName === null ? 'Nobody can be shown to have won' : `${sideName} has won`}</strong> · weight{' '}
            {weight} of 100 · {reason}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
