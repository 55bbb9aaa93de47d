import { expect, it } from 'vitest';
import { ACCOUNT_STATUSES } from './roles.ts';
import { mayAct } from './standing.ts';

it('lets active accounts act and nobody else, each for its own reason (AU-02)', () => {
  const codes = ACCOUNT_STATUSES.map((status) => {
    const ruling = mayAct({ status });
    return [status, ruling.ok ? 'ok' : ruling.refusal.code];
  });
  expect(Object.fromEntries(codes)).toEqual({
    active: 'ok',
    suspended: 'ACCOUNT_SUSPENDED',
    banned: 'ACCOUNT_BANNED',
    closed: 'UNAUTHENTICATED',
  });
});
