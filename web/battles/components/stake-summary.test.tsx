import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NetworkFailure } from '../../data/failure.ts';
import { figuresOf } from '../stake-figures.ts';
import { StakeSummary } from './stake-summary.tsx';

const detailOf = (term: string): string | null | undefined => screen.getByText(term).nextElementSibling?.textContent;
const noRetry = () => undefined;

it('says what the entered stake costs, what can be won and what stays', () => {
  render(<StakeSummary figures={figuresOf(25_00, 500, 100_00)} error={undefined} onRetry={noRetry} />);
  expect(detailOf('Stake')).toBe('$25.00');
  expect(detailOf('Platform fee (5%)')).toBe('$1.25');
  expect(detailOf('Total held')).toBe('$26.25');
  expect(detailOf('The winner gets')).toBe('$50.00');
  expect(detailOf('Available to bet afterwards')).toBe('$73.75');
});

it('says how much is missing instead of a negative remainder', () => {
  render(<StakeSummary figures={figuresOf(25_00, 500, 20_00)} error={undefined} onRetry={noRetry} />);
  expect(screen.getByText('You need $6.25 more available to bet.')).toBeTruthy();
  expect(screen.queryByText('Available to bet afterwards')).toBeNull();
});

it('claims no figures before a stake is entered', () => {
  render(<StakeSummary figures={null} error={undefined} onRetry={noRetry} />);
  expect(screen.queryByText('Total held')).toBeNull();
  expect(screen.getByText(/Enter a stake/)).toBeTruthy();
});

it('says so and tries again when the terms could not be loaded', () => {
  const onRetry = vi.fn<() => void>();
  render(<StakeSummary figures={null} error={new NetworkFailure('down')} onRetry={onRetry} />);
  expect(screen.getByText('Failed to load the terms')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
