import * as brought from '../../db/creators/referral.queries.ts';
import { referrals } from '../../db/creators/referral.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { pages, reads, roomCases, writes } from './kit.ts';

const people = ['1', '2', edgeUser(0), edgeUser(2), edgeUser(3), edgeUser(7), 'nobody'];
const each = people.map((id) => [id] as const);
const limited = people.flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const));

export const cases = roomCases('creators', [
  writes(brought.insertReferral)((cast) => [
    [cast.row(referrals)],
    [{ newcomerId: '1', referrerId: '2', fault: 'own-network', at: Number.MAX_SAFE_INTEGER }],
    [{ newcomerId: edgeUser(0), referrerId: '2', fault: null, at: cast.now }],
  ]),
  reads(brought.countReferrals)(() => each),
  pages(brought.listReferrals, ({ at, newcomerId }) => ({ at, id: newcomerId }))(() =>
    people.map((id) => (limit, past) => [id, limit, past]),
  ),
  reads(brought.listBrought)(() => limited),
  reads(brought.listReferrersOf)(() => limited),
  reads(brought.listReferralsAmong)(() => [[people], [people.slice(0, 2)], [[]]]),
]);
