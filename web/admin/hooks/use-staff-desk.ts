import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { FinanceDeskChangedDocument } from '../../desk/operations/__generated__/alert.gql.ts';
import { ReadStaffDeskDocument } from '../operations/__generated__/staff-desk.gql.ts';
import { RiskDeskChangedDocument } from '../../desk/operations/__generated__/risk-case.gql.ts';
import {
  StaffDeskChangedDocument,
  type StaffDeskFieldsFragment,
} from '../../desk/operations/__generated__/staff-desk.gql.ts';

/** What waits for staff, kept as it is; null until it is known. Read again on every page too, for new accounts. */
export function useStaffDesk(pathname: string): StaffDeskFieldsFragment | null {
  const { data, refetch } = useQuery(ReadStaffDeskDocument, { fetchPolicy: 'cache-and-network' });
  const refresh = (): void => void refetch().catch(() => undefined);
  useLiveRefresh(StaffDeskChangedDocument, refresh);
  useLiveRefresh(FinanceDeskChangedDocument, refresh);
  useLiveRefresh(RiskDeskChangedDocument, refresh);
  useEffect(() => void refetch().catch(() => undefined), [pathname, refetch]);
  return data?.staffDesk ?? null;
}
