import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { JuryCase } from '../components/jury-case.tsx';
import { JuryRecord, JuryService } from '../components/jury-service.tsx';
import { ReadJuryDutyDocument } from '../operations/__generated__/read-jury-duty.gql.ts';

/** /jury: the case that waits for the player, the service and the record. */
export function JuryScreen() {
  const query = useQuery(ReadJuryDutyDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title="Community Jury" subtitle="Players who look at cases of others, without names." width="medium">
      <Loaded
        query={{ ...query, data: query.data?.juryDuty }}
        what="the jury"
        skeleton={[2, 180]}
        isEmpty={({ isOn, record }) => !isOn && record.votes === 0}
        empty={
          <EmptyState title="The jury is switched off">There are no cases for players to look at right now.</EmptyState>
        }
      >
        {(duty) => (
          <Stack gap={6}>
            {duty.case ? (
              <JuryCase key={duty.case.id} found={duty.case} />
            ) : (
              duty.isServing && (
                <Panel title="Your case">
                  <EmptyState title="No case waits for you">
                    You get a notification and an e-mail when you are drawn.
                  </EmptyState>
                </Panel>
              )
            )}
            {duty.isOn && <JuryService duty={duty} />}
            <JuryRecord duty={duty} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
