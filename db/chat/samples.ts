import { v7 } from 'uuid';
import type { ChannelId } from '../../domain/chat/channels.ts';
import type { ReactionEmoji } from '../../domain/chat/reactions.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import { markRead } from './chat-user.queries.ts';
import { insertMessage, pinMessage } from './message.queries.ts';
import { insertReaction } from './reaction.queries.ts';
import type { Tx } from '../client/database.ts';

interface Line {
  /** Minutes ago. */
  readonly ago: number;
  /** The id of a demo account. */
  readonly by: string;
  readonly text: string;
  readonly kind?: 'roll' | 'flip' | 'shrug';
  readonly isPinned?: boolean;
  readonly reactions?: Readonly<Partial<Record<ReactionEmoji, readonly string[]>>>;
}

const hours = (count: number): number => (count * HOUR) / MINUTE;
const days = (count: number): number => (count * DAY) / MINUTE;

/** What was said, oldest first; of each channel `demo` has read all but the lines behind `READ_BEHIND`. */
const TALK: Readonly<Record<ChannelId, readonly Line[]>> = {
  general: [
    { ago: days(2), by: '7', text: 'Evening everybody. Who is up for a few duels tonight?' },
    { ago: days(2) - 4, by: '6', text: 'Me, after dinner. Mirage or Ascent, I do not mind.' },
    { ago: days(2) - 6, by: '9', text: 'Count me in for Ascent.', reactions: { '👍': ['6', '7'] } },
    { ago: days(1) + 90, by: '2', text: 'That last battle was closer than 13–5 looks, I promise.' },
    { ago: days(1) + 86, by: '1', text: 'It was! You had me on the B site every single time.' },
    {
      ago: days(1) + 80,
      by: '10',
      text: 'Recording is worth a watch, by the way.',
      reactions: { '🔥': ['1', '2', '8'] },
    },
    { ago: hours(9), by: '8', text: 'Is the stake held when I create a battle or only when somebody joins?' },
    {
      ago: hours(9) - 3,
      by: '4',
      text: 'When you create it. Cancel before somebody joins and all of it comes back, fee included.',
      reactions: { '👍': ['8', '1', '6'], '❤️': ['8'] },
    },
    { ago: hours(9) - 5, by: '8', text: 'Clear, thank you.' },
    { ago: hours(3), by: '6', text: 'd100: 87', kind: 'roll' },
    { ago: hours(3) - 1, by: '7', text: 'd100: 12', kind: 'roll', reactions: { '😂': ['6', '9', '10'] } },
    { ago: hours(3) - 2, by: '7', text: 'You start then ¯\\_(ツ)_/¯', kind: 'shrug' },
    { ago: 42, by: '8', text: 'Battle 3 still has an open seat, trios on Apex.' },
    { ago: 37, by: '10', text: 'Taking a look.' },
    { ago: 12, by: '2', text: '@demo rematch later? Same stake.' },
    { ago: 6, by: '7', text: 'Good luck to everybody playing tonight!', reactions: { '🎉': ['9', '10'] } },
  ],
  announcements: [
    {
      ago: days(9),
      by: '5',
      text: 'Welcome to Gauntlet. Every cent is in a double-entry ledger that you can check yourself: Wallet, Proof.',
      isPinned: true,
      reactions: { '❤️': ['1', '2', '6', '7', '9'], '🎉': ['8', '10'] },
    },
    {
      ago: days(4),
      by: '4',
      text: 'How we decide disputes: the recording counts, then the scores. Please keep your recording for 48 hours after a battle.',
      isPinned: true,
      reactions: { '👍': ['2', '8', '10'] },
    },
    { ago: hours(20), by: '5', text: 'The chat is open. Be kind, and use /report when somebody is not.' },
  ],
  'strategy-talk': [
    { ago: days(1), by: '9', text: 'Default on Ascent: do you take mid first or wait for the rotation?' },
    { ago: days(1) - 7, by: '6', text: 'Mid, always. Whoever has mid decides where the round ends.' },
    {
      ago: hours(5),
      by: '10',
      text: 'Against good teams I rather hold and let them come.',
      reactions: { '👍': ['9'] },
    },
    { ago: 55, by: '2', text: 'Economy matters more than aim in a first to 13. Save together or not at all.' },
  ],
  valorant: [
    { ago: hours(14), by: '10', text: 'Operators only on battle 5 was a mistake. A wonderful mistake.' },
    { ago: hours(14) - 5, by: '8', text: 'I was not ready.', reactions: { '💀': ['10', '6'] } },
    { ago: hours(2), by: '6', text: 'Demo and I are live right now, first to 13.' },
  ],
  apex: [
    { ago: hours(30), by: '8', text: 'Looking for two for trios, most kills, $40 each.' },
    { ago: hours(29), by: '9', text: 'I can do Thursday.' },
    { ago: hours(4), by: '7', text: 'Heads', kind: 'flip' },
  ],
  'off-topic': [
    {
      ago: days(3),
      by: '7',
      text: 'Keyboard finally arrived. My neighbours are not amused.',
      reactions: { '😂': ['1', '6', '8'] },
    },
    { ago: days(3) - 15, by: '2', text: 'Silent switches exist, you know.' },
    { ago: hours(26), by: '10', text: 'Anybody else watching the finals on Saturday?' },
    { ago: hours(8), by: '6', text: 'With snacks and two screens.' },
  ],
};

/** How many lines at the end of a channel `demo` has not read yet. */
const UNREAD: Readonly<Partial<Record<ChannelId, number>>> = {
  general: 4,
  announcements: 1,
  'strategy-talk': 1,
  valorant: 1,
};

/** A conversation in every channel, with pins, reactions and something unread for `demo`. */
export async function seedChat(tx: Tx, now: number): Promise<void> {
  let made = 0;
  for (const [name, lines] of Object.entries(TALK)) {
    const channelId = name as ChannelId;
    const lastRead = lines.length - 1 - (UNREAD[channelId] ?? 0);
    for (const [n, { ago, by, text, kind = 'text', isPinned = false, reactions = {} }] of lines.entries()) {
      const at = now - ago * MINUTE;
      const id = v7({ msecs: at, seq: ++made, random: new Uint8Array(16) });
      await insertMessage(tx, { id, channelId, authorId: by, kind, body: text, at, flag: null });
      if (isPinned) await pinMessage(tx, id, at + MINUTE);
      for (const [emoji, people] of Object.entries(reactions))
        for (const userId of people) await insertReaction(tx, { messageId: id, userId, emoji, at: at + made });
      if (n === lastRead) await markRead(tx, '1', channelId, { at, id });
    }
  }
}
