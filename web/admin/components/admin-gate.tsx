import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { homePath } from '../../../domain/streams/streams.paths.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import * as t from '../__generated__/messages.ts';

/**
 * The administrator area opens for staff only; everybody else is told so (C-05). The server holds the same rule for
 * every call.
 */
export function AdminGate({ children }: { readonly children: ReactNode }) {
  const viewer = useViewer();
  if (viewer?.isStaff === true) return children;
  return (
    <Page title={t.adminPanel()} width="medium">
      <EmptyState
        title={t.thisAreaIsForStaff()}
        action={
          <Button variant="primary" asChild>
            <Link to={homePath}>{t.backToHypeZone()}</Link>
          </Button>
        }
      >
        {t.moderatorsAndAdministratorsOfGauntlet()}
      </EmptyState>
    </Page>
  );
}
