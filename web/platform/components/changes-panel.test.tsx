import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChangesPanel } from './changes-panel.tsx';

vi.mock('../../../domain/platform/api-changes.ts', () => ({
  API_CHANGES: [
    { on: '2027-03-01', words: 'A title is a name.', breaks: ['Battle.title was removed.'] },
    { on: '2026-11-25', words: 'Pages say more.' },
  ],
}));

it('lists what has changed by day, and marks what breaks programs', () => {
  render(<ChangesPanel />);
  const rows = within(screen.getByRole('list', { name: 'Changes of the API' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'A title is a name.2027-03-01 · Battle.title was removed.Breaks programs',
    'Pages say more.2026-11-25',
  ]);
});
