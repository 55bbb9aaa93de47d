import { css } from '@emotion/react';
import { Link, useLocation } from 'react-router-dom';
import { FEE_BASIS_POINTS } from '../../../domain/battles/battle.ts';
import { Part } from '../../parts/part.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { below, reducedMotion } from '../../ui/tokens.ts';
import type { LandingState } from '../../address/landing-state.ts';
import { TEAM_ACCESS_ID, WAITLIST_ID } from '../landing-places.ts';
import { registerPath } from '../../../domain/onboarding/onboarding.paths.ts';
import { ArenaArt } from '../components/arena-art.tsx';
import { BattleTicket } from '../components/battle-ticket.tsx';
import { AdultsOnly, Features, HowItWorks } from '../components/landing-sections.tsx';
import { TeamAccessCard } from '../components/team-access-card.tsx';
import { WaitlistForm } from '../components/waitlist-form.tsx';
import * as t from '../__generated__/messages.ts';

const page = css({
  display: 'grid',
  gap: 'var(--space-16)',
  width: '100%',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: '0 var(--space-6) var(--space-16)',
  [below.medium]: { gap: 'var(--space-12)', paddingInline: 'var(--space-4)' },
});

const hero = css({
  display: 'grid',
  gridTemplateColumns: '1.1fr 1fr',
  alignItems: 'center',
  gap: 'var(--space-8)',
  minHeight: 'min(640px, 86dvh)',
  paddingTop: 'var(--space-8)',
  [below.large]: { gridTemplateColumns: '1fr', minHeight: 0, paddingTop: 'var(--space-10)' },
});

const title = css({
  fontSize: 'clamp(2.75rem, 6.4vw, 5rem)',
  lineHeight: 0.98,
  letterSpacing: '-0.01em',
  '& > em': { display: 'block', color: 'var(--ember)', fontStyle: 'normal' },
});

const picture = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 480,
  [below.medium]: { minHeight: 420 },
});

const backdrop = css({
  position: 'absolute',
  inset: '50% auto auto 50%',
  width: 'min(680px, 150%)',
  aspectRatio: '1',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
});

const entries = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: 'var(--space-4)',
  scrollMarginTop: 'var(--space-6)',
});

const scrollToWaitlist = (): void => {
  const isCalm = window.matchMedia(reducedMotion.replace('@media ', '')).matches;
  document.getElementById(WAITLIST_ID)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'center' });
  document.querySelector<HTMLElement>(`#${WAITLIST_ID} input`)?.focus({ preventScroll: true });
};

/** Said to whoever has just deleted an account. */
function Farewell() {
  const state = useLocation().state as Partial<LandingState> | null;
  if (state?.isClosed !== true) return null;
  return (
    <div css={{ padding: 'var(--space-4) var(--space-4) 0', maxWidth: 1200, marginInline: 'auto' }}>
      <Notice tone="win" title={t.yourAccountIsDeleted()} live>
        {t.thankYouForHavingPlayed()}
      </Notice>
    </div>
  );
}

/** LA-01 to LA-09: the front page. */
export const LandingScreen = () => (
  <div css={{ overflowX: 'clip' }}>
    <title>{t.gauntletStakeOnYourOwnSkill()}</title>
    <Farewell />
    <div css={page}>
      <section css={hero}>
        <Stack gap={6}>
          <h1 css={title}>{t.stakeOnYourselfWinnerTakesThePool({ em: (inside) => <em>{inside}</em> })}</h1>
          <Text size={20} tone="dim" css={{ maxWidth: '46ch' }}>
            {t.twoPlayersOneMatchEqualStakes({ fee: FEE_BASIS_POINTS / 100 })}
          </Text>
          <Row gap={3}>
            <Button variant="primary" size="large" asChild>
              <Link to={registerPath}>{t.createAccount()}</Link>
            </Button>
            <Button size="large" onClick={scrollToWaitlist}>
              {t.notifyMe()}
            </Button>
            <Button asChild variant="ghost" size="large">
              <a href="#how-it-works">{t.whereTheMoney()}</a>
            </Button>
          </Row>
        </Stack>
        <div css={picture}>
          <div css={backdrop}>
            <ArenaArt />
          </div>
          <BattleTicket />
        </div>
      </section>
      <Part of="battles.house-today" />
      <Features />
      <HowItWorks />
      <div css={entries}>
        <Card as="section" id={WAITLIST_ID} padding={6} tone="ember" aria-labelledby="waitlist-title">
          <Stack gap={4}>
            <Heading level={2} size={28} id="waitlist-title">
              {t.hearWhatIsNew()}
            </Heading>
            <Text tone="dim">{t.leaveYourAddressForNews()}</Text>
            <WaitlistForm />
          </Stack>
        </Card>
        <Card as="section" id={TEAM_ACCESS_ID} padding={6} aria-labelledby="team-access-title">
          <Stack gap={4}>
            <Heading level={2} size={28} id="team-access-title">
              {t.teamAccess()}
            </Heading>
            <TeamAccessCard />
          </Stack>
        </Card>
      </div>
      <AdultsOnly />
    </div>
  </div>
);
