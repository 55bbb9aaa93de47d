import { Page } from '../../ui/page.tsx';
import { RiskTable } from '../components/risk-table.tsx';

/** /admin/risk: what deserves a look, the most of it first. */
export function AdminRiskScreen() {
  return (
    <Page
      title="Risk Cases"
      subtitle="Signals about the same players, gathered to be looked into. Nothing is done to anybody by a case."
    >
      <RiskTable />
    </Page>
  );
}
