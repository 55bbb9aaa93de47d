import { FileSearch } from 'lucide-react';
import type { StaffLook } from '../../data/__generated__/schema-types.ts';
import { usePages } from '../../data/use-pages.ts';
import { formatDateTime } from '../../format/format.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/panel.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { OwnLooksDocument } from '../operations/__generated__/inspection.gql.ts';
import * as t from '../__generated__/messages.ts';

const WORDS: Readonly<Record<StaffLook, string>> = {
  ACCOUNT: t.staffOpenedYourAccount(),
  IDENTITY: t.staffOpenedYourIdentityDocument(),
  ADDRESS: t.staffOpenedYourProofOfAddress(),
  TAX_YEAR: t.staffOpenedYourTaxYear(),
  TAX_LIST: t.staffOpenedATaxList(),
  RISK_EVIDENCE: t.staffOpenedEvidenceOfARiskCheck(),
};

/** When staff looked at what is kept of the player. */
export function LooksPanel() {
  const read = usePages(OwnLooksDocument, 'accountLooks', { variables: {}, first: 10 });
  return (
    <Panel title={t.looksAtYourData()}>
      <PagedList
        read={read}
        what={t.whoLookedAtYourData()}
        skeleton={[2, 64]}
        empty={<Text tone="dim">{t.nobodyOfOurStaffHasLooked()}</Text>}
      >
        {(looks) => (
          <List label={t.looksAtYourData()}>
            {looks.map(({ id, what, at }) => (
              <ListRow
                key={id}
                leading={<FileSearch size={20} aria-hidden="true" />}
                title={WORDS[what]}
                detail={formatDateTime(at)}
              />
            ))}
          </List>
        )}
      </PagedList>
    </Panel>
  );
}
