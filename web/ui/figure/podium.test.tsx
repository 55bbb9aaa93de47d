import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Podium } from './podium.tsx';

test('reads from the best on and names each place, shared ones alike', () => {
  const places = [
    { key: 'a', rank: 1, name: 'nova' },
    { key: 'b', rank: 2, name: 'rival' },
    { key: 'c', rank: 2, name: 'pixel' },
    { key: 'd', rank: 4, name: 'zero' },
  ].map((place) => ({ ...place, face: null, figure: '$5.00' }));
  render(<Podium label="The best three" places={places} />);
  const steps = within(screen.getByRole('list', { name: 'The best three' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, within(step).getByRole('img').getAttribute('aria-label')])).toEqual([
    ['nova$5.001', 'Place 1'],
    ['rival$5.002', 'Place 2'],
    ['pixel$5.002', 'Place 2'],
  ]);
});
