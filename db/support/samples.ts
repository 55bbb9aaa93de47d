import { emailKeyOf } from '../../domain/accounts/email.ts';
import { DAY, HOUR, MINUTE } from '../../domain/shared/time.ts';
import type { TicketStatus, TicketVoice } from '../../domain/support/ticket.ts';
import { insertWaitlistEntry } from '../accounts/index.ts';
import { people } from '../seed/cast.ts';
import type { Samples, Scene } from '../seed/scene.ts';
import { insertTicket, insertTicketMessage } from './index.ts';

/** Addresses that asked to be told when the doors open (AD-07). */
const WAITING = 214;

type Said = readonly [voice: TicketVoice, byId: string, words: string];

interface SampleTicket {
  readonly by: readonly [id: string, username: string, firstName: string, lastName: string];
  readonly subject: string;
  readonly status: TicketStatus;
  readonly hoursAgo: number;
  /** Creators and VIPs are answered first. */
  readonly isFirst?: boolean;
  readonly said: readonly Said[];
}

const MODERATOR = people.moderator;

const TICKETS: readonly SampleTicket[] = [
  {
    by: [people.rival, 'rival', 'Riva', 'Lindqvist'],
    subject: 'Deposit shown twice at my bank',
    status: 'solved',
    hoursAgo: 70,
    said: [
      ['person', people.rival, 'My bank lists $500.00 twice, the wallet shows it once. Was I charged twice?'],
      [
        'staff',
        MODERATOR,
        'One of the two is a reservation, which your bank drops within a few days. We booked one deposit.',
      ],
      ['person', people.rival, 'It is gone today. Thank you!'],
    ],
  },
  {
    by: [people.newcomer, 'newcomer', 'Nia', 'Okafor'],
    subject: 'Which document do you need?',
    status: 'waiting',
    hoursAgo: 26,
    said: [
      ['person', people.newcomer, 'I only have a driving licence here. Is that enough to be verified?'],
      ['staff', MODERATOR, 'Yes. Please send the front and the back, with all four corners in the picture.'],
    ],
  },
  {
    by: [people.demo, 'demo', 'Dema', 'Player'],
    subject: 'An overlay for two screens',
    status: 'open',
    hoursAgo: 3,
    isFirst: true,
    said: [
      ['person', people.demo, 'Can I use the wager feed in two scenes with one key, or does each scene need its own?'],
    ],
  },
  {
    by: [people.pixelQueen, 'PixelQueen', 'Pilar', 'Queiroz'],
    subject: 'Change of my payout bank',
    status: 'open',
    hoursAgo: 1,
    said: [
      [
        'person',
        people.pixelQueen,
        'My bank merges with another next month. Will my verified method survive a new number?',
      ],
    ],
  },
];

/** Who waits for the doors to open, and what people have asked the staff. */
async function present({ tx, now }: Scene): Promise<void> {
  for (let n = 1; n <= WAITING; n++) {
    const email = `waiting-${n}@gauntlet.example`;
    await insertWaitlistEntry(tx, { email, emailKey: emailKeyOf(email), at: now - 60 * DAY + n * 6 * HOUR });
  }
  for (const [n, { by, subject, status, hoursAgo, isFirst = false, said }] of TICKETS.entries()) {
    const [userId, username, firstName, lastName] = by;
    const id = `ticket-${n + 1}`;
    const createdAt = now - hoursAgo * HOUR;
    await insertTicket(tx, {
      id,
      number: `0000-0000-000${n + 1}`,
      userId,
      email: `${username.toLowerCase()}@gauntlet.example`,
      firstName,
      lastName,
      subject,
      urgency: isFirst ? 0 : 1,
      status,
      assigneeId: said.length > 1 ? MODERATOR : null,
      createdAt,
      changedAt: createdAt + (said.length - 1) * 25 * MINUTE,
      visitorKey: null,
      payloadHash: null,
    });
    for (const [place, [voice, byId, words]] of said.entries()) {
      const at = createdAt + place * 25 * MINUTE;
      await insertTicketMessage(tx, { id: `${id}-${place + 1}`, ticketId: id, voice, byId, words, at }, []);
    }
  }
}

export const samples: Samples = { present };
