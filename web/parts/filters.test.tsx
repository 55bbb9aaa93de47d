import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterButton, FilterPanel, useFold } from './filters.tsx';

function Shown({ active }: { readonly active: number }) {
  const fold = useFold();
  return (
    <>
      <FilterButton fold={fold} active={active} />
      <FilterPanel fold={fold} label="Filter games">
        <button type="button" onClick={fold.close}>
          Apply
        </button>
      </FilterPanel>
    </>
  );
}

const panel = () => screen.getByRole('search', { name: 'Filter games' });

test('the button says whether the filters are open, and which element they are', () => {
  render(<Shown active={0} />);
  const button = screen.getByRole('button', { name: 'Filters' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(button.getAttribute('aria-controls')).toBe(panel().id);
  expect('folded' in panel().dataset).toBe(true);
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect('folded' in panel().dataset).toBe(false);
  fireEvent.click(button);
  expect('folded' in panel().dataset).toBe(true);
});

test.each([
  [1, /^Filters 1 ?active filter$/],
  [2, /^Filters 2 ?active filters$/],
  [5, /^Filters 5 ?active filters$/],
])('the button counts what is chosen: %i', (active, name) => {
  render(<Shown active={active} />);
  expect(screen.getByRole('button', { name })).toBeDefined();
});

test('what folds them from within gives the focus back to the button', () => {
  render(<Shown active={0} />);
  const button = screen.getByRole('button', { name: 'Filters' });
  fireEvent.click(button);
  const apply = screen.getByRole('button', { name: 'Apply' });
  apply.focus();
  fireEvent.click(apply);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
