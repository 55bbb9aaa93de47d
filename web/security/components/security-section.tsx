import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { useAddressDialog } from '../../address/use-address-dialog.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { SecurityDocument } from '../operations/__generated__/security.gql.ts';
import { ChangePasswordPanel } from './change-password-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** Everything that protects the account: password, second factor, passkeys, sessions (SE-04, SE-05). */
export function SecuritySection() {
  const dialog = useAddressDialog('security');
  const { data, error, loading, refetch } = useQuery(SecurityDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const security = data?.security;
  return (
    <Stack gap={5}>
      <ChangePasswordPanel />
      {security ? (
        <>
          <TwoFactorPanel security={security} dialog={dialog} />
          <PasskeysPanel passkeys={security.passkeys} dialog={dialog} />
        </>
      ) : error ? (
        <ErrorState
          title="Failed to load your security settings"
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading your security settings">
          <Stack gap={5}>
            <SkeletonBlock height={150} shape="card" />
            <SkeletonBlock height={220} shape="card" />
          </Stack>
        </Skeleton>
      )}
      <SessionsPanel dialog={dialog} />
    </Stack>
  );
}
