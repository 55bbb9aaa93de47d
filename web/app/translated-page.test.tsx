import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Button } from '../ui/form/button.tsx';
import { Coins, Money } from '../ui/figure/money.tsx';
import { keepUpWithTranslators } from './translated-page.ts';

type Way = 'replaces' | 'adds and takes out' | 'wraps';

/** Every text below an element as a translator leaves it, those that are not to be translated as well. */
function translate(root: Element, way: Way): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    if (way === 'wraps') {
      text.replaceWith(outer);
      inner.append(text);
      continue;
    }
    inner.append(`«${text.nodeValue}»`);
    if (way === 'replaces') text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
}

let end: () => void;
beforeEach(() => {
  end = keepUpWithTranslators();
});
afterEach(() => {
  cleanup();
  end();
});

/** What is drawn before and after, with the page translated between. */
async function shown(way: Way, before: ReactNode, after: ReactNode): Promise<string | null> {
  const { container, rerender } = render(<p>{before}</p>);
  await act(async () => translate(container, way));
  rerender(<p>{after}</p>);
  return container.textContent;
}

describe.each<Way>(['replaces', 'adds and takes out', 'wraps'])('a page whose texts a translator %s', (way) => {
  const said = (text: string): string => (way === 'wraps' ? text : `«${text}»`);

  it('shows balances as they change', async () => {
    expect(await shown(way, <Money cents={100} />, <Money cents={250} />)).toBe('$2.50');
    expect(await shown(way, <Coins amount={1} />, <Coins amount={2000} />)).toBe('2,000 BC');
    expect(await shown(way, <Money cents={100} signed />, <Money cents={-250} signed />)).toMatch(/^-\$2\.50.*lost/);
  });

  it('shows what changes between other texts', async () => {
    const balance = (amount: string) => (
      <>
        You have {amount} <b>here</b>
      </>
    );
    expect(await shown(way, balance('$1'), balance('$2'))).toBe(`${said('You have ')}$2${said(' ')}${said('here')}`);
  });

  it('takes out what goes, alone and beside others', async () => {
    const some = (isIn: boolean) => (
      <>
        {isIn && 'Waiting'}
        <b>Ready</b>
        {isIn ? 'now' : null}
      </>
    );
    expect(await shown(way, some(true), some(false))).toBe(said('Ready'));
    expect(await shown(way, <>{'a text'}</>, <i>an element</i>)).toBe('an element');
    expect(await shown(way, ['one', 'two', 'three'], ['one'])).toBe(said('one'));
  });

  it('puts in what comes, before, between and behind', async () => {
    const some = (isIn: boolean) => (
      <>
        {isIn && <i>first </i>}middle{isIn && <i> then </i>}
        {'other'}
        {isIn && ' last'}
      </>
    );
    expect(await shown(way, some(false), some(true))).toBe(`first ${said('middle')} then ${said('other')} last`);
  });

  it('moves a text with its list, and shows it once', async () => {
    const list = (names: readonly string[]) => names.map((name) => <Named key={name} name={name} />);
    const now = await shown(way, list(['a', 'b', 'c']), list(['c', 'a', 'b']));
    expect(now?.replaceAll(/[«»]/g, '')).toBe('cab');
  });

  it('goes on after the second translation as after the first', async () => {
    const { container, rerender } = render(<p>Held: {1} of 9</p>);
    for (const count of [2, 3, 4]) {
      await act(async () => translate(container, way));
      rerender(<p>Held: {count} of 9</p>);
      expect(container.textContent.replaceAll(/[«»]/g, '')).toBe(`Held: ${count} of 9`);
    }
  });

  it('does what is pressed, and says what becomes of it', async () => {
    render(<Starts />);
    await act(async () => translate(document.body, way));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').textContent).toContain('Starting');
    await act(async () => translate(document.body, way));
    fireEvent.click(screen.getByRole('link'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).toContain('The match runs');
  });
});

/** A text without an element of its own. */
const Named = ({ name }: { readonly name: string }) => name;

function Starts() {
  const [step, setStep] = useState(0);
  if (step === 2) return 'The match runs';
  return (
    <>
      {step === 1 && 'Called'}
      <Button icon={<svg />} busy={step === 1} onClick={() => setStep(1)}>
        {step === 0 ? 'Start' : 'Starting'} {step === 0 && 'Match'}
      </Button>
      <a href="#next" onClick={() => setStep(2)}>
        Go on
      </a>
    </>
  );
}
