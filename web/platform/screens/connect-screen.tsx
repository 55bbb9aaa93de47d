import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { LIVES } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { dashboardPath } from '../../../domain/battles/battles.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ConnectQuestion } from '../components/connect-question.tsx';

const home = (
  <Button asChild>
    <Link to={dashboardPath}>Go to Dashboard</Link>
  </Button>
);

/** What the application has done wrong, by the codes of OAuth. */
const FAULTS: Readonly<Record<string, string>> = {
  invalid_client: 'We do not know this application, or it was removed.',
  invalid_redirect_uri: 'It wants to send you to an address that it has not registered.',
  access_denied: 'Another account has signed in meanwhile, so nothing was connected.',
};

/** /connect/:id: what an application asks of the player whose browser it has sent here. */
export function ConnectScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const [isAnswered, setAnswered] = useState(false);
  return (
    <Page title="Connect an Application" width="narrow">
      <Card padding={6}>
        {id === 'failed' ? (
          <EmptyState title="The application could not ask" action={home}>
            {FAULTS[params.get('why') ?? ''] ?? 'What it has sent you here with is not usable.'} Go back to it and try
            again; if that does not help, tell whoever makes it.
          </EmptyState>
        ) : isAnswered ? (
          <Spinner label="Sending you back" />
        ) : (
          <ConnectQuestion
            of={{ id }}
            gone={
              <EmptyState title="This question is not open any more" action={home}>
                It was answered, has run out after {LIVES.request / MINUTE} minutes, or came from another browser. Go
                back to the application and start again there.
              </EmptyState>
            }
            onAnswered={({ goesOnAt }) => {
              setAnswered(true);
              if (goesOnAt !== null) window.location.assign(goesOnAt);
            }}
          />
        )}
      </Card>
    </Page>
  );
}
