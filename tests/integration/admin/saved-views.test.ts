import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSharedViews, listOwnViews, putView } from '../../../db/admin/staff-view.queries.ts';
import { SHARED_VIEWS_MAX, VIEWS_MAX, VIEW_NAME_MAX, VIEW_QUERY_MAX } from '../../../domain/shared/staff-views.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { readRoom } from '../../support/personal-data.ts';

let gateway: HttpGateway;
let staff: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
});
afterAll(() => gateway.close());

interface View {
  readonly id: string;
  readonly table: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
  readonly ownerName: string;
}
const FIELDS = '{ id table name query isShared isOwn ownerName }';
const SAVE = `mutation ($input: StaffViewInput!) { saveStaffView(input: $input) ${FIELDS} }`;
const DELETE = `mutation ($id: ID!) { deleteStaffView(id: $id) ${FIELDS} }`;
const NEW = { id: null, table: 'ACCOUNTS', name: 'Banned', query: 'status=banned&order=newest', isShared: false };

const viewsOf = async (who: SignedIn): Promise<View[]> =>
  (await who.ask<{ staffViews: View[] }>(`{ staffViews ${FIELDS} }`)).staffViews;
/** The own views afterwards. */
const save = async (who: SignedIn, input: Partial<View> = {}): Promise<View[]> =>
  (await who.ask<{ saveStaffView: View[] }>(SAVE, { input: { ...NEW, ...input } })).saveStaffView.filter(
    ({ isOwn }) => isOwn,
  );
const ownOf = async (who: SignedIn): Promise<View[]> => (await viewsOf(who)).filter(({ isOwn }) => isOwn);
const refused = (who: SignedIn, input: object) => who.refusal(SAVE, { input: { ...NEW, ...input } });

async function arrive(): Promise<void> {
  staff = await gateway.player({ role: 'moderator' });
  colleague = await gateway.player({ role: 'administrator' });
}

describe('saved views of staff tables', () => {
  it('are kept with filters, order and columns of their table alone, changed, shared and deleted', async () => {
    await arrive();
    const [view] = await save(staff, { query: 'order=newest&status=banned&tab=x&next=%2Flogin&columns=email,role' });
    expect(view).toEqual({
      id: expect.any(String) as string,
      table: 'ACCOUNTS',
      name: 'Banned',
      query: 'status=banned&order=newest&columns=email%2Crole',
      isShared: false,
      isOwn: true,
      ownerName: staff.user.username,
    });
    expect(await viewsOf(colleague)).toEqual([]);
    const { id = '' } = view ?? {};
    expect(await save(staff, { id, name: ' Shut out ', isShared: true })).toMatchObject([
      { id, name: 'Shut out', query: 'status=banned&order=newest', isShared: true },
    ]);
    expect(await viewsOf(colleague)).toMatchObject([
      { id, name: 'Shut out', isOwn: false, ownerName: staff.user.username },
    ]);
    expect(await staff.ask(DELETE, { id })).toEqual({ deleteStaffView: [] });
    expect(await viewsOf(colleague)).toEqual([]);
  });

  it('are changed by nobody but their owner, shared or not, and stay with their table', async () => {
    await arrive();
    const [shared] = await save(staff, { isShared: true });
    const id = shared?.id ?? '';
    expect(await refused(colleague, { id, name: 'Mine' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await colleague.refusal(DELETE, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(staff, { id, table: 'AUDIT' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await ownOf(staff)).toEqual([shared]);
    const player = await gateway.player();
    for (const answer of [
      player.refusal(SAVE, { input: NEW }),
      player.refusal(DELETE, { id }),
      player.refusal('{ staffViews { id } }'),
    ])
      expect(await answer).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('have a name once in a table, whatever its capitals, and bounded lengths', async () => {
    await arrive();
    await save(staff);
    expect(await refused(staff, { name: 'BANNED ' })).toMatchObject({ code: 'VIEW_NAME_TAKEN', field: 'name' });
    for (const [bad, field] of [
      [{ name: '  ' }, 'name'],
      [{ name: 'n'.repeat(VIEW_NAME_MAX + 1) }, 'name'],
      [{ name: 'Long', query: `search=${'a'.repeat(VIEW_QUERY_MAX)}` }, 'query'],
    ] as const)
      expect(await refused(staff, bad)).toMatchObject({ code: 'BAD_INPUT', field });
    expect(await ownOf(staff)).toHaveLength(1);
    expect(await save(staff, { table: 'AUDIT' })).toHaveLength(2);
    expect(await save(colleague)).toHaveLength(1);
  });

  it('are shared no more when their owner has left the staff', async () => {
    await arrive();
    await save(staff, { name: 'Of somebody who goes', isShared: true });
    const find = async () => (await viewsOf(colleague)).filter(({ name }) => name === 'Of somebody who goes');
    expect(await find()).toHaveLength(1);
    await colleague.ask('mutation ($input: GrantRoleInput!) { grantRole(input: $input) { id } }', {
      input: { accountId: staff.user.id, role: 'PLAYER', reason: 'Left.' },
    });
    expect(await find()).toEqual([]);
  });

  it('are so many at the most, one’s own and those that are shared, two at once included', async () => {
    await arrive();
    const rows = (ownerId: string, many: number, isShared: boolean) =>
      gateway.db.transact(async (tx) => {
        for (let place = 0; place < many; place++) {
          const name = `${isShared ? 'shared' : 'own'} ${place}`;
          const id = `${ownerId} ${name}`;
          const changedAt = gateway.deps.now();
          await putView(tx, { id, ownerId, table: 'audit', name, nameKey: name, query: '', isShared, changedAt });
        }
      });
    await rows(staff.user.id, VIEWS_MAX - 1, false);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        staff.graphql(SAVE, { input: { ...NEW, name } }, { 'idempotency-key': `k-${name}` }),
      ),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await refused(staff, { name: 'Three' })).toMatchObject({ code: 'TOO_MANY_VIEWS' });
    expect(await listOwnViews(gateway.db.read, staff.user.id)).toHaveLength(VIEWS_MAX);
    const third = await gateway.player({ role: 'moderator' });
    const fourth = await gateway.player({ role: 'moderator' });
    await rows(colleague.user.id, SHARED_VIEWS_MAX - 1 - (await countSharedViews(gateway.db.read)), true);
    const shared = await Promise.all(
      [third, fourth].map((who) =>
        who.graphql(SAVE, { input: { ...NEW, name: 'The last', isShared: true } }, { 'idempotency-key': 'k-last' }),
      ),
    );
    expect(shared.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(shared.flatMap(({ errors }) => errors)).toMatchObject([{ extensions: { code: 'TOO_MANY_VIEWS' } }]);
    expect(await countSharedViews(gateway.db.read)).toBe(SHARED_VIEWS_MAX);
    expect(await refused(third, { isShared: true })).toMatchObject({ code: 'TOO_MANY_VIEWS', field: 'isShared' });
    const fifth = await gateway.player({ role: 'moderator' });
    expect(await save(fifth)).toHaveLength(1);
    expect((await readRoom(gateway.db.read, 'admin', fifth.user.id))['savedViews']).toMatchObject([
      { table: 'accounts', name: 'Banned' },
    ]);
  });
});
