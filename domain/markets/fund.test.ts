import { expect, it } from 'vitest';
import { decideFund, isFundAmount } from './fund.ts';

const request = { cents: -500_00, state: 'waiting', requestedBy: 'a' } as const;

it('money goes into the fund or out of it only where a second person agrees', () => {
  expect(decideFund(request, 'b', true, 500_00)).toMatchObject({ ok: true, value: 'done' });
  expect(decideFund(request, 'a', true, 500_00)).toMatchObject({ refusal: { code: 'FUND_SECOND_PERSON' } });
  expect(decideFund(request, 'a', false, 0)).toMatchObject({ ok: true, value: 'declined' });
});

it('only what the fund holds free comes out of it, and each request is decided once', () => {
  expect(decideFund(request, 'b', true, 499_99)).toMatchObject({ refusal: { code: 'FUND_SHORT' } });
  expect(decideFund({ ...request, state: 'done' }, 'b', true, 500_00)).toMatchObject({
    refusal: { code: 'FUND_DECIDED' },
  });
  expect([isFundAmount(0), isFundAmount(0.5), isFundAmount(-1), isFundAmount(1)]).toEqual([false, false, true, true]);
});
