import { useQuery } from '@apollo/client/react';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SecurityDocument } from '../operations/__generated__/security.gql.ts';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';
import * as t from '../__generated__/messages.ts';

/** The second factor and the sessions alone, as on the creator hub (CR-17, CR-18). */
export function AccessSection() {
  const dialog = useAddressDialog('security');
  const query = useQuery(SecurityDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Stack gap={5}>
      <Loaded query={{ ...query, data: query.data?.security }} what={t.yourSecuritySettings()} skeleton={[2, 64]}>
        {(security) => <TwoFactorPanel security={security} dialog={dialog} />}
      </Loaded>
      <SessionsPanel dialog={dialog} />
    </Stack>
  );
}
