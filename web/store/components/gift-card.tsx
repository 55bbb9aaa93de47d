import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { Card } from '../../ui/list/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { itemWords } from '../item-words.ts';
import type { GiftOfferFieldsFragment } from '../operations/__generated__/gift.gql.ts';
import { listWords } from '../list-words.ts';
import { productName } from '../product-names.ts';
import * as t from '../__generated__/messages.ts';

interface GiftCardProps {
  readonly gift: GiftOfferFieldsFragment;
  readonly as?: 'li' | 'div';
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A gift that waits, with who sent it and what is in it. */
export const GiftCard = ({ gift: { name, items, from, expiresAt }, as = 'div', children }: GiftCardProps) => (
  <Card as={as} padding={5}>
    <Stack gap={4}>
      <Row gap={3} wrap={false}>
        <Gift size={28} aria-hidden="true" color="var(--ember)" />
        <Heading level={2} size={20}>
          {productName(name)}
        </Heading>
      </Row>
      <Text>{t.fromSender({ from, items: listWords(items.map(itemWords)) })}</Text>
      <Text size={14} tone="dim">
        {t.itCanBeClaimedUntilExpires({ expiresAt: formatDateTime(expiresAt) })}
      </Text>
      <Row gap={3}>{children}</Row>
    </Stack>
  </Card>
);
