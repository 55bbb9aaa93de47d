import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { MISSING_FILE_SENTENCE, isMissingFile } from '../../ui/layout/missing-file.ts';
import { Page } from '../../ui/layout/page.tsx';
import { ErrorState } from '../../ui/layout/states.tsx';
import * as t from '../__generated__/messages.ts';

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
    <Page title={isMissing ? t.thisPageCouldNotBeLoaded() : t.thisPageHasFailed()} width="medium">
      <ErrorState title={isMissing ? t.aPartOfThePageIsMissing() : t.somethingInThisPageBroke()} onRetry={retry}>
        {isMissing ? MISSING_FILE_SENTENCE : t.nothingWasSentTryAgainOrGo()}
      </ErrorState>
    </Page>
  );
  return isPage ? <main>{page}</main> : page;
}
