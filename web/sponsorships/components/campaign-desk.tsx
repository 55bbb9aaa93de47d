import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Panel } from '../../parts/panel.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { CreateCampaignDialog } from './create-campaign-dialog.tsx';
import { FiledTable } from './filed-table.tsx';
import * as t from '../__generated__/messages.ts';

/** Where staff make sponsored challenges and judge what creators show for them. */
export function CampaignDesk() {
  const [isCreating, setCreating] = useState(false);
  return (
    <Stack gap={6}>
      <Panel title={t.waitingForADecision()}>
        <FiledTable />
      </Panel>
      <Panel
        title={t.sponsoredChallenges()}
        aside={
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
            {t.newChallenge()}
          </Button>
        }
      >
        <CampaignTable />
      </Panel>
      {isCreating && <CreateCampaignDialog onClose={() => setCreating(false)} />}
    </Stack>
  );
}
