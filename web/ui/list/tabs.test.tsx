import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = ['one', 'other'].map((value) => ({ value, label: value, panel: value }));

function press(name: string): void {
  fireEvent.click(screen.getByRole('tab', { name }));
}

it('what is chosen last counts, also where what was chosen before it is not drawn yet', () => {
  const chosen: string[] = [];
  render(<Tabs label="Views" value="one" onValueChange={(value) => chosen.push(value)} tabs={TABS} />);
  press('other');
  press('one');
  expect(chosen).toEqual(['other', 'one']);
});

it('arrows, Home and End move the focus and choose nothing; Tab leads to the chosen one alone', () => {
  const chosen: string[] = [];
  render(
    <Tabs
      label="Views"
      value="two"
      onValueChange={(value) => chosen.push(value)}
      tabs={['one', 'two', 'three'].map((value) => ({ value, label: value, panel: value }))}
    />,
  );
  const [one, two, three] = screen.getAllByRole('tab');
  expect([one, two, three].map((tab) => tab?.tabIndex)).toEqual([-1, 0, -1]);
  two?.focus();
  const steps = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  });
  expect(steps).toEqual(['three', 'one', 'three', 'one', 'three']);
  expect(chosen).toEqual([]);
  expect(screen.getByRole('tabpanel', { name: 'two' }).textContent).toBe('two');
});
