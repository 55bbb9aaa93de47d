import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = ['one', 'other'].map((value) => ({ value, label: value, panel: value }));

function press(name: string): void {
  const tab = screen.getByRole('tab', { name });
  fireEvent.mouseDown(tab, { button: 0 });
  fireEvent.click(tab);
}

it('what is chosen last counts, also where what was chosen before it is not drawn yet', () => {
  const chosen: string[] = [];
  render(<Tabs label="Views" value="one" onValueChange={(value) => chosen.push(value)} tabs={TABS} />);
  press('other');
  press('one');
  expect(chosen).toEqual(['other', 'one']);
});
