import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import { oddsPath } from '../../../domain/store/store.paths.ts';
import { twoFactorSetupPath } from '../../../domain/security/security.paths.ts';
import { contactPath, helpPath, helpTabPath } from '../../../domain/support/support.paths.ts';
import { ledgerPath } from '../../../domain/wallet/wallet.paths.ts';
import { formatCents, formatCount, formatDate, formatPercent } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Page } from '../../ui/page.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { StatusHistory } from '../components/status-history.tsx';
import { LEGAL } from '../legal.ts';
import { ReadTrustDocument, type ReadTrustQuery } from '../operations/__generated__/read-trust.gql.ts';
import { durationWords } from '../../format/duration-words.ts';

type Trust = ReadTrustQuery['trust'];

/** /trust (TR-01 to TR-03): what is said here is computed or can be checked; nothing is claimed. */
export function TrustScreen() {
  const query = useQuery(ReadTrustDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title="Trust & Safety" subtitle="How money is kept, how play stays fair, and how to check it yourself.">
      <Loaded query={{ ...query, data: query.data?.trust }} what="the figures" skeleton={[3, 120]}>
        {(trust) => (
          <Stack gap={6}>
            <Licences licences={trust.licences} />
            <Payouts trust={trust} />
            <Results results={trust.results} />
            <Reserves reserves={trust.reserves} />
          </Stack>
        )}
      </Loaded>
      <StatusHistory />
      <Grid min={300} gap={4}>
        <Panel title="Security">
          <Text tone="dim">
            Two-factor authentication and passkeys guard sign-in and payments above $100 a day. Encrypted payments: what
            you type goes to the payment provider over an encrypted line, and card numbers are never stored. Fraud
            detection: shared devices, deposits that are taken back and arranged results raise signals that people look
            at. Audits: the books are checked against each other and sealed each day, and everything that staff do is
            kept in an audit log with its reason.
          </Text>
          <Row>
            <Link to={twoFactorSetupPath}>Set up two-factor authentication</Link>
          </Row>
          <HelpButton>Report a security problem</HelpButton>
        </Panel>
        <Panel title="Fair Play">
          <Text tone="dim">
            Runs of the arcade are played again by the server before they count. Crates are committed to before they are
            opened. Nobody decides a dispute that they are part of.
          </Text>
          <Row>
            <Link to={oddsPath}>Crate odds, stated and real</Link>
          </Row>
          <HelpButton to={helpTabPath('dispute')}>Submit a dispute</HelpButton>
        </Panel>
        <Panel title="Responsible Gaming">
          <Text tone="dim">Set limits on deposits, losses and stakes, take a break, or shut yourself out.</Text>
          <Row>
            <Link to={settingsSectionPath('play')}>Your limits and breaks</Link>
          </Row>
          <HelpButton>Talk to somebody</HelpButton>
        </Panel>
        <Panel title="Data Privacy">
          <Text tone="dim">
            Your archive and the closing of your account are in Settings. What is kept afterwards, and why, is said in
            the Privacy Policy.
          </Text>
          <HelpButton>Ask about your data</HelpButton>
        </Panel>
        <Panel title="Support">
          <Text tone="dim">People answer. Creators and VIPs come first, then whoever has waited longest.</Text>
          <HelpButton isPrimary>Go to Help</HelpButton>
        </Panel>
      </Grid>
    </Page>
  );
}

interface HelpButtonProps {
  /** A place of Help; its first page without one. */
  readonly to?: string;
  readonly isPrimary?: boolean;
  readonly children: string;
}

/** Every button of this page goes to Help (TR-03); what leads elsewhere is a link. */
function HelpButton({ to = helpPath, isPrimary = false, children }: HelpButtonProps) {
  return (
    <Row>
      <Button variant={isPrimary ? 'primary' : 'secondary'} asChild>
        <Link to={to}>{children}</Link>
      </Button>
    </Row>
  );
}

/** TR-01: what the operator has, and nothing where there is nothing. */
function Licences({ licences }: Pick<Trust, 'licences'>) {
  return (
    <Panel title="Licences & Compliance">
      {licences.length === 0 ? (
        <Text>The operator of this installation has named no licence.</Text>
      ) : (
        <List label="Licences">
          {licences.map((licence) => (
            <ListRow key={licence} title={licence} />
          ))}
        </List>
      )}
      <Text tone="dim">These texts bind us both.</Text>
      <Row as="nav" aria-label="Legal texts" gap={3}>
        {Object.values(LEGAL).map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
        <Link to={contactPath}>Contact</Link>
      </Row>
      <HelpButton>Ask about compliance</HelpButton>
    </Panel>
  );
}

/** TR-02 */
function Payouts({ trust }: { readonly trust: Trust }) {
  const { payouts, paidCents, medianMs, p95Ms, since, disputes, overturned, appeals, appealsOverturned } = trust;
  const { disputeMedianMs, disputeP95Ms } = trust;
  return (
    <Panel title="Payout Statistics">
      {payouts === 0 ? (
        <EmptyState title="Nothing has been paid out yet">The first payout is counted here.</EmptyState>
      ) : (
        <>
          <Grid min={200} gap={4}>
            <StatCard
              label="Payouts"
              value={formatCount(payouts)}
              note={since !== null && `Since ${formatDate(since)}`}
            />
            <StatCard label="Paid out" value={formatCents(paidCents)} note="All of these together" />
            {medianMs !== null && (
              <StatCard label="Half took less than" value={durationWords(medianMs)} note="From asking to paid" />
            )}
            {p95Ms !== null && (
              <StatCard label="95 of 100 took at most" value={durationWords(p95Ms)} note="From asking to paid" />
            )}
          </Grid>
          <Text size={14} tone="dim">
            Made of the latest payouts, 1,000 at the most.
          </Text>
        </>
      )}
      <Text>
        {disputes === 0
          ? 'No dispute has been decided yet.'
          : `${formatCount(disputes)} disputes decided, ${formatCount(overturned)} of them overturned (${formatPercent(Math.round((100 * overturned) / disputes))}).`}
      </Text>
      {disputeMedianMs !== null && disputeP95Ms !== null && (
        <Text>
          From filing to the decision, half took less than {durationWords(disputeMedianMs)}, and 95 of 100 at most{' '}
          {durationWords(disputeP95Ms)}.
        </Text>
      )}
      <Text>
        {appeals === 0
          ? 'No appeal against a decision has been decided yet.'
          : `${formatCount(appeals)} appeals against decisions decided, ${formatCount(appealsOverturned)} of them overturned it (${formatPercent(Math.round((100 * appealsOverturned) / appeals))}).`}
      </Text>
    </Panel>
  );
}

/** How results come about, so that everybody sees how seldom people have to decide, and how often they were wrong. */
function Results({ results }: Pick<Trust, 'results'>) {
  const { battles, proven, disputed, overturned } = results;
  const shareOf = (count: number): string => `${formatCount(count)} of ${formatCount(battles)} battles`;
  const percentOf = (count: number): string => formatPercent(Math.round((100 * count) / battles));
  return (
    <Panel title="Results">
      {battles === 0 ? (
        <EmptyState title="No battle has been completed yet">The first result is counted here.</EmptyState>
      ) : (
        <>
          <Grid min={200} gap={4}>
            <StatCard label="Proven by the game" value={percentOf(proven)} note={shareOf(proven)} />
            <StatCard label="Disputed" value={percentOf(disputed)} note={shareOf(disputed)} />
            <StatCard label="Overturned" value={percentOf(overturned)} note={shareOf(overturned)} />
          </Grid>
          <Text size={14} tone="dim">
            Made of the latest battles that were completed, 1,000 at the most. Proven is a result that CS2 of both
            players, a game server or Lichess told.
          </Text>
        </>
      )}
    </Panel>
  );
}

function Reserves({ reserves }: { readonly reserves: Trust['reserves'] }) {
  return (
    <Panel title="Proof of Reserves" aside={<Link to={ledgerPath}>Check your own balance</Link>}>
      {reserves === null ? (
        <EmptyState title="No day has been sealed yet">
          At the end of each UTC day all balances are sealed under one root.
        </EmptyState>
      ) : (
        <DescriptionList
          items={[
            { term: 'Sealed day (UTC)', detail: reserves.day },
            { term: 'Owed to players', detail: formatCents(reserves.totalCents) },
            { term: 'Held in escrow', detail: formatCents(reserves.escrowCents) },
            { term: 'Funds that cover both', detail: formatCents(reserves.fundsCents), total: true },
            { term: 'Accounts under the root', detail: formatCount(reserves.leafCount) },
            { term: 'Root', detail: <code css={{ wordBreak: 'break-all' }}>{reserves.root}</code> },
          ]}
        />
      )}
    </Panel>
  );
}
