import { useQuery } from '@apollo/client/react';
import { juryWords } from '../../format/dispute-words.ts';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { ReadJuryAdviceDocument } from '../operations/__generated__/read-jury-advice.gql.ts';

/** What players made of a case, beside it: advice, and never a decision. */
export function JuryAdvice({ disputeId }: { readonly disputeId: string }) {
  const { data, error } = useQuery(ReadJuryAdviceDocument, {
    variables: { id: disputeId },
    fetchPolicy: 'cache-and-network',
  });
  const advice = data?.dispute.jury;
  // Nobody decides without it only because it did not load.
  if (error && !advice)
    return <Notice tone="warn">Whether a jury was heard could not be loaded. Open the case again.</Notice>;
  if (!advice) return null;
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
