import { notificationsPath } from '../../../domain/notifications/notifications.paths.ts';
import type { ToldItem } from '../mail.ts';
import { Action, type Letter, Told, Unsubscribe, Words, type Writing } from './letter.tsx';

interface Digest {
  readonly username: string;
  readonly items: readonly ToldItem[];
  readonly more: number;
}

export function digest({ username, items, more }: Digest, { t, publicUrl }: Writing): Letter {
  const [first] = items;
  const count = items.length + more;
  const url = `${publicUrl}${notificationsPath}`;
  return {
    subject: count === 1 && first ? first.title : t.newNotifications({ count }),
    url,
    body: (
      <>
        <Words>{t.helloThisHasHappened({ username })}</Words>
        {items.map((item) => (
          <Told key={item.url + item.title + item.message} title={item.title} url={item.url}>
            {item.message}
          </Told>
        ))}
        {more > 0 && <Words>{t.andMore({ more })}</Words>}
        <Action url={url}>{t.openNotifications()}</Action>
        <Unsubscribe t={t} publicUrl={publicUrl} />
      </>
    ),
  };
}
