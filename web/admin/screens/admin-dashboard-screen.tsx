import { adminFinancePath, adminVerificationPath } from '../../../domain/admin/admin.paths.ts';
import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../data/failure.ts';
import { formatCount } from '../../format/format.ts';
import { homePath } from '../../../domain/shared/soon.paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useFinanceDesk } from '../hooks/use-finance-desk.ts';
import { AdminStatsDocument } from '../operations/__generated__/admin-stats.gql.ts';

/** /admin: what has come in through the landing page (AD-07, AD-08). */
export function AdminDashboardScreen() {
  const { data, error, refetch } = useQuery(AdminStatsDocument, { fetchPolicy: 'cache-and-network' });
  const stats = data?.adminStats;
  return (
    <Page
      title="Admin Dashboard"
      subtitle="What has come in, counted live."
      actions={
        <>
          <FinanceLink />
          <Button asChild>
            <Link to={adminVerificationPath}>Verification</Link>
          </Button>
          <Button asChild>
            <Link to={homePath}>View Platform</Link>
          </Button>
        </>
      }
    >
      {stats ? (
        <Grid min={240}>
          <StatCard
            label="Waitlist entries"
            value={formatCount(stats.waitlistEntries)}
            note="Addresses on the waitlist"
          />
          <StatCard label="Team accesses" value={formatCount(stats.teamAccesses)} note="Granted Team Accesses" />
        </Grid>
      ) : error ? (
        <ErrorState title="Failed to load the figures" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading the figures">
          <Grid min={240}>
            <SkeletonBlock height={104} shape="card" />
            <SkeletonBlock height={104} shape="card" />
          </Grid>
        </Skeleton>
      )}
    </Page>
  );
}

/** The desk of finance with what waits there. */
function FinanceLink() {
  const { desk } = useFinanceDesk();
  const waiting = desk === null ? 0 : desk.openAlerts + desk.pendingWithdrawals;
  return (
    <Button asChild>
      <Link to={adminFinancePath}>
        Finance{waiting > 0 && <Badge tone={desk?.openAlerts ? 'warn' : 'info'}>{formatCount(waiting)} waiting</Badge>}
      </Link>
    </Button>
  );
}
