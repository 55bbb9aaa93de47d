import { buildSchema, isEnumType, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { PAYLOAD_VERSION, bodyOf } from '../../domain/platform/webhook.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import { EVENT_ABOUT, type PayloadData, type ToldRule, WEBHOOK_TYPES } from '../../domain/shared/told.ts';
import { UnfitBody, bodySchemaOf, requireFit } from '../../gateway/platform/events/event-body.ts';
import { type EventKind, type FieldSchema, listEventKinds } from '../../gateway/platform/events/list-event-kinds.ts';
import { ROOMS, WIRING } from '../../gateway/rooms.ts';
import { camel, files, read } from './source.ts';

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

function toldOf(kind: string): ToldRule {
  const rule = WIRING.told.get(kind);
  if (!rule) throw new Error(`nothing is told of ${kind}`);
  return rule;
}

/** An event that an example could be told of: bodies name things as events do, the entity before all others. */
const exampleEventOf = (type: string, data: PayloadData): EventOf => {
  const [, entityId] = Object.values(data);
  return { type, entityId, data: { ...data, what: data['change'] } } as unknown as EventOf;
};

/** What the data of a body hold. */
const fieldsOf = ({ properties }: EventKind['schema']): Readonly<Record<string, FieldSchema>> =>
  properties?.['data']?.properties ?? {};

describe('what programs are told of events', () => {
  it('has the form that was released, where it was, and that of its example', () => {
    const formOf = (as: string, told: object) => `${as} ${Object.keys(told).join(' ')}`;
    const forms = [...WIRING.told].map(([type, { as, example, dataOf }]) => {
      const form = formOf(as, dataOf(exampleEventOf(type, example)));
      expect(form, type).toBe(formOf(as, example));
      return [type, form] as const;
    });
    expect(Object.fromEntries(forms)).toMatchObject(RELEASED);
  });

  it('has a schema whose fields are described, a description and an example, which is told as it says and fits', () => {
    const kinds = listEventKinds(WIRING.told);
    expect(kinds.length).toBeGreaterThan(15);
    for (const { kind, description, version, schema, example } of kinds) {
      const { as, about, body, dataOf, example: data } = toldOf(kind);
      expect(kind).toMatch(/^[a-z-]+\.[a-z-]+$/);
      expect(description, kind).toMatch(/^[A-Z].+\.$/);
      const undescribed = Object.entries(fieldsOf(schema)).filter(
        ([, { description: text = '' }]) => !text.endsWith('.'),
      );
      expect(undescribed, kind).toEqual([]);
      expect(Object.keys(fieldsOf(schema)), kind).toEqual(['what', ...Object.keys(body.shape)]);
      expect(bodySchemaOf(toldOf(kind)).safeParse(example).error, kind).toBeUndefined();
      expect([WEBHOOK_TYPES.includes(as), EVENT_ABOUT.includes(about)]).toEqual([true, true]);
      expect(version).toBeLessThanOrEqual(PAYLOAD_VERSION);
      const told = dataOf(exampleEventOf(kind, data));
      expect(JSON.stringify(told), kind).toBe(JSON.stringify(data));
    }
  });

  it('is a type of the API for each form, whose fields are those of the body', () => {
    const api = buildSchema(read('schema.graphql'));
    const forms = new Map(listEventKinds(WIRING.told).map(({ form, schema }) => [form, Object.keys(fieldsOf(schema))]));
    for (const [form, fields] of forms) {
      const type = api.getType(form);
      expect(isObjectType(type) && Object.keys(type.getFields()).toSorted(), form).toEqual(fields.toSorted());
    }
    const data = api.getType('EventData');
    const typed = isInterfaceType(data) ? api.getPossibleTypes(data).map(({ name }) => name) : [];
    expect(typed.toSorted()).toEqual([...forms.keys()].toSorted());
    const kinds = api.getType('EventKind');
    expect(isEnumType(kinds) && kinds.getValues()).toHaveLength(WIRING.told.size);
  });

  it('that does not fit what its room says of it is a fault while it is tested', () => {
    const rule = toldOf('battle.created');
    const bodyWith = (change: object) => bodyOf(rule, { seq: 1 }, 0, { ...rule.example, ...change });
    requireFit(rule, bodyWith({}));
    for (const change of [{ stakeCents: 0.5 }, { stakeCents: undefined }, { secret: 'x' }, { status: 'new' }])
      expect(() => requireFit(rule, bodyWith(change)), JSON.stringify(change)).toThrow(UnfitBody);
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
