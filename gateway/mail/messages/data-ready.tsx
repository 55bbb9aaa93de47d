import { Action, Aside, type Letter, Words, momentOf } from './letter.tsx';

export const dataReady = ({
  username,
  url,
  expiresAt,
}: {
  username: string;
  url: string;
  expiresAt: number;
}): Letter => ({
  subject: 'Your Gauntlet data is ready',
  url,
  body: (
    <>
      <Words>
        Hello {username}. The archive with everything that we keep about you is ready. Sign in to download it:
      </Words>
      <Action url={url}>Download the Archive</Action>
      <Words>It can be fetched until {momentOf(expiresAt)}; then it is deleted.</Words>
      <Aside>You have not asked for it? Change your password: somebody else may have been in your account.</Aside>
    </>
  ),
});
