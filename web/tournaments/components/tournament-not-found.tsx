import * as z from 'zod/mini';
import { requiredText } from '../../../domain/shared/schema.ts';
import { Link, useLocation } from 'react-router-dom';
import { ENTRY_CODE_LENGTH } from '../../../domain/tournaments/tournament.ts';
import { tournamentsPath } from '../../../domain/tournaments/tournaments.paths.ts';
import { signInPathFrom } from '../../address/return-to.ts';
import { useForm } from '../../forms/use-form.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import * as t from '../__generated__/messages.ts';

const schema = z.object({ code: requiredText(ENTRY_CODE_LENGTH) });

interface NotFoundProps {
  readonly onCode: (code: string) => void;
  /** The code that was tried; null for none. */
  readonly tried: string | null;
}

/** The same for a tournament that does not exist and for one that is for those who know its code. */
export const TournamentNotFound = (props: NotFoundProps) =>
  useViewer() === null ? <NotForVisitors /> : <NotForYou {...props} />;

/** A code lets members in: visitors come back here with it. */
export function NotForVisitors() {
  const location = useLocation();
  return (
    <Page title={t.tournamentNotFound()} width="medium">
      <EmptyState
        title={t.thereIsNoSuchPublicTournament()}
        action={
          <Button variant="primary" asChild>
            <Link to={signInPathFrom(location)}>{t.signInToLookAgain()}</Link>
          </Button>
        }
      >
        {t.itMayBeGoneOrIsForMembers()}
      </EmptyState>
    </Page>
  );
}

function NotForYou({ onCode, tried }: NotFoundProps) {
  const form = useForm({
    schema,
    initial: { code: tried ?? '' },
    words: { code: t.enterTheCode() },
    send: ({ code }) => onCode(code.toUpperCase()),
  });
  return (
    <Page title={t.tournamentNotFound()} width="medium">
      <EmptyState
        title={t.thereIsNoSuchTournamentForYou()}
        action={
          <Button variant="primary" asChild>
            <Link to={tournamentsPath}>{t.allTournaments()}</Link>
          </Button>
        }
      >
        {tried === null ? t.itMayBeGoneOrNeedsItsCode() : t.itMayBeGoneOrHasAnotherCode()}
      </EmptyState>
      <Form {...form.wires}>
        <Stack gap={3} align="flex-start">
          <TextField
            label={t.entryCode()}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={ENTRY_CODE_LENGTH}
            {...form.field('code')}
          />
          <Button type="submit">{t.openWithThisCode()}</Button>
        </Stack>
      </Form>
    </Page>
  );
}
