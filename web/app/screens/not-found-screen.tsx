import { Link, useLocation } from 'react-router-dom';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** FR-12, with the specified hint about the router. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <Page title="404 Page Not Found" width="medium">
      <EmptyState
        title="Did you forget to add the page to the router?"
        action={
          <Button asChild variant="primary">
            <Link to={homePath}>Back to Hype Zone</Link>
          </Button>
        }
      >
        Nothing lives at {pathname}. The link may be old, or mistyped.
      </EmptyState>
    </Page>
  );
}
