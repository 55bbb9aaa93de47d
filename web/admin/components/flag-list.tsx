import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { FeatureFlagRowFragment } from '../operations/__generated__/feature-flag-row.gql.ts';
import { ListFlagsDocument } from '../operations/__generated__/list-flags.gql.ts';
import { MaintenancePlanDocument } from '../operations/__generated__/maintenance-plan.gql.ts';
import { SetFeatureFlagDocument } from '../operations/__generated__/set-feature-flag.gql.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** AS-10 to AS-12: each flag governs its part of the product, for everybody and at once. */
export function FlagList() {
  const query = useQuery(ListFlagsDocument, { fetchPolicy: 'cache-and-network' });
  const action = useAction(SetFeatureFlagDocument, { changes: [ListFlagsDocument, MaintenancePlanDocument] });
  const [chosen, setChosen] = useState<FeatureFlagRowFragment | null>(null);
  return (
    <Panel title="Feature Flag Management">
      <Loaded query={{ ...query, data: query.data?.featureFlags }} what="the feature flags" skeleton={[2, 64]}>
        {(flags) => (
          <List label="Feature flags">
            {flags.map((flag) => (
              <ListRow
                key={flag.id}
                title={
                  <Row gap={2}>
                    {flag.name} <Badge>{flag.category.toLowerCase()}</Badge>
                  </Row>
                }
                detail={
                  <Stack gap={1}>
                    <span>{flag.description}</span>
                    <span>
                      {flag.lastModified === null
                        ? 'Never changed'
                        : `Last modified ${formatDateTime(flag.lastModified)} by ${flag.modifiedBy ?? 'somebody who has left'}`}
                    </span>
                  </Stack>
                }
                trailing={
                  <Switch
                    label={flag.enabled ? 'On' : 'Off'}
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
          title={`Switch ${chosen.name} ${chosen.enabled ? 'off' : 'on'}`}
          description={`${chosen.description}. It holds for everybody at once.`}
          submitLabel={chosen.enabled ? 'Switch off' : 'Switch on'}
          sending={action}
          onSend={(reason) => action.run({ input: { id: chosen.id, enabled: !chosen.enabled, reason } })}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}
