import type { ReactNode } from 'react';
import { DeskList } from '../../parts/desk-list.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import type { Pages } from '../../data/use-pages.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import type { StaffAlertRowFragment } from '../operations/__generated__/alert.gql.ts';
import { AlertCard } from './alert-card.tsx';
import * as t from '../__generated__/messages.ts';

interface AlertListProps {
  readonly label: string;
  readonly read: Pages<StaffAlertRowFragment>;
  readonly empty: ReactNode;
  readonly onResolve?: ((alert: StaffAlertRowFragment) => void) | undefined;
  readonly onDecide?: ((alert: StaffAlertRowFragment, doRunsCount: boolean) => void) | undefined;
}

/** Alerts in all four states, with a way to the next page. */
export const AlertList = ({ label, read, empty, onResolve, onDecide }: AlertListProps) => (
  <PagedList read={read} what={t.theAlerts()} skeleton={[1, 180]} empty={empty}>
    {(alerts) => {
      const cards = (
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
      );
      // Keys have nothing to do where nothing can be pressed.
      return onResolve ? <DeskList>{cards}</DeskList> : cards;
    }}
  </PagedList>
);
