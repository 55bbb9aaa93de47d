import { describe, expect, it } from 'vitest';
import { STAFF_TABLES, VIEW_QUERY_MAX, viewNameKey, viewPath, viewQuery, viewQueryIn } from './staff-views.ts';

describe('a view of a table', () => {
  it('keeps the filters, the order and the columns of the table, whatever else stands in the address', () => {
    const address = new URLSearchParams('columns=email&tab=x&order=newest&status=banned&next=/login&search=');
    expect(viewQueryIn('accounts', address)).toBe('status=banned&order=newest&columns=email');
    expect(viewQueryIn('withdrawals', address)).toBe('status=banned');
  });

  it('is the same text in whichever order the filters were chosen', () => {
    expect(viewQuery('risk-cases', 'of=me&state=watched')).toEqual(viewQuery('risk-cases', 'state=watched&of=me'));
  });

  it('is refused when it is longer than any page can make it, before and after it is encoded', () => {
    const room = VIEW_QUERY_MAX - 'search='.length;
    expect(viewQuery('accounts', `search=${'a'.repeat(room)}`)).toMatchObject({ ok: true });
    expect(viewQuery('accounts', `search=${'a'.repeat(room + 1)}`)).toMatchObject({
      ok: false,
      refusal: { code: 'BAD_INPUT', field: 'query' },
    });
    expect(viewQuery('accounts', `search=${'é'.repeat(room)}`)).toMatchObject({ ok: false });
  });

  it('leads to the page of its table and to no other, for every table', () => {
    for (const table of STAFF_TABLES) {
      const path = viewPath(table, viewQueryIn(table, new URLSearchParams('status=x&tab=other')));
      expect(path.startsWith('/admin/'), path).toBe(true);
      expect(path).not.toContain('other');
    }
    expect(viewPath('transactions', 'status=failed')).toBe('/admin/finance?tab=transactions&status=failed');
    expect(viewPath('accounts', '')).toBe('/admin/users');
  });

  it('is told apart by its name, capitals and spaces around it aside', () => {
    expect(viewNameKey(' Banned ')).toBe(viewNameKey('banned'));
  });
});
