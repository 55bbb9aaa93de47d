import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiRoot } from '../../ui/ui-root.tsx';
import { PlayerControls } from './player-controls.tsx';

afterEach(() => {
  vi.useRealTimers();
  for (const name of ['pictureInPictureEnabled', 'pictureInPictureElement', 'exitPictureInPicture'])
    Reflect.deleteProperty(document, name);
});

/** What the browsers of the tests do not have. */
const give = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true });
const nothing = () => undefined;

function show(element: HTMLVideoElement, delay: () => number | null = () => null, onCatchUp = nothing) {
  render(
    <UiRoot>
      <PlayerControls
        video={{ current: element }}
        onChange={(change) => change(element)}
        isPast={false}
        marks={[]}
        delay={delay}
        onCatchUp={onCatchUp}
        captions={null}
        onFullScreen={nothing}
        isWide={false}
        onTheatre={null}
      />
    </UiRoot>,
  );
}

test('the button for picture in picture asks the element for it (a stand-in), and then the page to end it', () => {
  const element = document.createElement('video');
  const begin = vi.fn(() => {
    give(document, 'pictureInPictureElement', element);
    return Promise.resolve();
  });
  const end = vi.fn(() => Promise.resolve());
  give(element, 'requestPictureInPicture', begin);
  give(document, 'pictureInPictureEnabled', true);
  give(document, 'exitPictureInPicture', end);
  show(element);
  const button = screen.getByRole('button', { name: 'Picture in picture' });
  fireEvent.click(button);
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(button);
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});

test('where the browser has no picture in picture there is no button for it', () => {
  show(document.createElement('video'));
  expect(screen.queryByRole('button', { name: 'Picture in picture' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeDefined();
});

test('how far behind the picture is stands on a button, anew each second, that asks for what happens now', () => {
  vi.useFakeTimers();
  let behind: number | null = null;
  const catchUp = vi.fn(nothing);
  show(document.createElement('video'), () => behind, catchUp);
  const pass = (seconds: number | null) => {
    behind = seconds;
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
  };
  pass(null);
  expect(screen.queryByRole('button', { name: /behind/ })).toBeNull();
  pass(7.26);
  const button = screen.getByRole('button', { name: '7.3 s behind: go to live' });
  expect(button.textContent).toBe('7.3 s');
  fireEvent.click(button);
  expect(catchUp).toHaveBeenCalledTimes(1);
  pass(1.5);
  expect(button.textContent).toBe('1.5 s');
});

test('who plays on after a pause is taken to what happens now', () => {
  // Stand-ins: the browsers of the tests play nothing.
  const element = document.createElement('video');
  const begin = vi.fn(() => Promise.resolve());
  give(element, 'play', begin);
  const catchUp = vi.fn(nothing);
  show(element, () => 9, catchUp);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect([catchUp.mock.calls.length, begin.mock.calls.length]).toEqual([1, 1]);
});
