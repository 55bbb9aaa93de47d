import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import type { FormState } from '../../forms/use-form.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Text } from '../../ui/text.tsx';
import type { GoLiveValues } from '../go-live-form.ts';
import { StreamableBattlesDocument } from '../operations/__generated__/streamable-battles.gql.ts';

/** 'Challenge Integration': an own battle, and whether spectators may bet on it (GL-07, GL-08, ER-17). */
export function BattleSection({ form }: { readonly form: FormState<GoLiveValues> }) {
  const query = useQuery(StreamableBattlesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { battleId } = form.values;
  const choose = (id: string): void => form.set({ battleId: id, ...(id === '' && { hasBetting: false }) });
  return (
    <Panel title="Challenge Integration">
      <Loaded
        query={{ ...query, data: query.data?.streamableBattles }}
        what="your challenges"
        skeleton={[2, 56]}
        isEmpty={(options) => options.length === 0}
        empty={
          <EmptyState
            title="You have no open public battle"
            action={
              <Button asChild>
                <Link to={battlegroundsPath('create')}>Create a battle</Link>
              </Button>
            }
          >
            Viewers see the match beside your stream once you link one.
          </EmptyState>
        }
      >
        {(options) => (
          <RadioGroup
            label="Challenge"
            name="battleId"
            value={battleId}
            error={form.problem('battleId')}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: '', label: 'No challenge' },
              ...options.map(({ id, name, type, description }) => ({
                value: id,
                label: name,
                hint: `${type} · ${description}`,
              })),
            ]}
          />
        )}
      </Loaded>
      <Stack gap={2}>
        <Switch label="Spectator betting" disabled={battleId === ''} {...form.field('hasBetting')} />
        {battleId === '' && (
          <Text size={14} tone="dim">
            Select a challenge to enable betting features
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
