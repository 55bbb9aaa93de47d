import { Share2 } from 'lucide-react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Button } from '../../ui/form/button.tsx';
import { lazyPart } from '../../ui/layout/lazy-part.tsx';
import type { TournamentDetailFragment } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

const ShareDialog = lazyPart(
  async () => (await import('./share-dialog.tsx')).ShareDialog,
  () => null,
);

/** Shows a public tournament to others; one that is for those who know its code is handed on at its desk. */
export function ShareButton({ tournament }: { readonly tournament: TournamentDetailFragment }) {
  const dialog = useAddressDialog('share');
  if (tournament.privacy !== 'PUBLIC' || tournament.status === 'DRAFT') return null;
  return (
    <>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => dialog.open('page')} data-screen-only>
        {t.share({ meaning: 'act' })}
      </Button>
      {dialog.value !== null && <ShareDialog tournament={tournament} onClose={dialog.close} />}
    </>
  );
}
