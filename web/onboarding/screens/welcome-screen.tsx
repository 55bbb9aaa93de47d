import { arcadePath } from '../../../domain/arcade/arcade.paths.ts';
import { missionsPath } from '../../../domain/missions/missions.paths.ts';
import { Gamepad2, Swords, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAction } from '../../data/use-action.ts';
import { formatCoins } from '../../format/format.ts';
import { battlegroundsPath, dashboardPath } from '../../../domain/battles/battles.paths.ts';
import { Part } from '../../parts/part.tsx';
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Figure, Heading, Text } from '../../ui/layout/text.tsx';
import { OnboardingBattleFeed } from '../components/battle-feed.tsx';
import { CompleteOnboardingDocument } from '../operations/__generated__/onboarding.gql.ts';
import * as t from '../__generated__/messages.ts';

interface Onward {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly icon: ReactNode;
}

const ONWARD: readonly Onward[] = [
  {
    to: battlegroundsPath('create'),
    title: t.createABattle(),
    text: t.yourGameYourStakeYourOpponent(),
    icon: <Swords size={28} aria-hidden />,
  },
  {
    to: arcadePath,
    title: t.playTheArcade(),
    text: t.shortGamesBetweenTwoBattles(),
    icon: <Gamepad2 size={28} aria-hidden />,
  },
  {
    to: missionsPath,
    title: t.seeYourMissions(),
    text: t.smallTasksThatPayBattleCoin(),
    icon: <Target size={28} aria-hidden />,
  },
];

/** ON-22 to ON-26. */
export function WelcomeScreen() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { run, isRunning, failure } = useAction(CompleteOnboardingDocument);
  const enter = async (): Promise<void> => {
    if (await run({})) await navigate(dashboardPath);
  };
  const entry = (
    <Button variant="primary" size="large" busy={isRunning} onClick={() => void enter()}>
      {t.enterDashboard()}
    </Button>
  );
  if (!viewer) return null;
  return (
    <Page
      title={t.welcomeDisplayName({ displayName: viewer.displayName })}
      subtitle={t.yourAccountIsReadyHereIsWhere()}
      actions={entry}
    >
      {failure && (
        <Notice tone="loss" live>
          {failure.sentence}
        </Notice>
      )}
      <Card as="section" tone="coin" aria-label={t.starterBonus()}>
        <Row gap={4} justify="space-between" align="center">
          <Stack gap={1}>
            <Text tone="coin" weight={600}>
              {t.starterBonus()}
            </Text>
            <Figure size={28}>+{formatCoins(viewer.onboarding.starterBonusCoins)}</Figure>
          </Stack>
          <Text tone="dim">{t.creditedToYourWalletWhere({ battleCoins: formatCoins(viewer.wallet.battleCoins) })}</Text>
        </Row>
      </Card>
      <Grid gap={4} min={220}>
        {ONWARD.map(({ to, title, text, icon }) => (
          <Card key={to} asChild interactive>
            <Link to={to}>
              <Stack gap={2}>
                <span css={{ color: 'var(--ember)' }}>{icon}</span>
                <Heading level={2}>{title}</Heading>
                <Text tone="dim">{text}</Text>
              </Stack>
            </Link>
          </Card>
        ))}
      </Grid>
      <Grid gap={6} min={320}>
        <OnboardingBattleFeed />
        <Stack as="section" gap={3} aria-labelledby="welcome-missions">
          <Heading level={2} id="welcome-missions">
            {t.missions()}
          </Heading>
          <Part
            of="missions.list"
            tab="DAILY"
            labels="mission"
            waiting={<RowsSkeleton label={t.loadingYourMissions()} rows={4} height={140} />}
          />
        </Stack>
      </Grid>
    </Page>
  );
}
