import { Page } from '../../ui/layout/page.tsx';
import { RiskTable } from './risk-table.tsx';
import * as t from '../__generated__/messages.ts';

/** /admin/risk: what deserves a look, the most of it first. */
export function RiskScreen() {
  return (
    <Page title={t.riskCases2()} subtitle={t.signalsAboutTheSamePlayersGathered()}>
      <RiskTable />
    </Page>
  );
}
