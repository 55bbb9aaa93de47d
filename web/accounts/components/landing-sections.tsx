import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { CONTEST_WINDOW, SEAT_WINDOW } from '../../../domain/battles/battle.ts';
import { ADULT_AGE } from '../../../domain/shared/ages.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { responsibleGamingPath } from '../../../domain/support/support.paths.ts';
import { Card } from '../../ui/list/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { FeatureArt, type FeatureArtName } from './feature-art.tsx';
import * as t from '../__generated__/messages.ts';

interface Feature {
  readonly art: FeatureArtName;
  readonly title: string;
  readonly text: string;
}

/** LA-01 */
const FEATURES: readonly Feature[] = [
  {
    art: 'wager',
    title: t.wagerOnYourself(),
    text: t.challengeOnePlayerForTheSameStake(),
  },
  {
    art: 'legacy',
    title: t.buildYourLegacy(),
    text: t.everySettledBattleCountsYourWins(),
  },
  {
    art: 'community',
    title: t.joinTheCommunity(),
    text: t.playInPublicAmongFriends(),
  },
];

export const Features = () => (
  <section aria-label={t.whatYouCanDo()}>
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
    title: t.held(),
    text: t.stakeAndFeeLeaveBothWallets({ hours: SEAT_WINDOW / HOUR }),
  },
  { title: t.played(), text: t.youStartTheMatchStreamOrRecord() },
  {
    title: t.reported(),
    text: t.bothReportWhoWon({ minutes: CONTEST_WINDOW / MINUTE }),
  },
  {
    title: t.paid(),
    text: t.sameAnswerFromBothTheWinner(),
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
        {t.whereTheMoneyIsAtEveryStep()}
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

/** From which age, and who helps whoever plays more than is good. */
export const AdultsOnly = () => (
  <Text tone="dim" css={{ textAlign: 'center' }}>
    {t.onlyFromThisAgeOn({
      age: ADULT_AGE,
      policy: (inside) => <Link to={responsibleGamingPath}>{inside}</Link>,
      help: (inside) => (
        <a href="https://www.gamblersanonymous.org" rel="noopener noreferrer" target="_blank">
          {inside}
        </a>
      ),
    })}
  </Text>
);
