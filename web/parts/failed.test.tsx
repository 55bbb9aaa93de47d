import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Failure } from '../data/failure.ts';
import { Failed } from './failed.tsx';

const show = (code: Failure['code']) =>
  render(
    <MemoryRouter>
      <Failed failure={{ code, sentence: 'No.', field: null, data: {}, requestId: null }} />
    </MemoryRouter>,
  );

it('a stake that asks for the date of birth leads to where it is told', () => {
  show('BIRTH_DATE_MISSING');
  expect(screen.getByRole('alert').textContent).toContain('No.');
  expect(screen.getByRole('link', { name: 'Tell your date of birth' }).getAttribute('href')).toBe(
    '/settings?section=play',
  );
});

it.each(['STAKE_TOO_YOUNG', 'INSUFFICIENT_FUNDS', 'NETWORK'] as const)('%s leads nowhere', (code) => {
  show(code);
  expect(screen.getByRole('alert').textContent).toContain('No.');
  expect(screen.queryByRole('link')).toBeNull();
});
