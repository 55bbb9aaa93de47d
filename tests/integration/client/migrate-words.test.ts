// @module-tag engines
import { afterAll, beforeAll, expect, it } from 'vitest';
import { events } from '../../../db/events/event.table.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { unmatchedProviderEvents } from '../../../db/wallet/alert.table.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { World } from '../../support/world.ts';

const said = { id: 'evt_sbx_d_succeeded', kind: 'deposit', ref: 'sbx_d', failure: null };
const job = { run_at: 5, attempts: 0, created_at: 1 };
const event = { entity: 'team', entity_id: 'home', at: 1, concerns: '["ann"]' };

/** What was stored under the former words: before the tables, columns and keys took those of the glossary. */
const old = {
  jobs: [
    {
      ...job,
      id: 'later',
      kind: 'payment.word',
      unique_key: 'payment.word:sbx_d:succeeded',
      payload: JSON.stringify({ ...said, word: 'succeeded' }),
    },
    { ...job, id: 'other', kind: 'deposit.charge', unique_key: null, payload: '{"word":"stays"}' },
  ],
  events: [
    { ...event, type: 'team.challenged', data: '{"teamName":"Home","challengeId":"c1"}' },
    { ...event, type: 'team.changed', data: '{"teamName":"Home"}' },
  ],
  stray_words: [
    { provider: 'sandbox', id: 'evt', kind: 'deposit.succeeded', provider_ref: 'sbx_unknown', received_at: 3 },
  ],
};

let world: World;
beforeAll(async () => {
  world = await World.open({ url: await oldDatabase(old, 6) });
});
afterAll(() => world.close());

it('keeps what the sandbox is still to say, under its kind and key of today', async () => {
  const rows = await world.db.read.select().from(jobs).orderBy(jobs.id);
  expect(rows).toMatchObject([
    {
      id: 'later',
      kind: 'payment.provider-event',
      uniqueKey: 'payment.provider-event:sbx_d:succeeded',
      payload: { ...said, status: 'succeeded' },
    },
    { id: 'other', kind: 'deposit.charge', uniqueKey: null, payload: { word: 'stays' } },
  ]);
  expect(rows[0]?.payload).not.toHaveProperty('word');
});

it('finds the offer of an event that was told as a challenge, and changes no other event', async () => {
  const rows = await world.db.read.select({ data: events.data }).from(events).orderBy(events.seq);
  expect(rows.map(({ data }) => data)).toEqual([{ teamName: 'Home', offerId: 'c1' }, { teamName: 'Home' }]);
});

it('still knows which events of a provider belong to no payment', async () => {
  expect(await world.db.read.select().from(unmatchedProviderEvents)).toEqual([
    { provider: 'sandbox', id: 'evt', kind: 'deposit.succeeded', providerRef: 'sbx_unknown', receivedAt: 3 },
  ]);
});
