import { useQuery } from '@apollo/client/react';
import { EyeOff } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { usernameKeyOf } from '../../../domain/accounts/username-key.ts';
import { failureOf } from '../../data/failure.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { addFriendPath, invitePlayerPath } from '../../../domain/friends/friends.paths.ts';
import { profilePath } from '../../../domain/profiles/profiles.paths.ts';
import { Part } from '../../parts/part.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { Face } from '../../ui/face/face.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Card } from '../../ui/list/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/layout/skeleton.tsx';
import { EmptyState } from '../../ui/layout/states.tsx';
import { Heading, Text } from '../../ui/layout/text.tsx';
import { LinkedNames } from '../components/linked-accounts.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import { ProfileSkeleton } from '../components/profile-skeleton.tsx';
import { PlayerProfileDocument, type ProfileFieldsFragment } from '../operations/__generated__/profile.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Another player, as far as the player wants to be seen (SE-02, SE-03). */
export function PlayerScreen() {
  const { username = '' } = useParams();
  const viewer = useViewer();
  const isOwn = viewer !== null && usernameKeyOf(viewer.username) === usernameKeyOf(username);
  if (isOwn) return <Navigate to={profilePath} replace />;
  return <Player key={username} username={username} />;
}

function Player({ username }: { readonly username: string }) {
  const query = useQuery(PlayerProfileDocument, { variables: { username }, fetchPolicy: 'cache-and-network' });
  const profile = query.data?.player;
  if (profile)
    return (
      <Page
        title={profile.username}
        actions={
          <>
            <Button asChild>
              <Link to={addFriendPath(profile.username)}>{t.addFriend()}</Link>
            </Button>
            <Button asChild variant="primary">
              <Link to={invitePlayerPath(profile.username)}>{t.challenge()}</Link>
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          {profile.isHidden ? <Hidden {...profile} /> : <ProfileCard profile={profile} />}
          <Part of="notes.panel" player={profile} waiting={<NoteSkeleton />} />
          {!profile.isHidden && <Shown profile={profile} />}
        </Stack>
      </Page>
    );
  if (query.error && failureOf(query.error).code === 'NOT_FOUND')
    return (
      <Page title={t.playerNotFound()}>
        <EmptyState title={t.thereIsNoPlayerCalledUsername({ username })}>{t.theNameMayHaveBeenChanged()}</EmptyState>
      </Page>
    );
  return (
    <Page title={username}>
      <Loaded query={{ ...query, data: profile }} what={t.theProfileToLoad()} skeleton={<ProfileSkeleton />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

const Hidden = ({ id, username, avatarUrl }: ProfileFieldsFragment) => (
  <Card as="section" aria-label={t.profile()}>
    <Row gap={5} align="center">
      <Face id={id} src={avatarUrl} size={64} />
      <Stack gap={1}>
        <Heading level={2}>@{username}</Heading>
        <Row gap={2}>
          <EyeOff size={18} aria-hidden="true" />
          <Text>{t.thisProfileIsPrivate()}</Text>
        </Row>
      </Stack>
    </Row>
  </Card>
);

const NoteSkeleton = () => (
  <Skeleton>
    <SkeletonBlock height={166} shape="card" />
  </Skeleton>
);

const Shown = ({ profile }: { readonly profile: ProfileFieldsFragment }) => (
  <Stack gap={5}>
    <Grid min={340} gap={5} align="start">
      <Part of="results.statistics" profile={profile} />
      <LinkedNames accounts={profile.linkedAccounts} />
    </Grid>
    <Part of="results.record" profile={profile} isOwn={false} />
  </Stack>
);
