import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { serverNow } from '../../live/server-clock.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { DisputeTalkDocument } from '../operations/__generated__/dispute-talk.gql.ts';
import * as t from '../__generated__/messages.ts';

/** What the two said to each other, as far as it is evidence; read when somebody asks for it. */
export function DisputeTalk({ disputeId }: { readonly disputeId: string }) {
  const [isShown, setShown] = useState(false);
  const query = useQuery(DisputeTalkDocument, {
    variables: { disputeId },
    skip: !isShown,
    fetchPolicy: 'cache-and-network',
  });
  if (!isShown)
    return (
      <Row>
        <Button onClick={() => setShown(true)}>{t.readWhatTheTwoSaid()}</Button>
      </Row>
    );
  return (
    <Stack gap={2}>
      <Heading level={4}>{t.whatTheTwoSaid()}</Heading>
      <Loaded query={{ ...query, data: query.data?.disputeTalk }} what={t.whatTheTwoSaid()} skeleton={[3, 24]}>
        {(lines) =>
          lines.length === 0 ? (
            <Text tone="dim">{t.nothingWasSaid()}</Text>
          ) : (
            <>
              <Stack as="ul" gap={2}>
                {lines.map(({ messageId, by, text, at }) => (
                  <li key={messageId}>
                    <Text css={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                      <bdi>{text}</bdi>
                    </Text>
                    <Text size={14} tone="dim">
                      <bdi>{by.username}</bdi> · <RelativeTime at={at} now={serverNow} />
                    </Text>
                  </li>
                ))}
              </Stack>
              <Text size={14} tone="dim" css={{ overflowWrap: 'anywhere' }} translate="no">
                {t.hashOfTheTalk({ hash: lines.at(-1)?.sha256 ?? '' })}
              </Text>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
