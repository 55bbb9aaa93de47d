import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { LanguageSelect } from '../components/language-select.tsx';
import { SettingsEditor } from '../components/settings-editor.tsx';
import { ReadPreferencesDocument } from '../operations/__generated__/preferences.gql.ts';
import { formOf, sectionIn } from '../settings-words.ts';
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
  const [params] = useSearchParams();
  const section = sectionIn(params);
  // The others have one thing in a row, which is as wide as lines are read.
  const isWide = section === 'notifications' || section === 'security';
  return (
    <Page title={t.settings()} width={isWide ? 'wide' : 'medium'} actions={<LanguageSelect />}>
      <Loaded query={{ ...query, data: query.data?.preferences }} what={t.yourSettings()} skeleton={SKELETON}>
        {(preferences) => <SettingsEditor stored={formOf(preferences)} />}
      </Loaded>
    </Page>
  );
}
