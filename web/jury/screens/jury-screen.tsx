import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { JuryCase } from '../components/jury-case.tsx';
import { JuryRecord, JuryService } from '../components/jury-service.tsx';
import { ReadJuryDutyDocument } from '../operations/__generated__/jury.gql.ts';
import * as t from '../__generated__/messages.ts';

/** /jury: the case that waits for the player, the service and the record. */
export function JuryScreen() {
  const query = useQuery(ReadJuryDutyDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t.communityJury()} subtitle={t.playersWhoLookAtCasesOfOthers()} width="medium">
      <Loaded
        query={{ ...query, data: query.data?.juryDuty }}
        what={t.theJury()}
        skeleton={[2, 180]}
        isEmpty={({ isOn, record }) => !isOn && record.votes === 0}
        empty={<EmptyState title={t.theJuryIsSwitchedOff()}>{t.thereAreNoCasesForPlayers()}</EmptyState>}
      >
        {(duty) => (
          <Stack gap={6}>
            {duty.case ? (
              <JuryCase key={duty.case.id} found={duty.case} />
            ) : (
              duty.isServing && (
                <Panel title={t.yourCase()}>
                  <EmptyState title={t.noCaseWaits()}>{t.youGetANotificationAndAnEmail()}</EmptyState>
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
