import type { ToldItem } from '../mail.ts';
import { Action, type Letter, Unsubscribe, Words, type Writing } from './letter.tsx';

export const notification = (
  { username, title, message, url }: ToldItem & { username: string },
  { t, publicUrl }: Writing,
): Letter => ({
  subject: title,
  url,
  body: (
    <>
      <Words>{t.helloMessage({ username, message })}</Words>
      <Action url={url}>{t.openGauntlet()}</Action>
      <Unsubscribe t={t} publicUrl={publicUrl} />
    </>
  ),
});
