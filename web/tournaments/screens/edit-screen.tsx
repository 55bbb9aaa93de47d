import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { tournamentDeskPath, tournamentPath, tournamentsPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { useTournament } from '../hooks/use-tournament.ts';
import * as t from '../__generated__/messages.ts';

// With the schemas of the form, which nobody needs for a tournament that is no draft any more.
const EditForm = lazyPart(async () => (await import('../components/edit-form.tsx')).EditForm);

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
            <Suspense>
              <EditForm draft={found} />
            </Suspense>
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
