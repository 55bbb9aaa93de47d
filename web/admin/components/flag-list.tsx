import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { isFlagLoosened } from '../../../domain/configuration.ts';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/face/badge.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { ApprovalsDocument } from '../operations/__generated__/approval.gql.ts';
import {
  type FeatureFlagRowFragment,
  ListFlagsDocument,
  SetFeatureFlagDocument,
} from '../operations/__generated__/feature-flag.gql.ts';
import { MaintenancePlanDocument } from '../operations/__generated__/maintenance.gql.ts';
import { flagInWords } from '../flag-words.ts';
import { ReasonDialog } from '../../desk/reason-dialog.tsx';
import * as t from '../__generated__/messages.ts';

/** AS-10 to AS-12: each flag governs its part of the product, for everybody and at once. */
export function FlagList() {
  const query = useQuery(ListFlagsDocument, { fetchPolicy: 'cache-and-network' });
  const action = useAction(SetFeatureFlagDocument, {
    changes: [ListFlagsDocument, MaintenancePlanDocument, ApprovalsDocument],
  });
  const toast = useToast();
  const [chosen, setChosen] = useState<FeatureFlagRowFragment | null>(null);
  return (
    <Panel title={t.featureFlagManagement()}>
      <Loaded query={{ ...query, data: query.data?.featureFlags }} what={t.theFeatureFlags()} skeleton={[2, 64]}>
        {(flags) => (
          <List label={t.featureFlags()}>
            {flags.map(flagInWords).map((flag) => (
              <ListRow
                key={flag.id}
                title={
                  <Row gap={2}>
                    {flag.name} <Badge>{t.flagCategory({ category: flag.category })}</Badge>
                  </Row>
                }
                detail={
                  <Stack gap={1}>
                    <span>{flag.description}</span>
                    <span>
                      {flag.lastModified === null
                        ? t.neverChanged()
                        : t.lastModifiedBy({
                            when: formatDateTime(flag.lastModified),
                            name: flag.modifiedBy ?? t.somebodyWhoHasLeft(),
                          })}
                    </span>
                  </Stack>
                }
                trailing={
                  <Switch
                    label={flag.enabled ? t.on() : t.off()}
                    aria-label={flag.name}
                    checked={flag.enabled}
                    onChange={() => setChosen(flag)}
                  />
                }
              />
            ))}
          </List>
        )}
      </Loaded>
      {chosen && (
        <ReasonDialog
          title={chosen.enabled ? t.switchNameOff({ name: chosen.name }) : t.switchNameOn({ name: chosen.name })}
          description={t.itHoldsForEverybodyAtOnce({ description: chosen.description })}
          submitLabel={chosen.enabled ? t.switchOff() : t.switchOn()}
          sending={action}
          asksProof={isFlagLoosened(chosen.id, !chosen.enabled)}
          onSend={async (reason, proof) => {
            const answer = await action.run({ input: { id: chosen.id, enabled: !chosen.enabled, reason, proof } });
            if (answer?.setFeatureFlag.enabled === chosen.enabled)
              toast({ title: t.waitsForASecondAdministrator(), description: t.nothingHasChangedYet(), tone: 'info' });
            return answer;
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}
