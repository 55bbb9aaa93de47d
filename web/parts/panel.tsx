import { type ReactNode, useId } from 'react';
import { Card } from '../ui/list/card.tsx';
import { Row, Stack } from '../ui/layout/layout.tsx';
import { Heading } from '../ui/layout/text.tsx';

interface PanelProps {
  readonly title: string;
  /** At the end of the head, e.g. a badge. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a heading: a part of a screen that can be found by its name. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Row justify="space-between">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {aside}
        </Row>
        {children}
      </Stack>
    </Card>
  );
}
