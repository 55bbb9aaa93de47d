import { v7 } from 'uuid';
import type { ChannelId } from '../../domain/chat/channels.ts';
import type { ReactionEmoji } from '../../domain/chat/reactions.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import type { ReportType } from '../../domain/chat/report.ts';
import { markRead } from './chat-user.queries.ts';
import { insertMessage, pinMessage } from './message.queries.ts';
import { insertReport } from './moderation.queries.ts';
import { insertReaction } from './reaction.queries.ts';
import { people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';

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
    { ago: days(2), by: people.pixelQueen, text: 'Evening everybody. Who is up for a few duels tonight?' },
    { ago: days(2) - 4, by: people.nightHawk, text: 'Me, after dinner. Mirage or Ascent, I do not mind.' },
    {
      ago: days(2) - 6,
      by: people.stormBreaker,
      text: 'Count me in for Ascent.',
      reactions: { '👍': [people.nightHawk, people.pixelQueen] },
    },
    { ago: days(1) + 90, by: people.rival, text: 'That last battle was closer than 13–5 looks, I promise.' },
    { ago: days(1) + 86, by: people.demo, text: 'It was! You had me on the B site every single time.' },
    {
      ago: days(1) + 80,
      by: people.lunaStrike,
      text: 'Recording is worth a watch, by the way.',
      reactions: { '🔥': [people.demo, people.rival, people.aceViper] },
    },
    {
      ago: hours(9),
      by: people.aceViper,
      text: 'Is the stake held when I create a battle or only when somebody joins?',
    },
    {
      ago: hours(9) - 3,
      by: people.moderator,
      text: 'When you create it. Cancel before somebody joins and all of it comes back, fee included.',
      reactions: { '👍': [people.aceViper, people.demo, people.nightHawk], '❤️': [people.aceViper] },
    },
    { ago: hours(9) - 5, by: people.aceViper, text: 'Clear, thank you.' },
    { ago: hours(3), by: people.nightHawk, text: 'd100: 87', kind: 'roll' },
    {
      ago: hours(3) - 1,
      by: people.pixelQueen,
      text: 'd100: 12',
      kind: 'roll',
      reactions: { '😂': [people.nightHawk, people.stormBreaker, people.lunaStrike] },
    },
    { ago: hours(3) - 2, by: people.pixelQueen, text: 'You start then ¯\\_(ツ)_/¯', kind: 'shrug' },
    { ago: 42, by: people.aceViper, text: 'Battle 3 still has an open seat, trios on Apex.' },
    { ago: 37, by: people.lunaStrike, text: 'Taking a look.' },
    { ago: 12, by: people.rival, text: '@demo rematch later? Same stake.' },
    {
      ago: 6,
      by: people.pixelQueen,
      text: 'Good luck to everybody playing tonight!',
      reactions: { '🎉': [people.stormBreaker, people.lunaStrike] },
    },
  ],
  announcements: [
    {
      ago: days(9),
      by: people.admin,
      text: 'Welcome to Gauntlet. Every cent is in a double-entry ledger that you can check yourself: Wallet, Proof.',
      isPinned: true,
      reactions: {
        '❤️': [people.demo, people.rival, people.nightHawk, people.pixelQueen, people.stormBreaker],
        '🎉': [people.aceViper, people.lunaStrike],
      },
    },
    {
      ago: days(4),
      by: people.moderator,
      text: 'How we decide disputes: the recording counts, then the scores. Please keep your recording for 48 hours after a battle.',
      isPinned: true,
      reactions: { '👍': [people.rival, people.aceViper, people.lunaStrike] },
    },
    { ago: hours(20), by: people.admin, text: 'The chat is open. Be kind, and use /report when somebody is not.' },
  ],
  'strategy-talk': [
    {
      ago: days(1),
      by: people.stormBreaker,
      text: 'Default on Ascent: do you take mid first or wait for the rotation?',
    },
    { ago: days(1) - 7, by: people.nightHawk, text: 'Mid, always. Whoever has mid decides where the round ends.' },
    {
      ago: hours(5),
      by: people.lunaStrike,
      text: 'Against good teams I rather hold and let them come.',
      reactions: { '👍': [people.stormBreaker] },
    },
    { ago: 55, by: people.rival, text: 'Economy matters more than aim in a first to 13. Save together or not at all.' },
  ],
  valorant: [
    { ago: hours(14), by: people.lunaStrike, text: 'Operators only on battle 5 was a mistake. A wonderful mistake.' },
    {
      ago: hours(14) - 5,
      by: people.aceViper,
      text: 'I was not ready.',
      reactions: { '💀': [people.lunaStrike, people.nightHawk] },
    },
    { ago: hours(2), by: people.nightHawk, text: 'Demo and I are live right now, first to 13.' },
  ],
  apex: [
    { ago: hours(30), by: people.aceViper, text: 'Looking for two for trios, most kills, $40 each.' },
    { ago: hours(29), by: people.stormBreaker, text: 'I can do Thursday.' },
    { ago: hours(4), by: people.pixelQueen, text: 'Heads', kind: 'flip' },
  ],
  'off-topic': [
    {
      ago: days(3),
      by: people.pixelQueen,
      text: 'Keyboard finally arrived. My neighbours are not amused.',
      reactions: { '😂': [people.demo, people.nightHawk, people.aceViper] },
    },
    { ago: days(3) - 15, by: people.rival, text: 'Silent switches exist, you know.' },
    { ago: hours(26), by: people.lunaStrike, text: 'Anybody else watching the finals on Saturday?' },
    { ago: hours(8), by: people.nightHawk, text: 'With snacks and two screens.' },
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
async function seedTalk({ tx, now }: Scene): Promise<void> {
  let made = 0;
  for (const [name, lines] of Object.entries(TALK)) {
    const channelId = name as ChannelId;
    const lastRead = lines.length - 1 - (UNREAD[channelId] ?? 0);
    for (const [n, { ago, by, text, kind = 'text', isPinned = false, reactions = {} }] of lines.entries()) {
      const at = now - ago * MINUTE;
      const id = v7({ msecs: at, seq: ++made, random: new Uint8Array(16) });
      await insertMessage(tx, { id, channelId, authorId: by, kind, body: text, at, flag: null });
      if (isPinned) await pinMessage(tx, id, at + MINUTE);
      for (const [emoji, from] of Object.entries(reactions))
        for (const userId of from) await insertReaction(tx, { messageId: id, userId, emoji, at: at + made });
      if (n === lastRead) await markRead(tx, people.demo, channelId, { at, id });
    }
  }
}

/** Three (AD-03), minutes ago. */
const REPORTS: readonly (readonly [by: string, of: string, reportType: ReportType, words: string, ago: number])[] = [
  [people.pixelQueen, people.stormBreaker, 'spam', 'The same offer of a battle, again and again.', 190],
  [people.aceViper, people.lunaStrike, 'harassment', 'Insults after a lost battle.', 75],
  [people.nightHawk, people.aceViper, 'other', 'Uses my picture as the own.', 20],
];

async function seedReports({ tx, now }: Scene): Promise<void> {
  for (const [n, [reporterId, reportedId, reportType, reason, ago]] of REPORTS.entries()) {
    const at = now - ago * MINUTE;
    const report = { id: `report-${n + 1}`, reporterId, reportedId, messageId: null, reportType, reason, at };
    await insertReport(tx, { ...report, status: 'pending' });
  }
}

export const samples: Samples = {
  async present(scene) {
    await seedTalk(scene);
    await seedReports(scene);
  },
};
