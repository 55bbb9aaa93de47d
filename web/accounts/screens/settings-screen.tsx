import { useQuery } from '@apollo/client/react';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { LanguageSelect } from '../components/language-select.tsx';
import { SettingsEditor } from '../components/settings-editor.tsx';
import { ReadPreferencesDocument } from '../operations/__generated__/preferences.gql.ts';
import { formOf } from '../settings-words.ts';
import * as t from '../__generated__/messages.ts';

const SKELETON = (
  <Skeleton label={t.loadingYourSettings()}>
    <Stack gap={5}>
      <SkeletonBlock height={44} shape="card" />
      <SkeletonBlock height={280} shape="card" />
      <SkeletonBlock height={220} shape="card" />
    </Stack>
  </Skeleton>
);

/** SE-01 to SE-09 */
export function SettingsScreen() {
  const query = useQuery(ReadPreferencesDocument);
  return (
    <Page title={t.settings()} actions={<LanguageSelect />}>
      <Loaded query={{ ...query, data: query.data?.preferences }} what={t.yourSettings()} skeleton={SKELETON}>
        {(preferences) => <SettingsEditor stored={formOf(preferences)} />}
      </Loaded>
    </Page>
  );
}
