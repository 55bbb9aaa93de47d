import { NOTE_MAX } from '../../../domain/notes/note.ts';
import { noteEdit } from '../../../domain/notes/notes.schemas.ts';
import { useAction } from '../../data/use-action.ts';
import { useForm } from '../../forms/use-form.ts';
import { Failed } from '../../parts/failed.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ListNotesDocument, PlayerNoteDocument, SetNoteDocument } from '../operations/__generated__/notes.gql.ts';
import * as t from '../__generated__/messages.ts';

interface NoteDialogProps {
  readonly player: { readonly id: string; readonly username: string };
  /** What stands; empty for a new note. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Writes a note anew or changes it; without words there is none. */
export function NoteDialog({ player: { id, username }, text, onClose }: NoteDialogProps) {
  const save = useAction(SetNoteDocument, { changes: [PlayerNoteDocument, ListNotesDocument] });
  const form = useForm({
    schema: noteEdit,
    initial: { text },
    sending: save,
    send: async (note) => {
      if (await save.run({ playerId: id, ...note })) onClose();
    },
  });
  return (
    <FormDialog
      {...form.wires}
      onClose={onClose}
      title={t.noteAboutUsername({ username })}
      description={t.onlyYouEverReadThis()}
      submitLabel={t.save()}
      busy={form.isSending}
    >
      <TextArea label={t.note()} rows={6} dir="auto" maxLength={NOTE_MAX} {...form.field('text')} />
      <Failed failure={form.notice} />
    </FormDialog>
  );
}
