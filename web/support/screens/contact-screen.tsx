import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { SUPPORT_ADDRESS } from '../../address/support-address.ts';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import { privacyPath } from '../../../domain/support/support.paths.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { ContactForm } from '../components/contact-form.tsx';
import * as t from '../__generated__/messages.ts';

const bullets = css({
  display: 'grid',
  gap: 'var(--space-2)',
  paddingInlineStart: 'var(--space-5)',
  listStyle: 'disc',
});

/** FR-13: how to reach us, signed in or not. */
export const ContactScreen = () => (
  <Page title={t.contact()} subtitle={t.aPersonReadsWhatYouWrite()} width="medium">
    <ContactForm />
    <Grid min={280} gap={6}>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t.whatHelpsUsHelpYou()}</Heading>
        <ul css={[bullets, { color: 'var(--text-dim)' }]}>
          <li>{t.yourUsernameNeverYourPasswordWeDo()}</li>
          <li>{t.theAddressOfThePageSuch()}</li>
          <li>{t.theNumberThatAnErrorMessageShows()}</li>
        </ul>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t.aMatchWentWrong()}</Heading>
        <Text tone="dim">
          {t.useReportIssueHere({
            link: (inside) => <Link to={battlegroundsPath('live-battles')}>{inside}</Link>,
          })}
        </Text>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t.byEMail()}</Heading>
        <Text tone="dim">
          {t.ifTheFormDoesNotWork({ address: <a href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</a> })}
        </Text>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={2}>{t.yourData()}</Heading>
        <Text tone="dim">{t.whatWeStoreAndHowToGet({ link: (inside) => <Link to={privacyPath}>{inside}</Link> })}</Text>
      </Stack>
      <Stack as="section" gap={3} id="social">
        <Heading level={2}>{t.socialChannels()}</Heading>
        <Text tone="dim">{t.gauntletHasNoOfficialAccountOnDiscord()}</Text>
      </Stack>
    </Grid>
  </Page>
);
