import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

function Field({ onComplete, error }: { onComplete?: (code: string) => void; error?: string }) {
  const [code, setCode] = useState('');
  return <CodeField label="Code" value={code} onChange={setCode} error={error} {...(onComplete && { onComplete })} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Code');
const type = (value: string) => fireEvent.change(input(), { target: { value } });

// The input looks at its selection again a moment later; nothing of it may outlive the test.
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { elementFromPoint: () => null });
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

describe('the code field', () => {
  it('is one input for the numeric keypad and for codes that the phone offers', () => {
    render(<Field />);
    expect(input().inputMode).toBe('numeric');
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().maxLength).toBe(6);
  });

  it('takes digits only, and six at the most', () => {
    const onComplete = vi.fn<(code: string) => void>();
    render(<Field onComplete={onComplete} />);
    type('12a');
    expect(input().value).toBe('12');
    type('12345');
    expect(input().value).toBe('12345');
    expect(onComplete).not.toHaveBeenCalled();
    type('1234567');
    expect(input().value).toBe('123456');
    expect(onComplete).toHaveBeenCalledWith('123456');
  });

  it('takes a pasted code as messages write it', () => {
    render(<Field />);
    fireEvent.paste(input(), { clipboardData: { getData: () => ' 123-456\n' } });
    expect(input().value).toBe('123456');
  });

  it.each(['١٢٣٤٥٦', '１２３４５６', '۱۲۳۴۵۶'])('takes the digits of another keyboard: %s (40.8)', (typed) => {
    render(<Field />);
    type(typed);
    expect(input().value).toBe('123456');
  });

  it('is complete once for each code: by the last digit, by a paste over another, and again only when changed', () => {
    const onComplete = vi.fn<(code: string) => void>();
    render(<Field onComplete={onComplete} />);
    type('12345');
    type('123456');
    type('123456 ');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    type('654321');
    expect(onComplete.mock.calls).toEqual([['123456'], ['654321']]);
    type('65432');
    expect(onComplete).toHaveBeenCalledTimes(2);
    type('654329');
    expect(onComplete.mock.lastCall).toEqual(['654329']);
  });

  it('says what is wrong with it', () => {
    render(<Field error="That code isn’t right." />);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const described = input().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('That code isn’t right.');
  });
});
