import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { afterResetPath } from '../../../domain/security/security.paths.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { SecurityDocument } from '../operations/__generated__/security.gql.ts';
import { ChangePasswordPanel } from './change-password-panel.tsx';
import { InspectionsPanel } from './inspections-panel.tsx';
import { LooksPanel } from './looks-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';
import * as t from '../__generated__/messages.ts';

const SKELETON = (
  <Skeleton label={t.loadingYourSecuritySettings()}>
    <Stack gap={5}>
      <SkeletonBlock height={150} shape="card" />
      <SkeletonBlock height={220} shape="card" />
    </Stack>
  </Skeleton>
);

/** Everything that protects the account: password, second factor, passkeys, sessions (SE-04, SE-05). */
export function SecuritySection() {
  const dialog = useAddressDialog('security');
  const query = useQuery(SecurityDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Grid min={440} gap={5} align="start">
      <ChangePasswordPanel />
      <Loaded query={{ ...query, data: query.data?.security }} what={t.yourSecuritySettings()} skeleton={SKELETON}>
        {(security) => (
          <>
            <TwoFactorPanel security={security} dialog={dialog} />
            <PasskeysPanel passkeys={security.passkeys} isTwoFactorOn={security.isTwoFactorOn} dialog={dialog} />
          </>
        )}
      </Loaded>
      <Stack gap={5}>
        <SessionsPanel dialog={dialog} />
        <Link to={afterResetPath}>{t.seeWhatYourResetsHaveEnded()}</Link>
      </Stack>
      <InspectionsPanel />
      <LooksPanel />
    </Grid>
  );
}
