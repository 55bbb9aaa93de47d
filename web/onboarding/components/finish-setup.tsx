import { Link } from 'react-router-dom';
import { nextPage } from '../../../domain/onboarding/onboarding.ts';
import { ONBOARDING_PATHS } from '../../../domain/onboarding/onboarding.paths.ts';
import { formatCoins } from '../../format/format.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import * as t from '../__generated__/messages.ts';

export interface FinishSetupProps {
  readonly viewer: Viewer;
}

/** How far the set-up is, what it still brings, and the way back into it. */
export function FinishSetup({ viewer }: FinishSetupProps) {
  const { stepsDone, stepsCount, bonusCoinsAhead } = viewer.onboarding;
  const coins = formatCoins(bonusCoinsAhead);
  return (
    <Card as="section" tone="coin" aria-labelledby="finish-setup">
      <Row gap={4} justify="space-between" align="center">
        <Stack gap={1}>
          <Heading level={2} size={20} id="finish-setup">
            {t.finishSettingUpDoneOfCount({ done: stepsDone, count: stepsCount, coins })}
          </Heading>
          <Text tone="dim">{t.nothingIsLostYouGoOnWhereYouLeft()}</Text>
        </Stack>
        <Button asChild variant="primary">
          <Link to={ONBOARDING_PATHS[nextPage(viewer.onboarding)]}>{t.goOnWithTheSetup()}</Link>
        </Button>
      </Row>
    </Card>
  );
}
