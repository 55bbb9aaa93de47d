import { useQuery } from '@apollo/client/react';
import { juryWords } from '../../format/dispute-words.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { ReadJuryAdviceDocument } from '../operations/__generated__/battle-dispute.gql.ts';
import * as t from '../__generated__/messages.ts';

type JuryAdviceProps = OptionalParts['desk.dispute.jury'];

/** What players made of a case, beside it: advice, and never a decision. */
export function JuryAdvice({ disputeId }: JuryAdviceProps) {
  const { data, error } = useQuery(ReadJuryAdviceDocument, {
    variables: { id: disputeId },
    fetchPolicy: 'cache-and-network',
  });
  const advice = data?.dispute.jury;
  // Nobody decides without it only because it did not load.
  if (error && !advice) return <Notice tone="warn">{t.whetherAJuryWasHeardCould()}</Notice>;
  if (!advice) return null;
  return (
    <Stack gap={3}>
      <Heading level={4}>{t.communityJury2()}</Heading>
      <Notice>{t.itIsAdviceYouDecide({ advice: juryWords(advice) })}</Notice>
      <Stack as="ol" gap={2} aria-label={t.whatTheJurorsSaid()}>
        {advice.opinions.map(({ id, sideName, weight, reason }) => (
          <Text as="li" key={id} size={14} css={{ overflowWrap: 'anywhere' }}>
            {t.opinionWithItsWeight({
              finding: (
                <strong>
                  {sideName === null
                    ? t.nobodyCanBeShownToHaveWon({ sense: 'opinion' })
                    : t.sidenameHasWon({ sideName })}
                </strong>
              ),
              weight,
              reason,
            })}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
