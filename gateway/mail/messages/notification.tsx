import type { ToldItem } from '../mail.ts';
import { Action, type Letter, Unsubscribe, Words } from './letter.tsx';

export const notification = (
  { username, title, message, url }: ToldItem & { username: string },
  publicUrl: string,
): Letter => ({
  subject: title,
  url,
  body: (
    <>
      <Words>
        Hello {username}. {message}
      </Words>
      <Action url={url}>Open Gauntlet</Action>
      <Unsubscribe publicUrl={publicUrl} />
    </>
  ),
});
