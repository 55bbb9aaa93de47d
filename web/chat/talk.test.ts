import { describe, expect, it } from 'vitest';
import { DAY } from '../../domain/shared/time.ts';
import {
  type ChatMessageEvent,
  type Message,
  type Talk,
  hasOthers,
  withMessageEvent,
  withMessage,
  withOlder,
  withOwnReaction,
  withoutAuthor,
} from './talk.ts';
import { rowsOf } from './talk-rows.ts';

const message = (id: string, change: Partial<Message> = {}): Message => ({
  __typename: 'ChatMessage',
  id,
  channelId: 'general',
  kind: 'TEXT',
  username: 'rival',
  message: `text of ${id}`,
  timestamp: Number(id.slice(1)) * 1_000,
  isPinned: false,
  isAdmin: false,
  isDeleted: false,
  author: {
    __typename: 'Player',
    id: '2',
    username: 'rival',
    avatarUrl: null,
    worn: { __typename: 'Worn', frame: null, title: null, skin: null },
  },
  reactions: [],
  ...change,
});

const reaction = (emoji: string, count: number, isOwn: boolean | null) => ({
  __typename: 'ChatReaction' as const,
  emoji,
  count,
  isOwn,
});

const messageEvent = (
  kind: ChatMessageEvent['kind'],
  about: Message,
  change: Partial<ChatMessageEvent> = {},
): ChatMessageEvent => ({
  __typename: 'ChatMessageEvent',
  seq: 10,
  kind,
  byId: about.author.id,
  emoji: null,
  isOn: null,
  message: about,
  ...change,
});

const talk = (...messages: Message[]): Talk => ({ messages, pins: [], older: 'cursor', seq: 5 });
const ids = ({ messages }: Talk): string[] => messages.map(({ id }) => id);

describe('a talk', () => {
  it('takes a new message to its end, once, however often it is heard', () => {
    const one = withMessageEvent(talk(message('m1')), messageEvent('POSTED', message('m2')), '1');
    const two = withMessageEvent(one, messageEvent('POSTED', message('m2')), '1');
    expect(ids(two)).toEqual(['m1', 'm2']);
    expect(two.seq).toBe(10);
  });

  it('puts messages that arrive the other way round in their order', () => {
    const late = withMessageEvent(talk(message('m1'), message('m3')), messageEvent('POSTED', message('m2')), '1');
    expect(ids(late)).toEqual(['m1', 'm2', 'm3']);
  });

  it('leaves no gap: an older message comes with its page', () => {
    const start = talk(message('m5'));
    expect(ids(withMessageEvent(start, messageEvent('POSTED', message('m2')), '1'))).toEqual(['m5']);
    expect(ids(withMessageEvent(start, messageEvent('REACTED', message('m9')), '1'))).toEqual(['m5']);
    expect(ids(withOlder(start, [message('m3'), message('m4')], null))).toEqual(['m3', 'm4', 'm5']);
  });

  it('does not let an older copy of a page undo what was heard since', () => {
    const deleted = withMessageEvent(
      talk(message('m1')),
      messageEvent('DELETED', message('m1', { isDeleted: true, message: '' })),
      '1',
    );
    expect(withOlder(deleted, [message('m1')], null).messages[0]).toMatchObject({ isDeleted: true });
  });

  it('knows which reactions are the own, though everybody is told the same', () => {
    const start = talk(message('m1', { reactions: [reaction('🔥', 1, true)] }));
    const byOther = withMessageEvent(
      start,
      messageEvent('REACTED', message('m1', { reactions: [reaction('🔥', 2, null), reaction('👍', 1, null)] }), {
        byId: '3',
        emoji: '👍',
        isOn: true,
      }),
      '1',
    );
    expect(byOther.messages[0]?.reactions.map(({ isOwn }) => isOwn)).toEqual([true, false]);
    const elsewhere = withMessageEvent(
      byOther,
      messageEvent('REACTED', message('m1', { reactions: [reaction('🔥', 1, null), reaction('👍', 2, null)] }), {
        byId: '1',
        emoji: '👍',
        isOn: true,
      }),
      '1',
    );
    expect(elsewhere.messages[0]?.reactions.map(({ isOwn }) => isOwn)).toEqual([true, true]);
  });

  it('shows the own reaction at once and takes it back', () => {
    const on = withOwnReaction(talk(message('m1')), 'm1', '🔥', true);
    expect(on.messages[0]?.reactions).toEqual([reaction('🔥', 1, true)]);
    expect(withOwnReaction(on, 'm1', '🔥', true)).toBe(on);
    expect(withOwnReaction(on, 'm1', '🔥', false).messages[0]?.reactions).toEqual([]);
    expect(withOwnReaction(on, 'unknown', '🔥', false)).toBe(on);
  });

  it('keeps its pins by what happens, for messages that are not shown too', () => {
    const pinned = withMessageEvent(
      talk(message('m5')),
      messageEvent('PINNED', message('m1', { isPinned: true })),
      '1',
    );
    expect(pinned.pins.map(({ id }) => id)).toEqual(['m1']);
    const gone = withMessageEvent(pinned, messageEvent('DELETED', message('m1', { isDeleted: true })), '1');
    expect(gone.pins).toEqual([]);
    expect(withMessage(talk(message('m5')), message('m5', { isPinned: true })).pins).toHaveLength(1);
  });

  it('forgets a player who was blocked', () => {
    const other = { ...message('m2').author, id: '3' };
    expect(ids(withoutAuthor(talk(message('m1'), message('m2', { author: other })), '2'))).toEqual(['m2']);
  });
});

describe('rowsOf', () => {
  it('draws a line before each day and brings messages of one author together', () => {
    const start = new Date(2026, 4, 10, 12).getTime();
    const at = (id: string, timestamp: number, change: Partial<Message> = {}) => message(id, { timestamp, ...change });
    const rows = rowsOf(
      [at('m1', start), at('m2', start + DAY), at('m3', start + DAY + 60_000), at('m4', start + DAY + 900_000)],
      true,
      start + DAY + 1_000_000,
    );
    expect(
      rows.map((row) => (row.kind === 'message' ? [row.key, row.isNext] : row.kind === 'day' ? row.label : row.kind)),
    ).toEqual(['start', 'Yesterday', ['m1', false], 'Today', ['m2', false], ['m3', true], ['m4', false]]);
    expect(rowsOf([at('m1', start)], false, start + 9 * DAY)[0]).toMatchObject({ label: 'May 10, 2026' });
  });

  const noon = new Date(2026, 4, 10, 12).getTime();
  const four = [1, 2, 3, 4].map((n) => message(`m${n}`, { timestamp: noon + n * 1_000 }));
  const lineIn = (messages: readonly Message[], newFrom: string | null): string[] =>
    rowsOf(messages, false, noon + 9_000, newFrom).map((row) => (row.kind === 'new' ? row.label : row.key));
  const day = `day-${new Date(noon).toDateString()}`;

  it.each([
    ['m3', [day, 'm1', 'm2', 'New since 12:00 PM', 'm3', 'm4']],
    ['m1', [day, 'New since 12:00 PM', 'm1', 'm2', 'm3', 'm4']],
    [null, [day, 'm1', 'm2', 'm3', 'm4']],
    ['m0', [day, 'm1', 'm2', 'm3', 'm4']],
  ])('draws a line above the first unread message %s, and none where it is not known', (newFrom, rows) => {
    expect(lineIn(four, newFrom)).toEqual(rows);
  });

  it('keeps the line where it is when more comes below it and above it', () => {
    const [first, ...rest] = four as [Message, ...Message[]];
    expect(lineIn(rest, 'm3')).toEqual([day, 'm2', 'New since 12:00 PM', 'm3', 'm4']);
    const later = message('m5', { timestamp: noon + 5_000 });
    expect(lineIn([first, ...rest, later], 'm3')).toEqual([day, 'm1', 'm2', 'New since 12:00 PM', 'm3', 'm4', 'm5']);
  });

  it('says again below the line who writes', () => {
    const rows = rowsOf(four, false, noon + 9_000, 'm3');
    expect(rows.flatMap((row) => (row.kind === 'message' ? [[row.key, row.isNext]] : []))).toEqual([
      ['m1', false],
      ['m2', true],
      ['m3', false],
      ['m4', true],
    ]);
  });
});

describe('a latest page that is held against what is known', () => {
  const [m1, m2, m3, m4] = [message('m1'), message('m2'), message('m3'), message('m4')];
  it.each([
    ['the same', [m1, m2], [m1, m2], false],
    ['newer ones behind them, which the log tells', [m1, m2], [m1, m2, m3, m4], false],
    ['one that was hidden', [m1, m3], [m1, m2, m3], true],
    ['one hidden that was shown', [m1, m2, m3], [m1, m3], true],
    ['the last one hidden', [m1, m2], [m1], true],
    ['less of the past', [m1, m2, m3], [m2, m3], false],
    ['more of the past', [m2, m3], [m1, m2, m3], false],
    ['something where nothing was', [], [m1], true],
    ['nothing where nothing was', [], [], false],
  ])('has %s', (_what, known, page, isOther) => {
    expect(hasOthers(talk(...known), page, 'cursor')).toBe(isOther);
  });

  it('shows the beginning of the channel, where both reach it', () => {
    expect(hasOthers({ ...talk(m2), older: null }, [m1, m2], null)).toBe(true);
  });
});
