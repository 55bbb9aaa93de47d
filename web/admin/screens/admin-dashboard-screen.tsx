import {
  adminBattlesPath,
  adminContentPath,
  adminFinancePath,
  adminPath,
  adminUsersPath,
} from '../../../domain/shared/admin.paths.ts';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCount } from '../../format/format.ts';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonOf } from '../../ui/layout/skeleton.tsx';
import { StatCard } from '../../ui/figure/stat-card.tsx';
import { StaffActivity } from '../components/staff-activity.tsx';
import { StaffDay } from '../components/staff-day.tsx';
import { StaffQueues } from '../components/staff-queues.tsx';
import { AdminStatsDocument } from '../operations/__generated__/admin.gql.ts';
import * as t from '../__generated__/messages.ts';

interface WaitingProps {
  readonly label: string;
  readonly count: number;
  readonly note: string;
  readonly to: string;
  /** What the way there says to whoever does not see where it stands. */
  readonly way: string;
}

/** How many wait at a desk, with the way there. */
const Waiting = ({ label, count, note, to, way }: WaitingProps) => (
  <StatCard
    label={label}
    value={formatCount(count)}
    note={note}
    action={
      <Button size="small" variant="ghost" asChild>
        <Link to={to} aria-label={way}>
          {t.goTo()}
        </Link>
      </Button>
    }
  />
);

const SKELETON = (
  <Skeleton label={t.loadingTheFigures()}>
    <Grid min={240}>
      {Array.from({ length: 4 }, (_, n) => (
        <SkeletonOf key={n}>
          <Waiting label={t.users()} count={0} note={t.waitForADecision()} to={adminPath} way={t.goToUsers()} />
        </SkeletonOf>
      ))}
      {Array.from({ length: 2 }, (_, n) => (
        <SkeletonOf key={n}>
          <StatCard label={t.teamAccesses()} value={0} note={t.grantedTeamAccesses()} />
        </SkeletonOf>
      ))}
    </Grid>
  </Skeleton>
);

/** /admin: what has come in through the landing page (AD-07, AD-08), how today goes, what waits, and what happens. */
export function AdminDashboardScreen() {
  const query = useQuery(AdminStatsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page
      title={t.adminDashboard()}
      subtitle={t.whatHasComeInHowTodayGoes()}
      actions={
        <>
          <Button asChild>
            <Link to={homePath}>{t.viewPlatform()}</Link>
          </Button>
        </>
      }
    >
      <Loaded query={{ ...query, data: query.data?.adminStats }} what={t.theFigures()} skeleton={SKELETON}>
        {({ desk, ...stats }) => (
          <Grid min={240}>
            <Waiting
              label={t.users()}
              count={desk.users}
              note={t.accountsClosedOnesToo()}
              to={adminUsersPath}
              way={t.goToUsers()}
            />
            <Waiting
              label={t.openDisputes()}
              count={desk.openDisputes}
              note={t.waitForADecision()}
              to={adminBattlesPath}
              way={t.goToOpenDisputes()}
            />
            <Waiting
              label={t.pendingWithdrawals()}
              count={desk.pendingWithdrawals}
              note={t.waitForADecision()}
              to={adminFinancePath}
              way={t.goToPendingWithdrawals()}
            />
            <Waiting
              label={t.openReports()}
              count={desk.openReports}
              note={t.ofPlayersAboutOthers()}
              to={`${adminContentPath}?tab=reports`}
              way={t.goToOpenReports()}
            />
            <StatCard
              label={t.waitlistEntries()}
              value={formatCount(stats.waitlistEntries)}
              note={t.addressesOnTheWaitlist()}
            />
            <StatCard label={t.teamAccesses()} value={formatCount(stats.teamAccesses)} note={t.grantedTeamAccesses()} />
          </Grid>
        )}
      </Loaded>
      <StaffDay />
      <Grid min={320} align="start">
        <StaffQueues />
        <StaffActivity />
      </Grid>
    </Page>
  );
}
