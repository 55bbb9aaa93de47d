import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Area } from '../soon.routes.tsx';

/** Stands for an area that is not open yet: names it, says what it is for, and leads on. */
export function AreaScreen({ area: { title, purpose, onward } }: { readonly area: Area }) {
  return (
    <Page title={title} width="medium">
      <EmptyState
        title="This area opens soon"
        action={
          <Button asChild variant="primary">
            <Link to={onward.to}>{onward.label}</Link>
          </Button>
        }
      >
        {purpose}
      </EmptyState>
    </Page>
  );
}
