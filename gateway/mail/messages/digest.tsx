import { notificationsPath } from '../../../domain/notifications/notifications.paths.ts';
import type { ToldItem } from '../mail.ts';
import { Action, type Letter, Told, Unsubscribe, Words } from './letter.tsx';

interface Digest {
  readonly username: string;
  readonly items: readonly ToldItem[];
  readonly more: number;
}

export function digest({ username, items, more }: Digest, publicUrl: string): Letter {
  const [first] = items;
  const count = items.length + more;
  const url = `${publicUrl}${notificationsPath}`;
  return {
    subject: count === 1 && first ? first.title : `${count} new notifications`,
    url,
    body: (
      <>
        <Words>Hello {username}. This has happened since you were last here:</Words>
        {items.map((item) => (
          <Told key={item.url + item.title + item.message} title={item.title} url={item.url}>
            {item.message}
          </Told>
        ))}
        {more > 0 && <Words>{`And ${more} more.`}</Words>}
        <Action url={url}>Open Notifications</Action>
        <Unsubscribe publicUrl={publicUrl} />
      </>
    ),
  };
}
