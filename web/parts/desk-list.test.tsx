import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DeskList } from './desk-list.tsx';

it('j and k go from row to row, and e does the first thing that a row offers, but not where something is typed', () => {
  const act = vi.fn<(name: string) => void>();
  render(
    <DeskList>
      <ul>
        {['Ada', 'Bea'].map((name) => (
          <li key={name}>
            <button type="button" onClick={() => act(name)}>
              Dismiss {name}
            </button>
            <a href={`#${name}`}>{name}</a>
            <ul>
              <li>
                <a href="#evidence">Evidence of {name}</a>
              </li>
            </ul>
          </li>
        ))}
        <li>Said only</li>
        <li>
          <a href="#Cid">Cid</a>
        </li>
        <li>
          <input aria-label="Note" />
        </li>
      </ul>
    </DeskList>,
  );
  const link = (name: string) => screen.getByRole('link', { name });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  link('Ada').focus();
  press('j');
  expect(document.activeElement).toBe(link('Bea'));
  press('e');
  expect(act.mock.calls).toEqual([['Bea']]);
  // A row in which nothing can be pressed stops nobody.
  press('j');
  expect(document.activeElement).toBe(link('Cid'));
  for (let n = 0; n < 3; n++) press('k');
  expect(document.activeElement).toBe(link('Ada'));
  const note = screen.getByLabelText('Note');
  note.focus();
  // What the browser is left to type is not prevented.
  expect(['j', 'e', 'k'].map(press)).toEqual([true, true, true]);
  expect(act).toHaveBeenCalledTimes(1);
});
