import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { battlegroundsPath } from '../../../domain/battles/battles.paths.ts';
import type { StreamContestKind } from '../../data/__generated__/schema-types.ts';
import type { FormState } from '../../forms/use-form.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { RadioGroup } from '../../ui/form/radio-group.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { GoLiveValues } from '../go-live-form.ts';
import { type StreamableBattlesQuery, StreamableBattlesDocument } from '../operations/__generated__/stream.gql.ts';
import * as t from '../__generated__/messages.ts';

type Chosen = Pick<GoLiveValues, 'battleId' | 'contest'>;

interface Option extends Chosen {
  /** Names the option among all kinds. */
  readonly value: string;
  readonly label: string;
  readonly hint: string;
}

const KIND_WORDS: Readonly<Record<StreamContestKind, string>> = { TOURNAMENT: t.tournamentMatch(), ARCADE: t.arcade() };

const battleOption = (id: string): string => `battle ${id}`;

const optionsOf = ({ streamableBattles, streamableContests }: StreamableBattlesQuery): Option[] => [
  ...streamableBattles.map(({ id, name, type, description }) => ({
    value: battleOption(id),
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
  return battleId === '' ? '' : battleOption(battleId);
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
    <Panel title={t.challengeIntegration()}>
      <Loaded
        query={{ ...query, data: query.data && optionsOf(query.data) }}
        what={t.yourChallenges()}
        skeleton={[2, 56]}
        isEmpty={(options) => options.length === 0}
        empty={
          <EmptyState
            title={t.nothingOfYoursToShowRightNow()}
            action={
              <Button asChild>
                <Link to={battlegroundsPath('create')}>{t.createABattle()}</Link>
              </Button>
            }
          >
            {t.anOpenPublicBattleAMatch()}
          </EmptyState>
        }
      >
        {(options) => (
          <RadioGroup
            label={t.challenge()}
            name="battleId"
            value={valueOf(form.values)}
            error={form.problem('battleId') ?? form.problem('contest')}
            onChange={({ target }) => choose(options.find(({ value }) => value === target.value))}
            options={[{ value: '', label: t.noChallenge() }, ...options]}
          />
        )}
      </Loaded>
      <Stack gap={2}>
        <Switch label={t.spectatorBetting()} disabled={battleId === ''} {...form.field('hasBetting')} />
        {battleId === '' && (
          <Text size={14} tone="dim">
            {contest === null ? t.selectAChallengeToEnableBetting() : t.spectatorsCanBetOnBattles()}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
