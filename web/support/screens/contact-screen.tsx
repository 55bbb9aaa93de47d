import { css } from '@emotion/react';
import { Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SUPPORT_ADDRESS } from '../../address/support-address.ts';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { privacyPath } from '../../../domain/support/support.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Heading, Text } from '../../ui/text.tsx';

const bullets = css({ display: 'grid', gap: 'var(--space-2)', paddingLeft: 'var(--space-5)', listStyle: 'disc' });

/** FR-13: how to reach us. The support form comes with the help area. */
export const ContactScreen = () => (
  <Page title="Contact" subtitle="A person reads what you write." width="medium">
    <Card padding={6}>
      <Stack gap={4} align="flex-start">
        <Heading level={2}>Write to support</Heading>
        <Text tone="dim">
          A form comes with the Help Center. Until then e-mail is the way, for members and for everybody else.
        </Text>
        <Button asChild variant="primary" size="large" icon={<Mail aria-hidden />}>
          <a href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</a>
        </Button>
      </Stack>
    </Card>
    <Grid min={280} gap={6}>
      <Stack as="section" gap={3}>
        <Heading level={2}>What helps us help you</Heading>
        <ul css={[bullets, { color: 'var(--text-dim)' }]}>
          <li>Your username, never your password. We do not ask for it.</li>
          <li>The address of the page, such as /challenge/1.</li>
          <li>The number that an error message shows.</li>
        </ul>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>A match went wrong</Heading>
        <Text tone="dim">
          Use Report Issue on the battle’s own page while it runs: that keeps the money in escrow and reaches a
          moderator directly. An e-mail does neither. Your battles are in the{' '}
          <Link to={battlegroundsPath('live-battles')}>Battle Hub</Link>.
        </Text>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>Your data</Heading>
        <Text tone="dim">
          What we store, and how to get or delete it, stands in the <Link to={privacyPath}>Privacy Policy</Link>.
        </Text>
      </Stack>
      <Stack as="section" gap={3} id="social">
        <Heading level={2}>Social channels</Heading>
        <Text tone="dim">
          Gauntlet has no official account on Discord, X, Twitch or YouTube yet. Whoever claims to be us there is not.
          When there are accounts, this page will link to them.
        </Text>
      </Stack>
    </Grid>
  </Page>
);
