import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HELP_TABS, type HelpTab } from '../../../domain/support/support.paths.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { fetchSoon, lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { Tabs } from '../../ui/list/tabs.tsx';
import { FaqPanel } from '../components/faq-panel.tsx';
import * as t from '../__generated__/messages.ts';

// Visits begin with the questions; the other tabs bring forms, and the library of the schemas.
const ContactForm = lazyPart(async () => (await import('../components/contact-form.tsx')).ContactForm);
const DisputePanel = lazyPart(async () => (await import('../components/dispute-panel.tsx')).DisputePanel);
const OwnTickets = lazyPart(async () => (await import('../components/own-tickets.tsx')).OwnTickets);
const PoliciesPanel = lazyPart(async () => (await import('../components/policies-panel.tsx')).PoliciesPanel);
for (const { fetch } of [ContactForm, OwnTickets, DisputePanel, PoliciesPanel]) fetchSoon(fetch);

const LABELS: Readonly<Record<HelpTab, string>> = {
  faqs: t.faqs(),
  contact: t.contactSupport(),
  dispute: t.submitDispute(),
  policies: t.termsPolicies(),
};

function panelOf(tab: HelpTab) {
  switch (tab) {
    case 'faqs':
      return <FaqPanel />;
    case 'contact':
      return (
        <Grid min={440} gap={6} align="start">
          <ContactForm />
          <OwnTickets />
        </Grid>
      );
    case 'dispute':
      return <DisputePanel />;
    case 'policies':
      return <PoliciesPanel />;
  }
}

/** /help (HE-01). */
export function HelpScreen() {
  const [params, setParams] = useSearchParams();
  const tab = HELP_TABS.find((one) => one === params.get('tab')) ?? 'faqs';
  return (
    <Page title={t.helpCenter()} subtitle={t.answersPeopleWhoAnswer()} width={tab === 'dispute' ? 'medium' : 'wide'}>
      <Tabs
        label={t.helpCenter()}
        value={tab}
        onValueChange={(value) => setParams({ tab: value }, { preventScrollReset: true })}
        tabs={HELP_TABS.map((value) => ({
          value,
          label: LABELS[value],
          panel: <Suspense fallback={<Spinner />}>{panelOf(value)}</Suspense>,
        }))}
      />
    </Page>
  );
}
