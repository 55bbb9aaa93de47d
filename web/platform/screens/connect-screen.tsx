import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { LIVES } from '../../../domain/platform/application.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { dashboardPath } from '../../../domain/battles/battles.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Spinner } from '../../ui/layout/spinner.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { ConnectQuestion } from '../components/connect-question.tsx';
import * as t from '../__generated__/messages.ts';

const home = (
  <Button asChild>
    <Link to={dashboardPath}>{t.goToDashboard()}</Link>
  </Button>
);

/** What the application has done wrong, by the codes of OAuth. */
const FAULTS: Readonly<Record<string, string>> = {
  invalid_client: t.weDoNotKnowThisApplication(),
  invalid_redirect_uri: t.itWantsToSend(),
  access_denied: t.anotherAccountHasSignedInMeanwhileSo(),
};

/** /connect/:id: what an application asks of the player whose browser it has sent here. */
export function ConnectScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const [isAnswered, setAnswered] = useState(false);
  return (
    <Page title={t.connectAnApplication()} width="narrow">
      <Card padding={6}>
        {id === 'failed' ? (
          <EmptyState title={t.theApplicationCouldNotAsk()} action={home}>
            {t.goBackToItAndTryAgain({ fault: FAULTS[params.get('why') ?? ''] ?? t.whatItHasSent() })}
          </EmptyState>
        ) : isAnswered ? (
          <Spinner label={t.sendingYouBack()} />
        ) : (
          <ConnectQuestion
            of={{ id }}
            gone={
              <EmptyState title={t.thisQuestionIsNotOpenAnyMore()} action={home}>
                {t.itWasAnsweredOrHasRunOut({ minutes: LIVES.request / MINUTE })}
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
