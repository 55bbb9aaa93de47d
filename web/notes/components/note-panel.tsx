import { useQuery } from '@apollo/client/react';
import type { OptionalParts } from '../../parts/optional-parts.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { PlayerNoteDocument } from '../operations/__generated__/notes.gql.ts';
import { AddNote, EditNote, DeleteNote } from './note-buttons.tsx';
import { NoteText } from './note-text.tsx';
import * as t from '../__generated__/messages.ts';

/** On the profile of another player: what the viewer has written about them. */
export function NotePanel({ player }: OptionalParts['notes.panel']) {
  const query = useQuery(PlayerNoteDocument, {
    variables: { playerId: player.id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Panel title={t.yourNote()}>
      <Stack gap={3}>
        <Text size={14} tone="dim">
          {t.onlyYouEverReadThis()}
        </Text>
        <Loaded query={query} what={t.yourNoteToLoad()} skeleton={[1, 44]}>
          {({ note }) =>
            note === null ? (
              <Row>
                <AddNote player={player} />
              </Row>
            ) : (
              <Stack gap={3}>
                <NoteText text={note.text} />
                <Row>
                  <EditNote note={note} />
                  <DeleteNote note={note} />
                </Row>
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Panel>
  );
}
