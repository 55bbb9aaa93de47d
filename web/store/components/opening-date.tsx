import { useQuery } from '@apollo/client/react';
import { aboutCrate } from '../../../domain/wallet/commitments.ts';
import { CommitmentDate } from '../../parts/commitment-date.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { type CrateOpeningFieldsFragment, ReadOpeningDateDocument } from '../operations/__generated__/item.gql.ts';
import * as t from '../__generated__/messages.ts';

interface OpeningDateProps {
  readonly opening: Pick<CrateOpeningFieldsFragment, 'id' | 'nonce' | 'commitment'>;
}

/** Since when the secret of an opening has been fixed, by the chain of the ledger. Whoever sees one has opened it. */
export function OpeningDate({ opening: { id, nonce, commitment } }: OpeningDateProps) {
  const viewer = useViewer();
  const query = useQuery(ReadOpeningDateDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  if (!viewer) return null;
  return (
    <Loaded query={query} what={t.theDateOfTheHash()} skeleton={[1, 56]}>
      {({ crateOpening }) => (
        <CommitmentDate
          committed={{ about: aboutCrate(viewer.id, nonce), commitment }}
          date={crateOpening.commitmentDate}
        />
      )}
    </Loaded>
  );
}
