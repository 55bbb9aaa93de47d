import { css } from '@emotion/react';
import { Grid, Row, Stack } from './layout/layout.tsx';
import { Figure, Heading, Text } from './layout/text.tsx';
import { colours, textSizes } from './tokens.ts';

const swatch = css({ height: 48, borderRadius: 'var(--radius-s)', border: '1px solid var(--line-strong)' });

export const Colours = () => (
  <Grid min={120}>
    {Object.keys(colours).map((name) => (
      <Stack key={name} gap={1}>
        <div css={swatch} style={{ background: `var(--${name})` }} />
        <Text size={12} tone="dim">
          --{name}
        </Text>
      </Stack>
    ))}
  </Grid>
);

export const Sizes = () => (
  <Stack gap={2}>
    {textSizes.map((size) => (
      <Row key={size} align="baseline" gap={5}>
        <Text size={size}>Winner takes the pool</Text>
        <Figure size={size}>1,247.50</Figure>
      </Row>
    ))}
  </Stack>
);

export const Tones = () => (
  <Stack gap={2}>
    <Text>Plain text says what is so.</Text>
    <Text tone="dim">Dim text explains it.</Text>
    <Text tone="faint">Faint text may be overlooked.</Text>
    <Text tone="win" weight={600}>
      + Won
    </Text>
    <Text tone="loss" weight={600}>
      - Lost
    </Text>
  </Stack>
);

export const Headings = () => (
  <Stack gap={2}>
    <Heading level={3} size={40}>
      Battlegrounds
    </Heading>
    <Heading level={3} size={28}>
      Battle Hub
    </Heading>
    <Heading level={3} size={20}>
      Match Details
    </Heading>
  </Stack>
);
