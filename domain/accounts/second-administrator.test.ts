import { expect, it } from 'vitest';
import type { Ruling } from '../shared/refusals.ts';
import { NEW_ADMINISTRATOR, mayAgree } from './second-administrator.ts';

const codeOf = (ruling: Ruling<null>) => (ruling.ok ? null : ruling.refusal.code);
const since = 1_000_000;
const administrator = { id: 'a', role: 'administrator', administratorSince: since } as const;

it('lets an administrator agree a day after the grant, to what was asked for since', () => {
  const now = since + NEW_ADMINISTRATOR;
  const codes = [
    mayAgree(administrator, since, now),
    mayAgree(administrator, since, now - 1),
    mayAgree(administrator, since - 1, now),
    mayAgree(administrator, since - 1, now + NEW_ADMINISTRATOR * 100),
    mayAgree({ ...administrator, administratorSince: null }, 0, 0),
    mayAgree({ ...administrator, role: 'senior_moderator' }, since, now),
  ].map(codeOf);
  expect(codes).toEqual([null, 'ADMINISTRATOR_NEW', 'ADMINISTRATOR_NEW', 'ADMINISTRATOR_NEW', null, 'FORBIDDEN']);
});
