import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Message } from '../talk.ts';
import { MessageRow } from './message-row.tsx';

const message = (frame: string | null, title: string | null, skin: string | null = null): Message => ({
  __typename: 'ChatMessage',
  id: 'm1',
  channelId: 'general',
  kind: 'TEXT',
  username: 'rival',
  message: 'good game',
  timestamp: 0,
  isPinned: false,
  isAdmin: false,
  isDeleted: false,
  author: {
    __typename: 'Player',
    id: '2',
    username: 'rival',
    avatarUrl: null,
    worn: { __typename: 'Worn', frame, title, skin },
  },
  reactions: [],
});

function row(of: Message, isNext = false): HTMLElement {
  const { container } = render(
    <MessageRow
      message={of}
      isNext={isNext}
      viewerName="demo"
      isShown={false}
      onReact={() => undefined}
      toolbar={null}
    />,
  );
  return container;
}

it('draws the frame of the author around the face and the title beside the name, once for messages in a row', () => {
  const first = row(message('victory-frame', 'Champion'));
  expect(first.querySelector('strong')?.nextElementSibling?.textContent).toBe('Champion');
  expect(first.querySelectorAll('ellipse')).toHaveLength(10);
  const next = row(message('victory-frame', 'Champion'), true);
  expect([next.textContent?.includes('Champion'), next.querySelectorAll('ellipse').length]).toEqual([false, 0]);
});

it('shows what a win of the author throws beside the name, once for messages in a row', () => {
  const splinters = (of: HTMLElement) => of.querySelectorAll('[data-splinters] > span').length;
  expect(splinters(row(message(null, null, 'neon-skin')))).toBe(4);
  expect(splinters(row(message(null, null, 'neon-skin'), true))).toBe(0);
});

it('leaves name and face as they are where nothing is worn', () => {
  const plain = row(message(null, null));
  expect(plain.querySelectorAll('ellipse, [data-splinters]')).toHaveLength(0);
  expect(plain.querySelector('strong')?.nextElementSibling?.querySelector('time')).not.toBeNull();
});

it('shows who came with a raid as nothing that can be typed', () => {
  const said = 'came with 12 viewers';
  const [raid, typed] = [
    row({ ...message(null, null), kind: 'RAID', message: said }),
    row({ ...message(null, null), message: said }),
  ];
  const icons = (of: HTMLElement) => of.querySelectorAll('p > svg').length;
  expect([raid.textContent?.includes(said), typed.textContent?.includes(said)]).toEqual([true, true]);
  expect([icons(raid), icons(typed)]).toEqual([1, 0]);
});
