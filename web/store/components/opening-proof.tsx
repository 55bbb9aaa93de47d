import { css } from '@emotion/react';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkOpening } from '../check-opening.ts';
import { findKept } from '../kept-openings.ts';
import { OpeningDate } from './opening-date.tsx';
import type { CrateOpeningFieldsFragment } from '../operations/__generated__/crate-opening-fields.gql.ts';

const long = css({ overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: 'var(--size-12)' });

const Long = ({ text }: { readonly text: string }) => <span css={long}>{text}</span>;

/** The draw computed again in this browser, with all that it takes to do so elsewhere. */
export function OpeningProof({ opening }: { readonly opening: CrateOpeningFieldsFragment }) {
  const { faults, isUnknown, isWitnessed } = checkOpening(opening, findKept(opening.id));
  return (
    <Stack gap={4}>
      {isUnknown ? (
        <Notice tone="warn" live title="Not checked yet">
          The odds of this opening are newer than this page. Load the page again to check it; if it says the same then,
          contact support.
        </Notice>
      ) : faults.length > 0 ? (
        <Notice tone="loss" live title="This opening does not hold">
          Checked in your browser: {faults.join('; ')}. Contact support.
        </Notice>
      ) : (
        <Notice tone="win" live title="Checked in your browser">
          {isWitnessed
            ? 'The secret has the hash that this browser saw before the opening, and the roll follows from it and your seed.'
            : 'The roll follows from secret and seed. Another browser saw the hash before the opening; it can check that too.'}
        </Notice>
      )}
      <DescriptionList
        items={[
          { term: 'Roll', detail: opening.roll.toLocaleString('en-US') },
          { term: 'Number of the opening', detail: opening.nonce },
          { term: 'Your seed', detail: <Long text={opening.clientSeed} /> },
          { term: 'Hash shown before', detail: <Long text={opening.commitment} /> },
          { term: 'Secret', detail: <Long text={opening.serverSecret} /> },
          { term: `Hash of the odds, version ${opening.oddsVersion}`, detail: <Long text={opening.tableHash} /> },
        ]}
      />
      <OpeningDate opening={opening} />
    </Stack>
  );
}
