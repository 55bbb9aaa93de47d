import { useNavigate } from 'react-router-dom';
import { tournamentDeskPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { useToast } from '../../ui/overlay/toast.tsx';
import type { CreateForm } from '../create-form.ts';
import { editedInput, formOf } from '../edit-form.ts';
import {
  EditTournamentDocument,
  MyTournamentsDocument,
  type TournamentDetailFragment,
} from '../operations/__generated__/tournament.gql.ts';
import { TermsForm } from './terms-form.tsx';
import * as t from '../__generated__/messages.ts';

/** The terms of a draft, filled in as they are, and stored in the place of all that it has. */
export function EditForm({ draft }: { readonly draft: TournamentDetailFragment }) {
  const { id, kind } = draft;
  const navigate = useNavigate();
  const toast = useToast();
  const edit = useAction(EditTournamentDocument, { changes: [MyTournamentsDocument] });
  const store = async (values: CreateForm): Promise<string | null> => {
    const answer = await edit.run({ id, input: editedInput(draft, values) });
    return answer?.editTournament ? tournamentDeskPath(id) : null;
  };
  return (
    <TermsForm
      label={t.editTheDraft()}
      kind={kind}
      initial={() => formOf(draft)}
      sending={edit}
      store={store}
      onStored={(desk) => {
        toast({ title: t.draftSaved(), description: t.nobodyElseSeesItUntilYouAnnounce() });
        void navigate(desk, { replace: true });
      }}
      submitLabel={t.saveTheDraft()}
    />
  );
}
