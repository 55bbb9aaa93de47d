import { useQuery } from '@apollo/client/react';
import { aboutCourse } from '../../../domain/wallet/commitments.ts';
import { CommitmentDate } from '../../parts/commitment-date.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { type ArcadeRunFieldsFragment, ReadRunDateDocument } from '../operations/__generated__/arcade.gql.ts';
import * as t from '../__generated__/messages.ts';

interface RunDateProps {
  readonly run: Pick<ArcadeRunFieldsFragment, 'id' | 'contestId' | 'commitment'>;
}

/** Since when the course of a run has been fixed, by the chain of the ledger. */
export function RunDate({ run: { id, contestId, commitment } }: RunDateProps) {
  const query = useQuery(ReadRunDateDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} what={t.theDateOfTheCourse()} skeleton={[1, 56]}>
      {({ arcadeRun }) => (
        <CommitmentDate
          committed={{ about: aboutCourse(contestId), commitment }}
          date={arcadeRun?.commitmentDate ?? null}
        />
      )}
    </Loaded>
  );
}
