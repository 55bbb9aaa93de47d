import { Link, useLocation } from 'react-router-dom';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { Button } from '../../ui/form/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import * as t from '../__generated__/messages.ts';

/** FR-12, with the specified hint about the router. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <Page title={t.pageNotFound()} width="medium">
      <EmptyState
        title={t.didYouForgetToAddThePage()}
        action={
          <Button asChild variant="primary">
            <Link to={homePath}>{t.backToHypeZone()}</Link>
          </Button>
        }
      >
        {t.nothingLivesAt({ pathname })}
      </EmptyState>
    </Page>
  );
}
