import {
  adminBattlesPath,
  adminContentPath,
  adminFinancePath,
  adminUsersPath,
} from '../../../domain/admin/admin.paths.ts';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { formatCount } from '../../format/format.ts';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { StaffActivity } from '../components/staff-activity.tsx';
import { StaffDay } from '../components/staff-day.tsx';
import { StaffQueues } from '../components/staff-queues.tsx';
import { AdminStatsDocument } from '../operations/__generated__/admin-stats.gql.ts';

const SKELETON = (
  <Skeleton label="Loading the figures">
    <Grid min={240}>
      <SkeletonBlock height={104} shape="card" />
      <SkeletonBlock height={104} shape="card" />
    </Grid>
  </Skeleton>
);

/** /admin: what has come in through the landing page (AD-07, AD-08), how today goes, what waits, and what happens. */
export function AdminDashboardScreen() {
  const query = useQuery(AdminStatsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page
      title="Admin Dashboard"
      subtitle="What has come in, how today goes, and what waits for whom."
      actions={
        <>
          <Button asChild>
            <Link to={homePath}>View Platform</Link>
          </Button>
        </>
      }
    >
      <Loaded query={{ ...query, data: query.data?.adminStats }} what="the figures" skeleton={SKELETON}>
        {({ desk, ...stats }) => (
          <Grid min={240}>
            <Waiting label="Users" count={desk.users} note="Accounts, closed ones too" to={adminUsersPath} />
            <Waiting label="Open disputes" count={desk.openDisputes} note="Wait for a decision" to={adminBattlesPath} />
            <Waiting
              label="Pending withdrawals"
              count={desk.pendingWithdrawals}
              note="Wait for a decision"
              to={adminFinancePath}
            />
            <Waiting
              label="Open reports"
              count={desk.openReports}
              note="Of players about others"
              to={`${adminContentPath}?tab=reports`}
            />
            <StatCard
              label="Waitlist entries"
              value={formatCount(stats.waitlistEntries)}
              note="Addresses on the waitlist"
            />
            <StatCard label="Team accesses" value={formatCount(stats.teamAccesses)} note="Granted Team Accesses" />
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

interface WaitingProps {
  readonly label: string;
  readonly count: number;
  readonly note: string;
  readonly to: string;
}

/** How many wait at a desk, with the way there. */
const Waiting = ({ label, count, note, to }: WaitingProps) => (
  <StatCard
    label={label}
    value={formatCount(count)}
    note={note}
    action={
      <Button size="small" variant="ghost" asChild>
        <Link to={to} aria-label={`Go to ${label.toLowerCase()}`}>
          Go to
        </Link>
      </Button>
    }
  />
);
