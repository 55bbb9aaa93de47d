import { NotebookPen, Search } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { friendsPath } from '../../../domain/friends/friends.paths.ts';
import { playerPath } from '../../../domain/profiles/profiles.paths.ts';
import { SEARCH_MAX } from '../../../domain/shared/search.ts';
import { useAddress } from '../../address/use-address.ts';
import { usePages } from '../../data/use-pages.ts';
import { useSearchText } from '../../forms/use-search-text.ts';
import { serverNow } from '../../live/server-clock.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Face } from '../../ui/face/face.tsx';
import { RelativeTime } from '../../ui/figure/relative-time.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { DeleteNote, EditNote } from '../components/note-buttons.tsx';
import { NoteText } from '../components/note-text.tsx';
import { ListNotesDocument } from '../operations/__generated__/notes.gql.ts';
import * as t from '../__generated__/messages.ts';

const PAGE_SIZE = 20;

/** /notes: what the player has written about others, searched by their names. */
export function NotesScreen() {
  const [params, change] = useAddress();
  const search = params.get('q') ?? '';
  const [text, setText] = useSearchText(
    search,
    useCallback((q: string) => change({ q }), [change]),
  );
  return (
    <Page
      title={t.yourNotes()}
      subtitle={t.onlyYouEverReadThem()}
      back={<Link to={friendsPath}>{t.friendsAndCommunity()}</Link>}
      width="medium"
    >
      <Stack gap={4}>
        <div role="search" css={{ maxWidth: 340 }}>
          <TextField
            type="search"
            label={t.searchByPlayer()}
            hideLabel
            placeholder={t.searchByPlayer()}
            prefix={<Search />}
            maxLength={SEARCH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Notes search={search} />
      </Stack>
    </Page>
  );
}

function Notes({ search }: { readonly search: string }) {
  const read = usePages(ListNotesDocument, 'notes', {
    variables: { search: search === '' ? null : search },
    first: PAGE_SIZE,
    isSearch: true,
  });
  const empty =
    search === '' ? (
      <EmptyState title={t.noNotesYet()} icon={<NotebookPen aria-hidden />}>
        {t.addOneOnThePlayersProfile()}
      </EmptyState>
    ) : (
      <EmptyState title={t.noNoteFound()}>{t.noneOfYourNotesIsAboutSearch({ search })}</EmptyState>
    );
  return (
    <PagedList read={read} what={t.yourNotesToLoad()} skeleton={[3, 96]} empty={empty}>
      {(notes) => (
        <List label={t.yourNotes()}>
          {notes.map((note) => (
            <ListRow
              key={note.id}
              leading={<Face id={note.player.id} src={note.player.avatarUrl} />}
              title={<Link to={playerPath(note.player.username)}>{note.player.username}</Link>}
              detail={
                <>
                  <NoteText text={note.text} />
                  <RelativeTime at={note.changedAt} now={serverNow} />
                </>
              }
              trailing={
                <>
                  <EditNote note={note} />
                  <DeleteNote note={note} />
                </>
              }
              isLong
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}
