import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/form/button.tsx';
import { lazyDialog } from '../../ui/layout/lazy-part.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import {
  ListNotesDocument,
  type NoteFieldsFragment,
  PlayerNoteDocument,
  SetNoteDocument,
} from '../operations/__generated__/notes.gql.ts';
import * as t from '../__generated__/messages.ts';

const NoteDialog = lazyDialog(async () => (await import('./note-dialog.tsx')).NoteDialog);

interface AddNoteProps {
  readonly player: { readonly id: string; readonly username: string };
}

export function AddNote({ player }: AddNoteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.addANote()}</Button>
      {isOpen && <NoteDialog player={player} text="" onClose={() => setOpen(false)} />}
    </>
  );
}

interface NoteProps {
  readonly note: NoteFieldsFragment;
}

export function EditNote({ note: { player, text } }: NoteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={t.editTheNoteAboutUsername({ username: player.username })} onClick={() => setOpen(true)}>
        {t.edit()}
      </Button>
      {isOpen && <NoteDialog player={player} text={text} onClose={() => setOpen(false)} />}
    </>
  );
}

export function DeleteNote({ note: { player } }: NoteProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useAction(SetNoteDocument, { changes: [PlayerNoteDocument, ListNotesDocument] });
  const close = (): void => {
    remove.reset();
    setAsked(false);
  };
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t.deleteTheNoteAboutUsername({ username: player.username })}
        onClick={() => setAsked(true)}
      >
        {t.delete()}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t.deleteTheNoteAboutUsername({ username: player.username })}
          description={t.itCannotBeBroughtBack()}
          confirmLabel={t.delete()}
          variant="danger"
          busy={remove.isRunning}
          refusal={remove.failure?.sentence}
          onConfirm={async () => {
            if (await remove.run({ playerId: player.id, text: '' })) close();
          }}
        />
      )}
    </>
  );
}
