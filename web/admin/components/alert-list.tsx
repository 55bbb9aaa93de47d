import type { ReactNode } from 'react';
import { Failed } from '../../shared/failed.tsx';
import type { Pages } from '../../shared/use-live-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { StaffAlertRowFragment } from '../operations/staff-alert-row.gql.ts';
import { AlertCard } from './alert-card.tsx';

interface AlertListProps {
  readonly label: string;
  readonly read: Pages<StaffAlertRowFragment>;
  readonly empty: ReactNode;
  readonly onResolve?: ((alert: StaffAlertRowFragment) => void) | undefined;
}

/** Alerts in all four states, with a way to the next page. */
export function AlertList({ label, read, empty, onResolve }: AlertListProps) {
  const { rows: alerts, failure, retry, isLoading, more } = read;
  if (alerts === null && failure !== null) {
    return (
      <ErrorState title="Failed to load the alerts" onRetry={retry} busy={isLoading}>
        {failure.sentence}
      </ErrorState>
    );
  }
  if (alerts === null) {
    return (
      <Skeleton label="Loading the alerts">
        <SkeletonBlock height={180} shape="card" />
      </Skeleton>
    );
  }
  if (alerts.length === 0) return empty;
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={4} aria-label={label}>
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} onResolve={onResolve && (() => onResolve(alert))} />
        ))}
      </Stack>
      <Failed failure={failure} />
      {more !== null && (
        <Row justify="center">
          <Button busy={isLoading} onClick={more}>
            Load more
          </Button>
        </Row>
      )}
    </Stack>
  );
}
