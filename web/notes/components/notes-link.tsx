import { NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { notesPath } from '../../../domain/notes/notes.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import * as t from '../__generated__/messages.ts';

/** Leads from friends to the own notes. */
export const NotesLink = () => (
  <Button asChild variant="ghost" icon={<NotebookPen aria-hidden="true" />}>
    <Link to={notesPath}>{t.yourNotes()}</Link>
  </Button>
);
