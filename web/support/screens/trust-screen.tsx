import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { HOUR } from '../../../domain/shared/time.ts';
import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import { oddsPath } from '../../../domain/store/store.paths.ts';
import { twoFactorSetupPath } from '../../../domain/security/security.paths.ts';
import { contactPath, helpPath, helpTabPath } from '../../../domain/support/support.paths.ts';
import { ledgerPath } from '../../../domain/wallet/wallet.paths.ts';
import { formatCents, formatCount, formatDate, formatPercent } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { PlayMoney } from '../../parts/play-money.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MarketResults } from '../components/market-results.tsx';
import { StatusHistory } from '../components/status-history.tsx';
import { LEGAL } from '../legal.ts';
import { ReadTrustDocument, type ReadTrustQuery } from '../operations/__generated__/trust.gql.ts';
import { durationWords } from '../../format/duration-words.ts';
import * as t from '../__generated__/messages.ts';

type Trust = ReadTrustQuery['trust'];

/** Of everything one, which nobody sees: as high as what comes. */
const USUAL: Trust = {
  __typename: 'Trust',
  licences: [],
  payouts: 1,
  paidCents: 1,
  medianMs: HOUR,
  p95Ms: HOUR,
  since: 0,
  disputes: 1,
  overturned: 1,
  disputeMedianMs: HOUR,
  disputeP95Ms: HOUR,
  appeals: 0,
  appealsOverturned: 0,
  results: { __typename: 'ProvenResults', battles: 1, proven: 1, disputed: 0, overturned: 0 },
  markets: {
    __typename: 'MarketResults',
    markets: 1,
    voided: 0,
    bets: 1,
    stakesCents: 1,
    paidCents: 1,
    creatorsCents: 1,
    keptCents: 1,
    statedPerMille: 1,
    realisedPerMille: 1,
  },
  reserves: {
    __typename: 'SealedReserves',
    day: '2026-01-01',
    root: '0'.repeat(64),
    totalCents: 1,
    escrowCents: 1,
    fundsCents: 1,
    leafCount: 1,
  },
};

const FIGURES = (
  <Skeleton label={t.loadingTheFigures()}>
    <Stack gap={6}>
      {figuresOf(USUAL).map((panel) => (
        <SkeletonOf key={panel.key}>{panel}</SkeletonOf>
      ))}
    </Stack>
  </Skeleton>
);

/** /trust (TR-01 to TR-03): what is said here is computed or can be checked; nothing is claimed. */
export function TrustScreen() {
  const query = useQuery(ReadTrustDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t.trustSafety()} status={<PlayMoney />} subtitle={t.howMoneyIsKeptHowPlayStays()}>
      <Loaded query={{ ...query, data: query.data?.trust }} what={t.theFiguresToLoad()} skeleton={FIGURES}>
        {(trust) => <Stack gap={6}>{figuresOf(trust)}</Stack>}
      </Loaded>
      <StatusHistory />
      <Grid min={300} gap={4}>
        <Panel title={t.security()}>
          <Text tone="dim">{t.twoFactorAuthenticationAndPasskeys()}</Text>
          <Row>
            <Link to={twoFactorSetupPath}>{t.setUpTwoFactorAuthentication()}</Link>
          </Row>
          <HelpButton>{t.reportASecurityProblem()}</HelpButton>
        </Panel>
        <Panel title={t.fairPlayTitle()}>
          <Text tone="dim">{t.runsOfTheArcadeArePlayedAgain()}</Text>
          <Row>
            <Link to={oddsPath}>{t.crateOddsStatedAndReal()}</Link>
          </Row>
          <HelpButton to={helpTabPath('dispute')}>{t.submitADispute()}</HelpButton>
        </Panel>
        <Panel title={t.responsibleGaming()}>
          <Text tone="dim">{t.setLimitsOnDepositsLossesAndStakes()}</Text>
          <Row>
            <Link to={settingsSectionPath('play')}>{t.yourLimitsAndBreaks()}</Link>
          </Row>
          <HelpButton>{t.talkToSomebody()}</HelpButton>
        </Panel>
        <Panel title={t.dataPrivacy()}>
          <Text tone="dim">{t.yourArchiveAndTheClosing()}</Text>
          <HelpButton>{t.askAboutYourData()}</HelpButton>
        </Panel>
        <Panel title={t.support()}>
          <Text tone="dim">{t.peopleAnswerCreatorsAndVIPsComeFirst()}</Text>
          <HelpButton isPrimary>{t.goToHelp()}</HelpButton>
        </Panel>
      </Grid>
    </Page>
  );
}

function figuresOf({ licences, results, markets, reserves, ...trust }: Trust) {
  return [
    <Licences key="licences" licences={licences} />,
    <Payouts key="payouts" trust={trust} />,
    <Results key="results" results={results} />,
    <MarketResults key="markets" results={markets} />,
    <Reserves key="reserves" reserves={reserves} />,
  ];
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
    <Panel title={t.licencesCompliance()}>
      {licences.length === 0 ? (
        <Text>{t.theOperatorOfThisInstallationHasNamed()}</Text>
      ) : (
        <List label={t.licences()}>
          {licences.map((licence) => (
            <ListRow key={licence} title={licence} />
          ))}
        </List>
      )}
      <Text tone="dim">{t.theseTextsBindUsBoth()}</Text>
      <Row as="nav" aria-label={t.legalTexts()} gap={3}>
        {Object.values(LEGAL).map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
        <Link to={contactPath}>{t.contact()}</Link>
      </Row>
      <HelpButton>{t.askAboutCompliance()}</HelpButton>
    </Panel>
  );
}

/** TR-02 */
function Payouts({ trust }: { readonly trust: Omit<Trust, 'licences' | 'results' | 'markets' | 'reserves'> }) {
  const { payouts, paidCents, medianMs, p95Ms, since, disputes, overturned, appeals, appealsOverturned } = trust;
  const { disputeMedianMs, disputeP95Ms } = trust;
  return (
    <Panel title={t.payoutStatistics()}>
      {payouts === 0 ? (
        <EmptyState title={t.nothingHasBeenPaidOutYet()}>{t.theFirstPayoutIsCounted()}</EmptyState>
      ) : (
        <>
          <Grid min={200} gap={4}>
            <StatCard
              label={t.payouts()}
              value={formatCount(payouts)}
              note={since !== null && t.sinceSince({ since: formatDate(since) })}
            />
            <StatCard label={t.paidOut()} value={formatCents(paidCents)} note={t.allOfTheseTogether()} />
            {medianMs !== null && (
              <StatCard label={t.halfTookLessThan()} value={durationWords(medianMs)} note={t.fromAskingToPaid()} />
            )}
            {p95Ms !== null && (
              <StatCard label={t.mostTookAtMost()} value={durationWords(p95Ms)} note={t.fromAskingToPaid()} />
            )}
          </Grid>
          <Text size={14} tone="dim">
            {t.madeOfTheLatestPayouts1000()}
          </Text>
        </>
      )}
      <Text>
        {disputes === 0
          ? t.noDisputeHasBeenDecidedYet()
          : t.disputesDecided({
              disputes: formatCount(disputes),
              overturned: formatCount(overturned),
              percent: formatPercent(Math.round((100 * overturned) / disputes)),
            })}
      </Text>
      {disputeMedianMs !== null && disputeP95Ms !== null && (
        <Text>
          {t.fromFilingToTheDecision({
            half: durationWords(disputeMedianMs),
            most: durationWords(disputeP95Ms),
          })}
        </Text>
      )}
      <Text>
        {appeals === 0
          ? t.noAppealAgainstADecisionHasBeen()
          : t.appealsDecided({
              appeals: formatCount(appeals),
              overturned: formatCount(appealsOverturned),
              percent: formatPercent(Math.round((100 * appealsOverturned) / appeals)),
            })}
      </Text>
    </Panel>
  );
}

/** How results come about, so that everybody sees how seldom people have to decide, and how often they were wrong. */
function Results({ results }: Pick<Trust, 'results'>) {
  const { battles, proven, disputed, overturned } = results;
  const shareOf = (count: number): string =>
    t.countOfBattles({ count: formatCount(count), battles: formatCount(battles) });
  const percentOf = (count: number): string => formatPercent(Math.round((100 * count) / battles));
  return (
    <Panel title={t.results()}>
      {battles === 0 ? (
        <EmptyState title={t.noBattleHasBeenCompletedYet()}>{t.theFirstResultIsCounted()}</EmptyState>
      ) : (
        <>
          <Grid min={200} gap={4}>
            <StatCard label={t.provenByTheGame()} value={percentOf(proven)} note={shareOf(proven)} />
            <StatCard label={t.disputed()} value={percentOf(disputed)} note={shareOf(disputed)} />
            <StatCard label={t.overturned()} value={percentOf(overturned)} note={shareOf(overturned)} />
          </Grid>
          <Text size={14} tone="dim">
            {t.madeOfTheLatestBattles()}
          </Text>
        </>
      )}
    </Panel>
  );
}

function Reserves({ reserves }: { readonly reserves: Trust['reserves'] }) {
  return (
    <Panel title={t.proofOfReserves()} aside={<Link to={ledgerPath}>{t.checkYourOwnBalance()}</Link>}>
      {reserves === null ? (
        <EmptyState title={t.noDayHasBeenSealedYet()}>{t.atTheEndOfEachUTCDay()}</EmptyState>
      ) : (
        <DescriptionList
          items={[
            { term: t.sealedDayUTC(), detail: reserves.day },
            { term: t.owedToPlayers(), detail: formatCents(reserves.totalCents) },
            { term: t.heldInEscrow(), detail: formatCents(reserves.escrowCents) },
            { term: t.fundsThatCoverBoth(), detail: formatCents(reserves.fundsCents), total: true },
            { term: t.accountsUnderTheRoot(), detail: formatCount(reserves.leafCount) },
            { term: t.root(), detail: <code css={{ wordBreak: 'break-all' }}>{reserves.root}</code> },
          ]}
        />
      )}
    </Panel>
  );
}
