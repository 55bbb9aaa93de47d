import { describe, expect, it } from 'vitest';
import { PAYLOAD_VERSION } from '../../domain/platform/webhook.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import { EVENT_ABOUT, WEBHOOK_TYPES } from '../../domain/shared/told.ts';
import { ROOMS, WIRING } from '../../gateway/rooms.ts';
import { camel, files } from './source.ts';

const BATTLE = 'what battleId status game creatorId opponentId winnerId stakeCents';
const BET = 'what betId userId contestId title playerName state stakeCents paidCents';
const PAYOUT = 'what withdrawalId userId amountCents';

/** As it was released, in the order in which a body names it: another form is another `version`. */
const RELEASED: Readonly<Record<string, string>> = {
  'battle.created': `wager.placed ${BATTLE}`,
  'battle.joined': `wager.placed ${BATTLE}`,
  'battle.completed': `challenge.result ${BATTLE}`,
  'battle.cancelled': `challenge.result ${BATTLE}`,
  'battle.expired': `challenge.result ${BATTLE}`,
  'bet.placed': `wager.placed ${BET}`,
  'bet.won': `challenge.result ${BET}`,
  'bet.lost': `challenge.result ${BET}`,
  'bet.void': `challenge.result ${BET}`,
  'bet.returned': `challenge.result ${BET}`,
  'withdrawal.requested': `payout.changed ${PAYOUT}`,
  'withdrawal.processing': `payout.changed ${PAYOUT}`,
  'withdrawal.approved': `payout.changed ${PAYOUT}`,
  'withdrawal.paid': `payout.changed ${PAYOUT}`,
  'withdrawal.rejected': `payout.changed ${PAYOUT}`,
  'withdrawal.failed': `payout.changed ${PAYOUT}`,
};

describe('what programs are told of events', () => {
  it('has the form that was released, where it was, and that of its example', () => {
    const formOf = (as: string, told: object) => `${as} ${Object.keys(told).join(' ')}`;
    const forms = [...WIRING.told].map(([type, { as, example, dataOf }]) => {
      const form = formOf(as, dataOf({ type, entityId: 'thing', data: {} } as unknown as EventOf));
      expect(form, type).toBe(formOf(as, example));
      return [type, form] as const;
    });
    expect(Object.fromEntries(forms)).toMatchObject(RELEASED);
  });

  it('is told as its example says', () => {
    for (const [type, { as, about, since, example, dataOf, types }] of WIRING.told) {
      const [, entityId] = Object.values(example);
      const event = { type: example.what, entityId, data: example } as unknown as EventOf;
      expect(JSON.stringify(dataOf(event)), type).toBe(JSON.stringify(example));
      expect(types).toContain(example.what);
      expect([WEBHOOK_TYPES.includes(as), EVENT_ABOUT.includes(about)]).toEqual([true, true]);
      expect(since).toBeLessThanOrEqual(PAYLOAD_VERSION);
    }
  });

  it('stands with the room whose folder it is written in, which its manifest names', async () => {
    const folders = files.flatMap((file) => /^domain\/([\w-]+)\/told\.ts$/.exec(file)?.[1] ?? []);
    const written = folders.filter((room) => room !== 'shared');
    expect(written.length).toBeGreaterThan(2);
    for (const room of written) {
      const own = (await import(`../../domain/${room}/told.ts`)) as Readonly<Record<string, unknown>>;
      expect([room, ROOMS.find(({ name }) => name === room)?.told]).toEqual([room, own[`${camel(room)}Told`]]);
    }
    expect(ROOMS.filter(({ told }) => told).map(({ name }) => name)).toHaveLength(written.length);
  });
});
