import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import type { ProofSignal } from '../../data/__generated__/schema-types.ts';
import { formatCount, formatDateTime } from '../../format/format.ts';
import { LOCALE } from '../../format/locale.ts';
import { DeskList } from '../../parts/desk-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { IntegrityDeskDocument } from '../operations/__generated__/integrity.gql.ts';
import * as t from '../__generated__/messages.ts';

const list = new Intl.ListFormat(LOCALE);

const SIGNAL_WORDS: Readonly<Record<ProofSignal, string>> = {
  CONTRADICTION: t.theTwoGamesContradictEachOther(),
  TWO_WRITERS: t.twoNetworksUsedOneFile(),
  SILENCE: t.theGameFellSilent(),
  ONE_NETWORK: t.bothGamesSpokeFromOneNetwork(),
  ONE_MACHINE: t.bothPlayersHaveSignedInFromOne(),
};

/** What the games leave for people to look at: none of it decides anything. */
export function IntegrityDesk() {
  const query = useQuery(IntegrityDeskDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title={t.integrityOfGames()}>
      <Text tone="dim">{t.whatCS2ToldInTheLast90()}</Text>
      <Loaded
        query={{ ...query, data: query.data?.integrityDesk }}
        what={t.theIntegrityDesk()}
        skeleton={[4, 48]}
        isEmpty={({ signals, silent }) => signals.length + silent.length === 0}
        empty={<EmptyState title={t.nothingOddWasHeardInTheseDays()} />}
      >
        {({ signals, silent }) => (
          <Stack gap={4}>
            {silent.length > 0 && (
              <List label={t.gamesThatFallSilent()}>
                {silent.map(({ id, username, silences, heard }) => (
                  <ListRow
                    key={id}
                    title={username}
                    detail={t.fellSilentInSilencesOfHeardBattles({
                      silences: formatCount(silences),
                      heard: formatCount(heard),
                    })}
                  />
                ))}
              </List>
            )}
            {signals.length > 0 && (
              <DeskList opensOnly>
                <List label={t.signalsOfBattles()}>
                  {signals.map(({ battleId, title, kind, players, at }) => (
                    <ListRow
                      key={`${battleId} ${kind} ${players.join(' ')}`}
                      link={<Link to={challengePath(battleId)} />}
                      title={title}
                      detail={`${SIGNAL_WORDS[kind]} · ${list.format(players)} · ${formatDateTime(at)}`}
                    />
                  ))}
                </List>
              </DeskList>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
