import { useQuery } from '@apollo/client/react';
import { Suspense, useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../parts/loaded.tsx';
import { settingsSectionPath } from '../../../domain/accounts/accounts.paths.ts';
import { Part } from '../../parts/part.tsx';
import { useLeaveWarning } from '../../forms/use-leave-warning.ts';
import { type Viewer, useViewer } from '../../session/use-viewer.ts';
import { Button } from '../../ui/form/button.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { fetchSoon, lazyPart } from '../../ui/layout/lazy-part.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { LeaveDialog } from '../../forms/leave-dialog.tsx';
import { GameNames } from '../components/game-names.tsx';
import { LinkedAccounts } from '../components/linked-accounts.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import { ProfileSkeleton } from '../components/profile-skeleton.tsx';
import { type MyProfileQuery, MyProfileDocument } from '../operations/__generated__/sign-in.gql.ts';
import { linkNewsIn } from '../profile-words.ts';
import * as t from '../__generated__/messages.ts';

// Nobody sees it before pressing Edit.
const UsernameForm = lazyPart(async () => (await import('../components/username-form.tsx')).UsernameForm);
fetchSoon(UsernameForm.fetch);

type Own = NonNullable<MyProfileQuery['viewer']>;
type Elsewhere = Pick<MyProfileQuery, 'myGameFeed' | 'myLichess'>;

/** PR-01 to PR-05 */
export function ProfileScreen() {
  const viewer = useViewer();
  const [params] = useSearchParams();
  const query = useQuery(MyProfileDocument, { fetchPolicy: 'cache-and-network' });
  const own = query.data?.viewer;
  const news = linkNewsIn(params);
  return (
    <Page
      title={t.profile()}
      actions={
        <Button asChild variant="ghost">
          <Link to={settingsSectionPath('privacy')}>{t.whoCanSeeThis()}</Link>
        </Button>
      }
    >
      {news && (
        <Notice tone={news.tone} live>
          {news.title}
        </Notice>
      )}
      <Loaded
        query={{ ...query, data: query.data && own && viewer && { own, viewer, elsewhere: query.data } }}
        what={t.yourProfileToLoad()}
        skeleton={<ProfileSkeleton />}
      >
        {(read) => <OwnProfile {...read} />}
      </Loaded>
    </Page>
  );
}

interface OwnProfileProps {
  readonly own: Own;
  readonly viewer: Viewer;
  readonly elsewhere: Elsewhere;
}

/** In the place of a panel whose file is on its way. */
const Waiting = ({ height }: { readonly height: number }) => (
  <Skeleton>
    <SkeletonBlock height={height} shape="card" />
  </Skeleton>
);

function OwnProfile({ own, viewer, elsewhere: { myGameFeed, myLichess } }: OwnProfileProps) {
  const { linkOffers, gameNames } = own;
  const hasGame = myGameFeed.mode !== 'OFF' || myGameFeed.madeAt !== null;
  const hasLichess = myLichess.isOffered || myLichess.accountId !== null;
  // The picture is changed on the viewer's own record.
  const profile = { ...own.profile, avatarUrl: viewer.avatarUrl };
  return (
    <Stack gap={5}>
      <EditableCard profile={profile} viewer={viewer} />
      <Grid min={340} gap={5} align="start">
        <Part of="results.statistics" profile={profile} />
        <Stack gap={5}>
          <GameNames names={gameNames} />
          <LinkedAccounts offers={linkOffers} />
          <Part of="proof.account" waiting={hasGame && <Waiting height={297} />} />
          <Part of="proof.lichess" waiting={hasLichess && <Waiting height={221} />} />
        </Stack>
      </Grid>
      <Part of="results.record" profile={profile} isOwn />
    </Stack>
  );
}

/** The edit mode stands in the address, so that Back leaves it. */
function EditableCard({ profile, viewer }: { readonly profile: Own['profile']; readonly viewer: Viewer }) {
  const [params, setParams] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  const isEditing = params.has('edit');
  const { blocker } = useLeaveWarning(isEditing && isDirty, ({ pathname }) => pathname);
  const setEditing = useCallback(
    (next: boolean): void => {
      setDirty(false);
      setParams(next ? { edit: 'username' } : {}, { replace: !next });
    },
    [setParams],
  );
  if (!isEditing) return <ProfileCard profile={profile} onEdit={() => setEditing(true)} />;
  return (
    <ProfileCard profile={profile}>
      <Stack gap={5}>
        <Part of="accounts.avatar" viewer={viewer} />
        <Suspense fallback={<Waiting height={150} />}>
          <UsernameForm username={profile.username} onDirtyChange={setDirty} onDone={() => setEditing(false)} />
        </Suspense>
      </Stack>
      <LeaveDialog blocker={blocker} />
    </ProfileCard>
  );
}
