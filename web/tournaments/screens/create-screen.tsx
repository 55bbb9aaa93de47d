import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { BRACKET_CAPACITY, PREMIUM_CAPACITIES } from '../../../domain/tournaments/tournament.ts';
import { tournamentDeskPath } from '../../../domain/tournaments/tournaments.paths.ts';
import type { TournamentKind } from '../../data/__generated__/schema-types.ts';
import { useAction } from '../../data/use-action.ts';
import { LOCALE } from '../../format/locale.ts';
import { serverNow } from '../../live/server-clock.ts';
import { Page } from '../../ui/layout/page.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { TermsForm } from '../components/terms-form.tsx';
import { type CreateForm, emptyForm, inputOf } from '../create-form.ts';
import { CreateTournamentDocument, MyTournamentsDocument } from '../operations/__generated__/tournament.gql.ts';
import { KIND_WORDS, kindNamed } from '../tournament-words.ts';
import * as t from '../__generated__/messages.ts';

const either = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

const SUBTITLES: Readonly<Record<TournamentKind, string>> = {
  TOURNAMENT: t.youSetTheTermsPlayersBring(),
  BRACKET: t.aBracketForSoManyPlayers({ players: BRACKET_CAPACITY }),
  PREMIUM: t.aSmallFieldOf({ places: either.format(PREMIUM_CAPACITIES.map(String)) }),
};

/** /tournaments/new: the terms of a tournament or bracket, kept as a draft (BG-21). */
export function CreateScreen() {
  const [params] = useSearchParams();
  const kind = kindNamed(params.get('kind'));
  const words = KIND_WORDS[kind];
  const navigate = useNavigate();
  const toast = useToast();
  const create = useAction(CreateTournamentDocument, { changes: [MyTournamentsDocument] });
  /** Answers where the draft is worked on; null where it was not stored. */
  const store = async (values: CreateForm): Promise<string | null> => {
    const id = (await create.run({ input: inputOf(kind, values) }))?.createTournament?.id;
    return id === undefined ? null : tournamentDeskPath(id);
  };
  return (
    <Page title={t.createOne({ kind })} subtitle={SUBTITLES[kind]} back={<Link to={words.path}>{words.title}</Link>}>
      <TermsForm
        label={t.createOne({ kind })}
        kind={kind}
        initial={() => emptyForm(kind, serverNow())}
        sending={create}
        store={store}
        onStored={(desk) => {
          toast({ title: t.draftSaved(), description: t.nobodyElseSeesItUntilYouAnnounce() });
          void navigate(desk, { replace: true });
        }}
        submitLabel={t.saveAsDraft()}
      />
    </Page>
  );
}
