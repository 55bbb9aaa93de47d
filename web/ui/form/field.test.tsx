import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { MoneyField } from './money-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

interface Words {
  label: string;
  hint?: string;
  error?: string;
}

const OPTIONS = [
  { value: 'cs2', label: 'CS2' },
  { value: 'apex', label: 'Apex Legends' },
];

const FIELDS: [name: string, draw: (words: Words) => ReactElement][] = [
  ['TextField', (words) => <TextField {...words} />],
  ['TextArea', (words) => <TextArea {...words} />],
  ['MoneyField', (words) => <MoneyField value="" onChange={() => undefined} {...words} />],
  ['PasswordField', (words) => <PasswordField {...words} />],
  ['Select', (words) => <Select options={OPTIONS} {...words} />],
  ['Checkbox', (words) => <Checkbox {...words} />],
  ['Switch', (words) => <Switch {...words} />],
];

const describedBy = (element: HTMLElement): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

describe.each(FIELDS)('%s', (_name, draw) => {
  it('ties label, hint and error to its input', () => {
    render(draw({ label: 'Answer', hint: 'One is enough.', error: 'Answer first.' }));
    const input = screen.getByLabelText('Answer');
    expect(describedBy(input)).toEqual(['One is enough.', 'Answer first.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('announces an error politely when it comes, and is valid without one', () => {
    const { rerender } = render(draw({ label: 'Answer' }));
    const input = screen.getByLabelText('Answer');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(input.getAttribute('aria-describedby')).toBeNull();
    const region = document.querySelector('[id$="-error"][aria-live="polite"]');
    expect(region?.textContent).toBe('');

    rerender(draw({ label: 'Answer', error: 'Answer first.' }));
    expect(region?.isConnected).toBe(true);
    expect(region?.textContent).toBe('Answer first.');
  });
});

describe('RadioGroup', () => {
  it('ties hint and error to the group', () => {
    render(<RadioGroup label="Game" name="game" options={OPTIONS} hint="One game." error="Choose a game." />);
    expect(describedBy(screen.getByRole('group', { name: 'Game' }))).toEqual(['One game.', 'Choose a game.']);
  });
});

describe('TextArea', () => {
  it('counts what is typed', () => {
    render(<TextArea label="Note" maxLength={500} defaultValue="Hi" />);
    const counter = screen.getByText('of 500 characters').parentElement;
    expect(counter?.textContent).toContain('2');
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Hello' } });
    expect(counter?.textContent).toContain('5 / 500');
  });
});

describe('PasswordField', () => {
  it('shows and hides the password', () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});
