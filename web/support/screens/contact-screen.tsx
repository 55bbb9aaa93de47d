import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { SUPPORT_ADDRESS } from '../../address/support-address.ts';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { privacyPath } from '../../../domain/support/support.paths.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { ContactForm } from '../components/contact-form.tsx';

const bullets = css({ display: 'grid', gap: 'var(--space-2)', paddingLeft: 'var(--space-5)', listStyle: 'disc' });

/** FR-13: how to reach us, signed in or not. */
export const ContactScreen = () => (
  <Page title="Contact" subtitle="A person reads what you write." width="medium">
    <ContactForm />
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
          moderator directly. A message here does neither. Your battles are in the{' '}
          <Link to={battlegroundsPath('live-battles')}>Battle Hub</Link>.
        </Text>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>By e-mail</Heading>
        <Text tone="dim">
          If the form does not work for you: <a href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</a>.
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
