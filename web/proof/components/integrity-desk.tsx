import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { challengePath } from '../../../domain/battles/battles.paths.ts';
import type { ProofSignal } from '../../data/__generated__/schema-types.ts';
import { formatCount, formatDateTime } from '../../format/format.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Text } from '../../ui/text.tsx';
import { IntegrityDeskDocument } from '../operations/__generated__/integrity-desk.gql.ts';

const SIGNAL_WORDS: Readonly<Record<ProofSignal, string>> = {
  CONTRADICTION: 'The two games contradict each other',
  TWO_WRITERS: 'Two networks used one file',
  SILENCE: 'The game fell silent',
  ONE_NETWORK: 'Both games spoke from one network',
};

/** What the games leave for people to look at: none of it decides anything. */
export function IntegrityDesk() {
  const query = useQuery(IntegrityDeskDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Panel title="Integrity of Games">
      <Text tone="dim">What CS2 told in the last 90 days that people should look at. None of it decides anything.</Text>
      <Loaded
        query={{ ...query, data: query.data?.integrityDesk }}
        what="the integrity desk"
        skeleton={[4, 48]}
        isEmpty={({ signals, silent }) => signals.length + silent.length === 0}
        empty={<EmptyState title="Nothing odd was heard in these days." />}
      >
        {({ signals, silent }) => (
          <Stack gap={4}>
            {silent.length > 0 && (
              <List label="Games that fall silent">
                {silent.map(({ id, username, silences, heard }) => (
                  <ListRow
                    key={id}
                    title={username}
                    detail={`Fell silent in ${formatCount(silences)} of ${formatCount(heard)} battles in which it was heard`}
                  />
                ))}
              </List>
            )}
            {signals.length > 0 && (
              <List label="Signals of battles">
                {signals.map(({ battleId, title, kind, players, at }) => (
                  <ListRow
                    key={`${battleId} ${kind} ${players.join(' ')}`}
                    link={<Link to={challengePath(battleId)} />}
                    title={title}
                    detail={`${SIGNAL_WORDS[kind]} · ${players.join(' and ')} · ${formatDateTime(at)}`}
                  />
                ))}
              </List>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
