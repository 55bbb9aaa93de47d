import { answerUntil } from '../../../domain/disputes/answer.ts';
import { ESCALATION_WINDOW, type DisputeType, urgencyOf } from '../../../domain/disputes/dispute.ts';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import type { ReportType } from '../../../domain/chat/report.ts';
import { insertReport } from '../../chat/moderation.queries.ts';
import type { Tx } from '../../client/database.ts';
import { insertDispute } from '../../disputes/index.ts';
import { ASIDE } from '../../creators/samples.ts';
import { openSampleAccount } from '../../seed/sample-account.ts';
import type { Moment, Scene } from '../../seed/scene.ts';
import type { WalletScene } from '../../wallet/samples.ts';

/** Players whose payments and battles wait for staff; nobody signs in as them. */
const PLAYERS = [
  'GraniteFox',
  'CopperLark',
  'SlateWolf',
  'MarbleJay',
  'FlintBear',
  'OnyxHawk',
  'QuartzElk',
  'BasaltSeal',
  'PearlMoth',
  'ChalkToad',
  'JasperHound',
] as const;
export const deskId = (n: number): string => `${ASIDE[2]}${n + 1}`;

interface Contested {
  readonly stakeCents: number;
  readonly type: DisputeType;
  readonly words: string;
  readonly hoursAgo: number;
}

/** Five (AD-03), two of the highest priority (AD-04). */
const CONTESTED: readonly Contested[] = [
  {
    stakeCents: 500_00,
    type: 'cheating',
    words: 'Every shot through the smoke, look at round 4 and round 9.',
    hoursAgo: 20,
  },
  {
    stakeCents: 600_00,
    type: 'match-result',
    words: 'The score on my recording is 13–11 for me.',
    hoursAgo: 7,
  },
  {
    stakeCents: 250_00,
    type: 'connection-issue',
    words: 'The lobby closed in round 8 and was never opened again.',
    hoursAgo: 30,
  },
  { stakeCents: 75_00, type: 'rule-violation', words: 'We had agreed on pistols only.', hoursAgo: 11 },
  { stakeCents: 20_00, type: 'match-result', words: 'I won both maps.', hoursAgo: 3 },
];

/** Three (AD-03), minutes ago. */
const REPORTS: readonly (readonly [by: string, of: string, reportType: ReportType, words: string, ago: number])[] = [
  ['7', '9', 'spam', 'The same offer of a battle, again and again.', 190],
  ['8', '10', 'harassment', 'Insults after a lost battle.', 75],
  ['6', '8', 'other', 'Uses my picture as the own.', 20],
];

export async function openDeskPlayers(tx: Tx, passwordHash: string, createdAt: number): Promise<void> {
  for (const [n, username] of PLAYERS.entries())
    await openSampleAccount(tx, { id: deskId(n), username, passwordHash, createdAt });
}

/** Payments in, withdrawals that wait and battles whose result is contested, in no order. */
export async function deskMoments(tx: Tx, scene: Scene, wallets: WalletScene, now: number): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (const [n] of PLAYERS.entries()) {
    await wallets.addCard(deskId(n), n);
    const [id, card] = [deskId(n), `card-of-${deskId(n)}`];
    moments.push(wallets.deposit(id, card, 1_000_00, 40));
    // Cards of the last week, most of which went through (AF-03).
    for (const days of [1.25, 3.5, 5.75]) moments.push(wallets.deposit(id, card, 20_00 + n * 5_00, days));
    // With the one of `rival` twelve wait (AD-03).
    moments.push(...wallets.withdrawal(id, card, 40_00 + n * 5_00, n % 4, 'requested'));
  }
  // What the risk desk finds by itself, as it finds what two of the players won from each other.
  moments.push(...wallets.declinedCards(deskId(8), 5, 3));
  moments.push(wallets.deposit(deskId(9), `card-of-${deskId(9)}`, 120_00, 9));
  moments.push(wallets.chargeback(deskId(9), 120_00, 9, 2));
  // Whoever stands on the tax list of the year.
  await wallets.addBank(deskId(10), 'DE02120300000000202051');
  moments.push(wallets.deposit(deskId(10), `card-of-${deskId(10)}`, 2_500_00, 70));
  moments.push(...wallets.withdrawal(deskId(10), `bank-of-${deskId(10)}`, 2_050_00, 60, 'paid'));
  for (const [n, contested] of CONTESTED.entries()) moments.push(...contest(tx, scene, n, contested, now));
  return moments;
}

function contest(tx: Tx, scene: Scene, n: number, contested: Contested, now: number): Moment[] {
  const { stakeCents, type, words, hoursAgo } = contested;
  const id = `contested-${n + 1}`;
  const [creatorId, opponentId] = [deskId(2 * n), deskId(2 * n + 1)];
  const disputedAt = now - hoursAgo * HOUR;
  const act = (minutesBefore: number, happens: (at: number) => Promise<void>): Moment => {
    const at = disputedAt - minutesBefore * MINUTE;
    return { at, happens: () => happens(at) };
  };
  const title = `Contested duel ${n + 1}`;
  return [
    act(50, (at) => scene.open({ id, game: 'valorant', mode: 'duel', title, stakeCents, creatorId, at })),
    act(46, (at) => scene.join(id, opponentId, at)),
    act(45, (at) => scene.start(id, creatorId, at)),
    act(0, async (at) => {
      await scene.dispute(id, creatorId, at);
      const dispute = {
        id: `dispute-${n + 1}`,
        subjectKind: 'battle',
        subjectId: id,
        reportedById: creatorId,
        type,
        description: words,
        usernames: [],
        tags: [],
        urgency: urgencyOf(stakeCents, 0),
        status: 'pending',
        submittedAt: at,
        escalatesAt: at + ESCALATION_WINDOW,
      } as const;
      await insertDispute(tx, dispute, [
        { userId: creatorId, sideId: creatorId, answerUntil: null },
        { userId: opponentId, sideId: opponentId, answerUntil: answerUntil(at, at) },
      ]);
    }),
  ];
}

export async function seedReports(tx: Tx, now: number): Promise<void> {
  for (const [n, [reporterId, reportedId, reportType, reason, ago]] of REPORTS.entries()) {
    const at = now - ago * MINUTE;
    const report = { id: `report-${n + 1}`, reporterId, reportedId, messageId: null, reportType, reason, at };
    await insertReport(tx, { ...report, status: 'pending' });
  }
}
