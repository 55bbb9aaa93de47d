import type { ReactNode } from 'react';
import { PagedList } from '../../parts/paged-list.tsx';
import type { Pages } from '../../data/use-pages.ts';
import { Stack } from '../../ui/layout.tsx';
import type { StaffAlertRowFragment } from '../operations/__generated__/staff-alert-row.gql.ts';
import { AlertCard } from './alert-card.tsx';

interface AlertListProps {
  readonly label: string;
  readonly read: Pages<StaffAlertRowFragment>;
  readonly empty: ReactNode;
  readonly onResolve?: ((alert: StaffAlertRowFragment) => void) | undefined;
  readonly onDecide?: ((alert: StaffAlertRowFragment, doRunsCount: boolean) => void) | undefined;
}

/** Alerts in all four states, with a way to the next page. */
export const AlertList = ({ label, read, empty, onResolve, onDecide }: AlertListProps) => (
  <PagedList read={read} what="the alerts" skeleton={[1, 180]} empty={empty}>
    {(alerts) => (
      <Stack as="ul" gap={4} aria-label={label}>
        {alerts.map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            onResolve={onResolve && (() => onResolve(alert))}
            onDecide={onDecide && ((doRunsCount) => onDecide(alert, doRunsCount))}
          />
        ))}
      </Stack>
    )}
  </PagedList>
);
