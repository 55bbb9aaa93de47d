import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { MISSING_FILE_SENTENCE, isMissingFile } from '../../ui/missing-file.ts';
import { Page } from '../../ui/page.tsx';
import { ErrorState } from '../../ui/states.tsx';

/** In place of a page that broke, within its frame unless `isPage`: says what happened and tries again. */
export function RouteFailure({ isPage = false }: { readonly isPage?: boolean }) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const isMissing = isMissingFile(error);
  const retry = (): void => {
    // A newer version is only found by loading the page itself anew.
    if (isMissing && navigator.onLine) window.location.reload();
    else void navigate(location, { replace: true });
  };
  const page = (
    <Page title={isMissing ? 'This page could not be loaded' : 'This page has failed'} width="medium">
      <ErrorState title={isMissing ? 'A part of the page is missing' : 'Something in this page broke'} onRetry={retry}>
        {isMissing ? MISSING_FILE_SENTENCE : 'Nothing was sent. Try again, or go on elsewhere.'}
      </ErrorState>
    </Page>
  );
  return isPage ? <main>{page}</main> : page;
}
