import { css } from '@emotion/react';
import { Download } from 'lucide-react';
import { saveFile } from '../../parts/take-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { formatCount } from '../../format/format.ts';
import { DescriptionList } from '../../ui/list/description-list.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { checkOpening, fileOfOpening } from '../check-opening.ts';
import { findKept } from '../kept-openings.ts';
import { OpeningDate } from './opening-date.tsx';
import type { CrateOpeningFieldsFragment } from '../operations/__generated__/item.gql.ts';
import * as t from '../__generated__/messages.ts';

const long = css({ overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: 'var(--size-12)' });

const Long = ({ text }: { readonly text: string }) => <span css={long}>{text}</span>;

/** The draw computed again in this browser, with all that it takes to do so elsewhere. */
export function OpeningProof({ opening }: { readonly opening: CrateOpeningFieldsFragment }) {
  const { faults, isUnknown, isWitnessed } = checkOpening(opening, findKept(opening.id));
  const file = fileOfOpening(opening);
  return (
    <Stack gap={4}>
      {isUnknown ? (
        <Notice tone="warn" live title={t.notCheckedYet()}>
          {t.theOddsOfThisOpeningAreNewer()}
        </Notice>
      ) : faults.length > 0 ? (
        <Notice tone="loss" live title={t.thisOpeningDoesNotHold()}>
          {t.checkedInYourBrowserFaults({ faults: faults.join('; ') })}
        </Notice>
      ) : (
        <Notice tone="win" live title={t.checkedInYourBrowser()}>
          {isWitnessed ? t.theSecretHasTheHash() : t.theRollFollowsFromSecretAndSeed()}
        </Notice>
      )}
      <DescriptionList
        items={[
          { term: t.roll(), detail: formatCount(opening.roll) },
          { term: t.numberOfTheOpening(), detail: opening.nonce },
          { term: t.yourSeed(), detail: <Long text={opening.clientSeed} /> },
          { term: t.hashShownBefore(), detail: <Long text={opening.commitment} /> },
          { term: t.secret(), detail: <Long text={opening.serverSecret} /> },
          {
            term: t.hashOfTheOddsVersion({ oddsVersion: opening.oddsVersion }),
            detail: <Long text={opening.tableHash} />,
          },
        ]}
      />
      {file === null ? null : (
        <Button
          variant="ghost"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(`gauntlet-crate-${opening.nonce}.json`, file, 'application/json')}
        >
          {t.downloadTheProof()}
        </Button>
      )}
      <OpeningDate opening={opening} />
    </Stack>
  );
}
