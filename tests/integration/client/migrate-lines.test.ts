// @module-tag engines
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputes } from '../../../db/disputes/dispute.table.ts';
import { tickets } from '../../../db/support/ticket.table.ts';
import { stakeSubjects } from '../../../db/wallet/stake.table.ts';
import { tidyLine } from '../../../domain/shared/text.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { World } from '../../support/world.ts';

/** What could be stored as a title before texts of one line were folded. */
const TITLES = [
  'Cup\r\nBEGIN:VALARM',
  'A \u2028 B\u2029C\u0085D',
  '\tÉlan\u0007\u001b[31m №1 ',
  'invoice\u202egnp.exe\u2066\u{e0041}',
  'soft\u00adly\u200b\ufeff \ufff9here',
  'plain  and – unharmed 👩‍👩‍👧‍👦',
];

const subject = { kind: 'battle', path: '/battles/1', currency: 'USD', ended_at: 1 };
const ticket = { email: 'a@b.example', urgency: 1, status: 'open', created_at: 1, changed_at: 1 };
const dispute = {
  subject_kind: 'battle',
  type: 'result',
  description: 'first\nsecond',
  urgency: 1,
  status: 'resolved',
  submitted_at: 1,
};

let world: World;
beforeAll(async () => {
  const old = {
    stake_subjects: TITLES.map((title, n) => ({ ...subject, id: `s${n}`, title })),
    tickets: TITLES.map((text, n) => ({
      ...ticket,
      id: `t${n}`,
      number: `T-${n}`,
      first_name: text,
      last_name: text,
      subject: text,
    })),
    disputes: [
      { ...dispute, id: 'd0', subject_id: 'b0', tags: JSON.stringify(TITLES) },
      { ...dispute, id: 'd1', subject_id: 'b1', tags: '["plain"]' },
      { ...dispute, id: 'd2', subject_id: 'b2', tags: null },
    ],
  };
  world = await World.open({ url: await oldDatabase(old, 81) });
});
afterAll(() => world.close());

it('titles, names and subjects are folded as those that come in are, and what was one line stays as it was', async () => {
  const folded = TITLES.map(tidyLine);
  const subjects = await world.db.read.select().from(stakeSubjects).orderBy(asc(stakeSubjects.id));
  expect(subjects.map(({ title }) => title)).toEqual(folded);
  const rows = await world.db.read.select().from(tickets).orderBy(asc(tickets.id));
  expect(rows.map(({ firstName, lastName, subject: about }) => [firstName, lastName, about])).toEqual(
    folded.map((text) => [text, text, text]),
  );
});

it('texts within a list are folded, texts of several lines keep them', async () => {
  const rows = await world.db.read.select().from(disputes).orderBy(asc(disputes.id));
  expect(rows.map(({ tags }) => tags)).toEqual([TITLES.map(tidyLine), ['plain'], null]);
  expect(rows.map(({ description }) => description)).toEqual(Array(3).fill('first\nsecond'));
});
