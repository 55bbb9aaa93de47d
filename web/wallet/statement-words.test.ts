import { expect, it } from 'vitest';
import { periodOf, periodTitle } from '../../domain/wallet/statements.ts';
import { periodWords } from './statement-words.ts';

it('the period of a statement reads in English as the files and the API name it', () => {
  for (let at = 0; at < 12; at++) {
    const [month, quarter] = [
      periodOf('monthly', Date.UTC(2026, at, 15)),
      periodOf('quarterly', Date.UTC(2026, at, 15)),
    ];
    expect(periodWords({ type: 'MONTHLY', date: month.until - 1 })).toBe(periodTitle(month.name));
    expect(periodWords({ type: 'QUARTERLY', date: quarter.until - 1 })).toBe(periodTitle(quarter.name));
  }
});
