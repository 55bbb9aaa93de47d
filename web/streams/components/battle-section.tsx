import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import type { StreamContestKind } from '../../data/__generated__/schema-types.ts';
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
import {
  type StreamableBattlesQuery,
  StreamableBattlesDocument,
} from '../operations/__generated__/streamable-battles.gql.ts';

type Chosen = Pick<GoLiveValues, 'battleId' | 'contest'>;

interface Option extends Chosen {
  /** Names the option among all kinds. */
  readonly value: string;
  readonly label: string;
  readonly hint: string;
}

const KIND_WORDS: Readonly<Record<StreamContestKind, string>> = { TOURNAMENT: 'Tournament match', ARCADE: 'Arcade' };

const optionsOf = ({ streamableBattles, streamableContests }: StreamableBattlesQuery): Option[] => [
  ...streamableBattles.map(({ id, name, type, description }) => ({
    value: `battle ${id}`,
    label: name,
    hint: `${type} · ${description}`,
    battleId: id,
    contest: null,
  })),
  ...streamableContests.map(({ kind, id, title, terms }) => ({
    value: `${kind} ${id}`,
    label: title,
    hint: `${KIND_WORDS[kind]} · ${terms}`,
    battleId: '',
    contest: { kind, id },
  })),
];

const valueOf = ({ battleId, contest }: Chosen): string => {
  if (contest !== null) return `${contest.kind} ${contest.id}`;
  return battleId === '' ? '' : `battle ${battleId}`;
};

/** 'Challenge Integration': what is played on the stream, and whether spectators may bet on it (GL-07, GL-08, ER-17). */
export function BattleSection({ form }: { readonly form: FormState<GoLiveValues> }) {
  const query = useQuery(StreamableBattlesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const { battleId, contest } = form.values;
  const choose = (option: Option | undefined): void =>
    form.set({
      battleId: option?.battleId ?? '',
      contest: option?.contest ?? null,
      ...((option?.battleId ?? '') === '' && { hasBetting: false }),
    });
  return (
    <Panel title="Challenge Integration">
      <Loaded
        query={{ ...query, data: query.data && optionsOf(query.data) }}
        what="your challenges"
        skeleton={[2, 56]}
        isEmpty={(options) => options.length === 0}
        empty={
          <EmptyState
            title="Nothing of yours to show right now"
            action={
              <Button asChild>
                <Link to={battlegroundsPath('create')}>Create a battle</Link>
              </Button>
            }
          >
            An open public battle, a match that you are called to or an arcade game under way can be shown beside your
            stream.
          </EmptyState>
        }
      >
        {(options) => (
          <RadioGroup
            label="Challenge"
            name="battleId"
            value={valueOf(form.values)}
            error={form.problem('battleId') ?? form.problem('contest')}
            onChange={({ target }) => choose(options.find(({ value }) => value === target.value))}
            options={[{ value: '', label: 'No challenge' }, ...options]}
          />
        )}
      </Loaded>
      <Stack gap={2}>
        <Switch label="Spectator betting" disabled={battleId === ''} {...form.field('hasBetting')} />
        {battleId === '' && (
          <Text size={14} tone="dim">
            {contest === null
              ? 'Select a challenge to enable betting features'
              : 'Spectators can bet on battles, not on matches or arcade games.'}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
