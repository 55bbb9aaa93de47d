import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tickets } from '../../db/support/ticket.table.ts';
import { tournaments } from '../../db/tournaments/tournament.table.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../support/http-gateway.ts';
import { closeBooks } from './books.ts';

let gate: HttpGateway;
let mallory: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  mallory = await gate.player({ cents: 500_00 });
  staff = await gate.player({ role: 'administrator' });
});
afterAll(() => closeBooks(gate));

/** What somebody would slip into a line of others, and what becomes of it. */
const SMUGGLED: readonly (readonly [sent: string, line: string])[] = [
  ['Cup\r\nBEGIN:VALARM\r\nTRIGGER:-PT5M', 'Cup BEGIN:VALARM TRIGGER:-PT5M'],
  ['Cup\nBcc: all@players.example', 'Cup Bcc: all@players.example'],
  ['Cup\u2028JOIN #x\u2029QUIT', 'Cup JOIN #x QUIT'],
  ['Cup\u0085\u001b[2J\u0007', 'Cup [2J'],
  ['Cup \u202egnp.exe\u2066', 'Cup gnp.exe'],
];

let methods = 0;
type Named = Readonly<Record<string, { readonly id: string; readonly title: string; readonly name: string }>>;

const seen = new Set<string>();
/** The name that stands in a list for the first time. */
function newest(list: string, rows: readonly { readonly name: string }[]): string | undefined {
  const name = rows.find((row) => !seen.has(`${list} ${row.name}`))?.name;
  if (name !== undefined) seen.add(`${list} ${name}`);
  return name;
}

/** Where a player may write a line, and how it is read again. */
const LINES: Readonly<Record<string, (line: string) => Promise<unknown>>> = {
  'the title of a battle': async (title) => {
    const input = { game: 'VALORANT', mode: 'DUEL', stakeCents: 10_00, title };
    const { saveDraft } = await mallory.ask<Named>(
      'mutation S($input: BattleTermsInput!) { saveDraft(input: $input) { id title } }',
      { input },
    );
    return saveDraft?.title;
  },
  'the title of a tournament': async (title) => (await cup(title)).title,
  'the name of a payment method': async (label) => {
    const input = { kind: 'PAYPAL', destination: `mallory${methods++}@players.example`, label };
    const { addPaymentMethod } = await mallory.ask<{ addPaymentMethod: { name: string }[] }>(
      'mutation A($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { name } }',
      { input },
    );
    return newest('methods', addPaymentMethod);
  },
  'the name of a key': async (name) => {
    const { createApiKey } = await mallory.ask<{ createApiKey: { key: { name: string } } }>(
      'mutation K($input: NewApiKeyInput!, $owner: OwnerProofInput!) { createApiKey(input: $input, owner: $owner) { key { name } } }',
      { input: { name, scopes: ['BATTLES_READ'], lifeDays: 30 }, owner: { password: PASSWORD } },
    );
    return createApiKey.key.name;
  },
  'the name of a view of staff': async (name) => {
    const { saveStaffView } = await staff.ask<{ saveStaffView: { name: string }[] }>(
      'mutation V($input: StaffViewInput!) { saveStaffView(input: $input) { name } }',
      { input: { name, query: '', table: 'ACCOUNTS', isShared: false } },
    );
    return newest('views', saveStaffView);
  },
  'the subject of a ticket': async (subject) => {
    await mallory.ask('mutation T($input: SubmitTicketInput!) { submitTicket(input: $input) }', {
      input: {
        email: 'mallory@players.example',
        firstName: subject,
        lastName: subject,
        subject,
        message: 'Hello\nyou',
      },
    });
    const [row] = await gate.db.read.select().from(tickets).orderBy(desc(tickets.id)).limit(1);
    expect(row).toMatchObject({ firstName: row?.subject, lastName: row?.subject });
    return row?.subject;
  },
};

async function cup(title: string): Promise<{ readonly id: string; readonly title: string }> {
  const now = gate.deps.now();
  const input = {
    kind: 'TOURNAMENT',
    title,
    rules: 'Be kind.\r\nBe on time.',
    game: 'VALORANT',
    format: 'SINGLE',
    buyInCents: 0,
    capacity: 8,
    opensAt: now,
    startsAt: now + 2 * HOUR,
  };
  const { createTournament } = await mallory.ask<{ createTournament: { id: string; title: string } }>(
    'mutation C($input: TournamentTermsInput!) { createTournament(input: $input) { id title rules } }',
    { input },
  );
  expect(createTournament).toMatchObject({ rules: 'Be kind.\nBe on time.' });
  return createTournament;
}

test.each(Object.keys(LINES))('%s stays one line, whatever is sent', async (what) => {
  for (const [sent, line] of SMUGGLED) expect(await LINES[what]?.(sent), JSON.stringify(sent)).toBe(line);
});

/** The lines of a calendar, whole again where they were folded. */
async function calendarOf(id: string): Promise<string[]> {
  const { status, text } = await mallory.rest('GET', `/api/tournaments/${id}/calendar.ics`);
  expect(status).toBe(200);
  return text.replaceAll('\r\n ', '').split(/[\r\n\u0085\u2028\u2029]+/);
}

test('no line of a calendar is of somebody else’s making, not even of a title that was stored before', async () => {
  const plain = (await calendarOf((await cup('Cup')).id)).map((line) => line.split(/[;:]/, 1)[0]);
  for (const [sent, line] of SMUGGLED) {
    const { id } = await cup('Cup, all; of\\it');
    expect((await calendarOf(id)).filter((one) => one.startsWith('NAME:'))).toEqual(['NAME:Cup\\, all\\; of\\\\it']);
    await gate.db.transact((tx) => tx.update(tournaments).set({ title: sent }).where(eq(tournaments.id, id)));
    const lines = await calendarOf(id);
    expect(lines.map((one) => one.split(/[;:]/, 1)[0])).toEqual(plain);
    expect(lines).toContain(`SUMMARY:${line}`);
    expect(lines.join('')).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}|[\u202a-\u202e\u2066-\u2069]/u);
  }
});
