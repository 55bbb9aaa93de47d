import { Link, useNavigate, useParams } from 'react-router-dom';
import { tournamentDeskPath, tournamentPath, tournamentsPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { useAction } from '../../data/use-action.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TermsForm } from '../components/terms-form.tsx';
import { type CreateForm, editedInput, formOf } from '../create-form.ts';
import { useTournament } from '../hooks/use-tournament.ts';
import {
  EditTournamentDocument,
  MyTournamentsDocument,
  type TournamentDetailFragment,
} from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

/** /tournaments/:id/edit: the terms of a draft, filled in as they are. */
export function EditScreen() {
  const { id = '' } = useParams();
  const viewer = useViewer();
  const { query, tournament } = useTournament(id, null);
  const isOwn = tournament !== null && tournament.organiser.id === viewer?.id;
  return (
    <Page
      title={t.editTheDraft()}
      subtitle={t.itsTermsMayChangeUntilYouAnnounce()}
      back={
        <Link to={tournament === null ? tournamentsPath : tournamentDeskPath(id)}>
          {tournament?.title ?? t.tournaments()}
        </Link>
      }
    >
      <Loaded query={{ ...query, data: tournament }} what={t.theTournament()} skeleton={[3, 240]}>
        {(found) =>
          isOwn && found.status === 'DRAFT' ? (
            <EditForm draft={found} />
          ) : (
            <EmptyState
              title={isOwn ? t.itsTermsStand() : t.thisDeskIsItsOrganisers()}
              action={
                <Button asChild>
                  <Link to={tournamentPath(id)}>{t.toTheTournament()}</Link>
                </Button>
              }
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function EditForm({ draft }: { readonly draft: TournamentDetailFragment }) {
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
