import { ArrowLeft } from 'lucide-react';
import { Badge } from '../face/badge.tsx';
import { Button } from '../form/button.tsx';
import { Card } from '../list/card.tsx';
import { DescriptionList } from '../list/description-list.tsx';
import { Heading, Text } from './text.tsx';
import { Row, Stack } from './layout.tsx';
import { Money } from '../figure/money.tsx';

/** `Page` sets the h1 and the title of the tab, which this page has already: here is how its parts go together. */
export const HeadOfAScreen = () => (
  <Stack gap={6}>
    <Row justify="space-between" align="flex-end">
      <Stack gap={1}>
        <Text size={14}>
          <a href="#page">
            <Row as="span" gap={1} wrap={false}>
              <ArrowLeft size={14} aria-hidden="true" /> Back to Dashboard
            </Row>
          </a>
        </Text>
        <Row>
          <Heading level={3} size={40}>
            Valorant Challenge
          </Heading>
          <Badge tone="ember" live>
            Live Match
          </Badge>
        </Row>
        <Text tone="dim">1v1 Duel</Text>
      </Stack>
      <Row>
        <Button>View Live Stream</Button>
        <Button variant="primary">Report Result</Button>
      </Row>
    </Row>
    <Card>
      <Stack gap={4}>
        <Heading level={3} size={20}>
          Match Details
        </Heading>
        <DescriptionList
          items={[
            { term: 'Opponent', detail: 'rival' },
            { term: 'Wager', detail: <Money cents={5_000} /> },
            { term: 'Prize pool', detail: <Money cents={10_000} />, total: true },
          ]}
        />
      </Stack>
    </Card>
  </Stack>
);
