import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../theme.tsx';
import { below } from '../tokens.ts';
import { useAfterPress } from '../overlay/use-after-press.ts';

/** What every field takes besides the attributes of its input. */
export interface FieldProps {
  label: string;
  /** For screen readers only: where the place already says what the field is. */
  hideLabel?: boolean | undefined;
  /** How to fill it in; stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong with it; empty and undefined mean nothing is. */
  error?: string | undefined;
}

/** The attributes that tie an input to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const field = css({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const labelStyle = css({ fontSize: 'var(--size-14)', fontWeight: 600, marginBlockEnd: 'var(--space-1)' });
const noteStyle = css({ fontSize: 'var(--size-14)', color: 'var(--text-dim)', marginBlockStart: 'var(--space-1)' });
const errorStyle = css({
  fontSize: 'var(--size-14)',
  color: 'var(--loss)',
  ':not(:empty)': { marginBlockStart: 'var(--space-1)' },
});

/** The box that is typed into or chosen from. */
export const control = css({
  width: '100%',
  minHeight: 40,
  padding: '0 var(--space-3)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--bg-0)',
  color: 'var(--text)',
  fontSize: 'var(--size-14)',
  transition: 'border-color var(--duration-fast)',
  '::placeholder': { color: 'var(--text-faint)', opacity: 1 },
  ':hover:not(:disabled)': { borderColor: 'var(--text-dim)' },
  ':focus-visible': { outlineOffset: 0, borderColor: 'transparent' },
  '&[aria-invalid="true"]': { borderColor: 'var(--loss)' },
  ':disabled': {
    background: 'var(--bg-2)',
    borderColor: 'var(--line)',
    color: 'var(--text-faint)',
    cursor: 'not-allowed',
  },
  // 16 px, or phones zoom into the field.
  [below.medium]: { minHeight: 'var(--target-touch)', fontSize: 'var(--size-16)' },
});

/** Hint and error of a field with the ids that its input refers to. */
function useWiring({ hint, error: newError }: Pick<FieldProps, 'hint' | 'error'>, givenId: string | undefined) {
  const error = useAfterPress(newError);
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = error !== undefined && error !== '';
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint !== undefined && hintId, hasError && errorId].filter(Boolean).join(' ');
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': hasError || undefined,
  };
  return { wiring, notes: <Notes hint={hint} hintId={hintId} error={error} errorId={errorId} /> };
}

interface NotesProps extends Pick<FieldProps, 'hint' | 'error'> {
  hintId: string;
  errorId: string;
}

function Notes({ hint, hintId, error, errorId }: NotesProps) {
  return (
    <>
      {hint !== undefined && (
        <div css={noteStyle} id={hintId}>
          {hint}
        </div>
      )}
      {/* In the page before there is an error: a live region announces what changes in it. */}
      <div css={errorStyle} id={errorId} aria-live="polite">
        {error}
      </div>
    </>
  );
}

interface FieldFrameProps extends FieldProps {
  /** Of the input, where the caller gives one. */
  id?: string | undefined;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
}

const labelLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
});

/** Label, input, hint and error, tied together; the frame of all fields with one input. */
export function Field({ label, hideLabel = false, hint, error, id, aside, children }: FieldFrameProps) {
  const { wiring, notes } = useWiring({ hint, error }, id);
  const words = (
    <label css={hideLabel ? visuallyHidden : labelStyle} htmlFor={wiring.id}>
      {label}
    </label>
  );
  return (
    <div css={field}>
      {aside === undefined ? (
        words
      ) : (
        <div css={labelLine}>
          {words}
          {aside}
        </div>
      )}
      {children(wiring)}
      {notes}
    </div>
  );
}

const set = css({ border: 0, padding: 0, minInlineSize: 0 });
const legendStyle = css({ padding: 0, marginBlockEnd: 'var(--space-2)' });

/** The same for several inputs that answer one question. */
export function FieldSet({ label, hideLabel = false, hint, error, id, children }: Omit<FieldFrameProps, 'aside'>) {
  const { wiring, notes } = useWiring({ hint, error }, id);
  return (
    <fieldset css={set} id={wiring.id} aria-describedby={wiring['aria-describedby']}>
      <legend css={hideLabel ? visuallyHidden : [labelStyle, legendStyle]}>{label}</legend>
      {children(wiring)}
      {notes}
    </fieldset>
  );
}

interface ChoiceFieldProps extends Omit<FieldFrameProps, 'aside' | 'hideLabel' | 'label'> {
  label: ReactNode;
  /** Pixels; hint and error stand below the label, not below the control. */
  controlWidth?: number;
}

/** The same for a tick or a switch, whose label stands beside it. */
export function ChoiceField({ label, hint, error, id, controlWidth = 20, children }: ChoiceFieldProps) {
  const { wiring, notes } = useWiring({ hint, error }, id);
  return (
    <div css={field}>
      <label css={choice} htmlFor={wiring.id}>
        {children(wiring)}
        <span>{label}</span>
      </label>
      <div style={{ paddingInlineStart: controlWidth + 12 }}>{notes}</div>
    </div>
  );
}

export const choice = css({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 'var(--space-3)',
  alignSelf: 'flex-start',
  paddingBlock: 'var(--space-1)',
  fontSize: 'var(--size-14)',
  cursor: 'pointer',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  ':has(:disabled)': { color: 'var(--text-faint)', cursor: 'not-allowed' },
  [below.medium]: { minHeight: 'var(--target-touch)', paddingBlock: 11, fontSize: 'var(--size-16)' },
});
