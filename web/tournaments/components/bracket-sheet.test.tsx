import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ZOOM_MAX, zoomByWheel } from '../bracket-zoom.ts';
import { sampleView } from '../sample-bracket.ts';
import { BracketSheet } from './bracket-sheet.tsx';

/** A bracket at 100%: it begins as large as the last one was drawn. */
function show(viewerId: string | null = 'eve', opensTabs = false) {
  const shown = render(
    <MemoryRouter>
      <BracketSheet view={{ ...sampleView(viewerId), opensTabs }} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: /, back to 100%$/ }));
  return shown;
}

const bracket = () => screen.getByRole('group', { name: /^Bracket;/ });
const zoom = (): number => Number((bracket().firstElementChild as HTMLElement).style.getPropertyValue('--zoom'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('zooms by its buttons, and says how far', () => {
  show();
  press('Zoom in');
  expect(zoom()).toBe(1.25);
  press('125%, back to 100%');
  expect(zoom()).toBe(1);
  press('Zoom out');
  expect(screen.getByRole('button', { name: '80%, back to 100%' }).textContent).toBe('80%');
});

it('the button at the end of the way does nothing, and keeps the focus', () => {
  show();
  const button = screen.getByRole('button', { name: 'Zoom in' });
  button.focus();
  for (let time = 0; time < 5; time++) fireEvent.click(button);
  expect(zoom()).toBe(ZOOM_MAX);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

it('zooms by keys while a match has the focus, and leaves the browser its own', () => {
  show();
  const [box] = screen.getAllByRole('link');
  if (!box) throw new Error('no match is drawn');
  fireEvent.keyDown(box, { key: '+' });
  expect(zoom()).toBe(1.25);
  fireEvent.keyDown(box, { key: '-' });
  fireEvent.keyDown(box, { key: '-' });
  expect(zoom()).toBe(0.8);
  fireEvent.keyDown(box, { key: '0' });
  expect(zoom()).toBe(1);
  fireEvent.keyDown(box, { key: '+', ctrlKey: true });
  expect(zoom()).toBe(1);
});

it('zooms by Ctrl and wheel instead of the page, and scrolls by the wheel alone', () => {
  show();
  const turn = (ctrlKey: boolean): boolean => {
    const event = createEvent.wheel(bracket(), { deltaY: 10, ctrlKey });
    fireEvent(bracket(), event);
    return event.defaultPrevented;
  };
  expect(turn(false)).toBe(false);
  expect(zoom()).toBe(1);
  expect(turn(true)).toBe(true);
  expect(zoom()).toBe(zoomByWheel(1, 10));
});

it('zooms with two fingers by as much as they part, and not with one', () => {
  show();
  const at = (clientX: number) => ({ clientX, clientY: 50, identifier: clientX, target: bracket() });
  fireEvent.touchStart(bracket(), { touches: [at(100)] });
  fireEvent.touchMove(bracket(), { touches: [at(140)] });
  expect(zoom()).toBe(1);
  fireEvent.touchStart(bracket(), { touches: [at(100), at(200)] });
  fireEvent.touchMove(bracket(), { touches: [at(90), at(210)] });
  expect(zoom()).toBeCloseTo(1.2);
  fireEvent.touchMove(bracket(), { touches: [at(110), at(190)] });
  expect(zoom()).toBeCloseTo(0.8);
});

it('matches are links to members and visitors, and where it is embedded the same ones open a tab of their own', () => {
  const { unmount } = show('ada');
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  unmount();
  const visited = show(null);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  visited.unmount();
  show(null, true);
  const embedded = screen.getAllByRole('link');
  expect(embedded.map(({ textContent }) => textContent)).toEqual(names.map((one) => `${one} Opens in a new tab.`));
  for (const link of embedded) {
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(link.getAttribute('href')).toMatch(/^\/tournaments\/[^/]+\/matches\/\d+$/);
  }
  const stops = bracket().querySelectorAll('[tabindex="0"]');
  expect(stops).toHaveLength(1);
});

it('who wears a frame and a title is seen with both in every box, and the name of the match stays as it is', () => {
  const view = sampleView('eve');
  const [first, ...others] = view.entrants;
  if (!first) throw new Error('nobody plays');
  const entrants = [
    { ...first, worn: { __typename: 'Worn' as const, frame: 'steel-frame', title: 'Champion' } },
    ...others,
  ];
  render(
    <MemoryRouter>
      <BracketSheet view={{ ...view, entrants }} />
    </MemoryRouter>,
  );
  const boxes = screen.getAllByRole('link');
  const own = boxes.filter((box) => box.textContent.includes('Ada'));
  expect(own.length).toBeGreaterThan(0);
  expect(boxes.filter((box) => box.querySelector('svg') !== null)).toEqual(own);
  expect(boxes.filter((box) => box.textContent.includes('Champion'))).toEqual(own);
  expect(screen.queryByRole('link', { name: /Champion/ })).toBeNull();
});
