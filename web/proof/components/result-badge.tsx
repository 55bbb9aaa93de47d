import type { ProofBadge } from '../../data/__generated__/schema-types.ts';
import { Text } from '../../ui/layout/text.tsx';
import { BADGE_WORDS } from '../proof-words.ts';

export interface ResultBadgeProps {
  readonly badge: ProofBadge;
}

/** What the result of a battle rests on, on a line of its own in a list. */
export function ResultBadge({ badge }: ResultBadgeProps) {
  return (
    <Text as="span" size={14} tone="dim" css={{ display: 'block' }}>
      {BADGE_WORDS[badge].word}
    </Text>
  );
}
