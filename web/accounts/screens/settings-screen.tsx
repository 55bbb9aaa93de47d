import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../data/failure.ts';
import { Stack } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { SettingsEditor } from '../components/settings-editor.tsx';
import { ReadPreferencesDocument } from '../operations/__generated__/read-preferences.gql.ts';
import { formOf } from '../settings-words.ts';

/** SE-01 to SE-09 */
export function SettingsScreen() {
  const { data, error, loading, refetch } = useQuery(ReadPreferencesDocument, { notifyOnNetworkStatusChange: true });
  const preferences = data?.preferences;
  return (
    <Page title="Settings" width="medium">
      {preferences ? (
        <SettingsEditor stored={formOf(preferences)} />
      ) : error ? (
        <ErrorState
          title="Failed to load your settings"
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          {failureOf(error).sentence}
        </ErrorState>
      ) : (
        <Skeleton label="Loading your settings">
          <Stack gap={5}>
            <SkeletonBlock height={44} shape="card" />
            <SkeletonBlock height={280} shape="card" />
            <SkeletonBlock height={220} shape="card" />
          </Stack>
        </Skeleton>
      )}
    </Page>
  );
}
