import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { adminRiskPath } from '../../../domain/shared/admin.paths.ts';
import { useLiveRefresh } from '../../live/use-live-refresh.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RiskHandling, RiskNotes, RiskSignals, RiskSummary } from './risk-file.tsx';
import { ReadRiskCaseDocument } from '../operations/__generated__/risk-case.gql.ts';
import { RiskDeskChangedDocument } from '../../desk/operations/__generated__/risk-case.gql.ts';
import * as t from '../__generated__/messages.ts';

/** /admin/risk/:id: one case with its signals, its notes and what can be done with it. */
export function RiskCaseScreen() {
  const { id = '' } = useParams();
  const query = useQuery(ReadRiskCaseDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveRefresh(RiskDeskChangedDocument, () => void query.refetch().catch(() => undefined));
  const players = query.data?.riskCase.players ?? [];
  return (
    <Page
      title={players.length === 0 ? t.riskCase() : players.map(({ username }) => username).join(', ')}
      subtitle={t.lookAtTheSignalsWriteDown()}
      width="medium"
      back={
        <Button variant="ghost" size="small" asChild>
          <Link to={adminRiskPath}>{t.backToAllCases()}</Link>
        </Button>
      }
    >
      <Loaded query={query} what={t.theCase()} skeleton={[3, 160]}>
        {({ riskCase }) => (
          <Stack gap={5}>
            <RiskSummary found={riskCase} />
            <RiskSignals key={riskCase.id} found={riskCase} />
            <RiskNotes found={riskCase} />
            <RiskHandling found={riskCase} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
