import { css } from '@emotion/react';
import { CONTEST_WINDOW, SEAT_WINDOW } from '../../../domain/battles/battle.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { Card } from '../../ui/card.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { FeatureArt, type FeatureArtName } from './feature-art.tsx';

interface Feature {
  readonly art: FeatureArtName;
  readonly title: string;
  readonly text: string;
}

/** LA-01 */
const FEATURES: readonly Feature[] = [
  {
    art: 'wager',
    title: 'Wager on Yourself',
    text: 'Challenge one player for the same stake from each side. Both stakes are held before the match starts, so the money is there when you win.',
  },
  {
    art: 'legacy',
    title: 'Build Your Legacy',
    text: 'Every settled battle counts: your wins, your best streak and your record in each game are computed from results, never typed in.',
  },
  {
    art: 'community',
    title: 'Join the Community',
    text: 'Play in public, among friends, or by invite only. Teams, streams and chat open area by area, and you hear of it first.',
  },
];

export const Features = () => (
  <section aria-label="What you can do">
    <Grid as="ul" min={260} gap={4}>
      {FEATURES.map(({ art, title, text }) => (
        <Card as="li" key={title} padding={6}>
          <Stack gap={3}>
            <FeatureArt name={art} />
            <Heading level={2}>{title}</Heading>
            <Text tone="dim">{text}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  </section>
);

const STEPS = [
  {
    title: 'Held',
    text: `Stake and fee leave both wallets for an account of this battle only. Nobody joins within ${SEAT_WINDOW / HOUR} hours: all of it comes back.`,
  },
  { title: 'Played', text: 'You start the match, stream or record it, and play. First to 13 rounds wins.' },
  {
    title: 'Reported',
    text: `Both report who won, with the recording. A single report stands after ${CONTEST_WINDOW / MINUTE} minutes unless it is contested.`,
  },
  {
    title: 'Paid',
    text: 'Same answer from both: the winner has the pool at once. Different answers: a moderator decides.',
  },
] as const;

const number = css({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: '1px solid var(--ember)',
  borderRadius: 'var(--radius-full)',
  color: 'var(--ember)',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--size-20)',
  fontWeight: 700,
});

export const HowItWorks = () => (
  <section id="how-it-works" aria-labelledby="how-title" css={{ scrollMarginTop: 'var(--space-6)' }}>
    <Stack gap={6}>
      <Heading level={2} size={28} id="how-title">
        Where the money is at every step
      </Heading>
      <Grid as="ol" min={220} gap={6}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <Stack gap={3}>
              <span css={number} aria-hidden>
                {index + 1}
              </span>
              <Heading level={3} size={20}>
                {title}
              </Heading>
              <Text tone="dim">{text}</Text>
            </Stack>
          </li>
        ))}
      </Grid>
    </Stack>
  </section>
);
