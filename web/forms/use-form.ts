import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Schema } from '../../domain/shared/issue.ts';
import type { Failure } from '../data/failure.ts';
import { useSentences } from '../data/use-sentences.ts';
import { type Problems, type Rules, judge, placed } from './judge.ts';

/** What sends a form: a `useAction` or a `useTask`. */
export interface Sending {
  readonly isRunning: boolean;
  readonly failure: Failure | null;
  readonly reset: () => void;
}

type Typed = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

/** What every field of `web/ui` spreads onto its input. */
export type FieldWires<T> = {
  readonly name: string;
  readonly error: string | undefined;
  readonly onBlur: () => void;
  readonly onChange: (change: Typed | NonNullable<T>) => void;
} & ([T] extends [boolean] ? { readonly checked: boolean } : { readonly value: string });

export interface FormState<V> {
  readonly values: V;
  readonly isDirty: boolean;
  /** Nothing is wrong, as far as this side can know. */
  readonly isUsable: boolean;
  /** From a press until what it set going has ended. */
  readonly isSending: boolean;
  /** Why the last attempt did not work, where no field says so. */
  readonly notice: Failure | null;
  /** For `Form` and `FormDialog`. */
  readonly wires: { readonly ref: RefObject<HTMLFormElement | null>; readonly onSubmit: () => Promise<void> };
  /** What a field says that is drawn in another way. */
  readonly problem: (name: keyof V) => string | undefined;
  readonly field: <K extends keyof V & string>(name: K) => FieldWires<V[K]>;
  /** Enters values as if they had been typed. */
  readonly set: (changes: Partial<V>) => void;
  /** Begins anew, with other values where they are given; what they are is no longer a change. */
  readonly reset: (values?: V) => void;
  /** What was sent stands now, as these values: they are no change any more. What was typed since stays, and is one. */
  readonly saved: (values: V) => void;
  /** Has a field filled in anew, while the refusal of what stood in it stays. */
  readonly clear: (name: keyof V & string) => void;
  /** Takes the focus to a field, and says there what is wrong with it. */
  readonly point: (name: keyof V & string) => void;
}

export interface FormOptions<V, Out> extends Rules<V, Out> {
  readonly initial: V;
  /** Its refusals are shown at their fields, or as the notice; typing takes them back. */
  readonly sending?: Sending;
  /** Called with what the schema makes of the values; once, until its promise has settled. */
  readonly send: (data: Out) => unknown;
}

/** The schema says what the values are. */
type JudgedForm<V, Out> = Omit<FormOptions<V, Out>, 'schema' | 'initial'> & {
  readonly schema: Schema<Out, V>;
  readonly initial: NoInfer<V>;
};
type FreeForm<V> = Omit<FormOptions<V, V>, 'schema'>;

const valueOf = (change: unknown): unknown => {
  if (typeof change !== 'object' || change === null) return change;
  const { target } = change as Typed;
  return target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value;
};

const wrongIn = <V>(problems: Problems<V>): string[] =>
  Object.entries(problems).flatMap(([name, sentence]) => (sentence === null ? [] : [name]));

const NOTHING: ReadonlySet<never> = new Set<never>();

/**
 * A form: its values, what is wrong with them, and the way of one attempt. A field is judged once it was left or the
 * form was to be sent, from then on with every change. What was typed stays, whatever becomes of it.
 */
export function useForm<V extends object, Out>(options: JudgedForm<V, Out>): FormState<V>;
export function useForm<V extends object>(options: FreeForm<V>): FormState<V>;
export function useForm<V extends object, Out>(options: FormOptions<V, Out>): FormState<V> {
  const { initial, sending } = options;
  const failure = sending?.failure ?? null;
  const [values, setValues] = useState(initial);
  const [clean, setClean] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(NOTHING);
  const [isSending, setSending] = useState(false);
  const isLocked = useRef(false);
  /** As of the last event; `values` is as of the last drawing. */
  const latest = useRef(initial);
  /** As they were when the form was sent last. */
  const sent = useRef<V | null>(null);
  const element = useRef<HTMLFormElement>(null);

  // One without a schema has words of its own, and says those of a refusal once something was entered.
  useSentences(options.schema !== undefined || values !== initial || left.size > 0);
  const { problems, data } = judge(options, values);
  const refused = placed(failure, values, options);
  const isPlaced = Object.keys(refused).length > 0;

  const write = (changes: Partial<V>): void => {
    latest.current = { ...latest.current, ...changes };
    setValues(latest.current);
    if (failure !== null) sending?.reset();
  };
  const leave = (...names: readonly (keyof V)[]): void => setLeft((before) => new Set([...before, ...names]));

  /** Of those that are named, the field that stands first on the page. */
  const focusFirst = (names: readonly string[]): void => {
    const inputs = [...(element.current?.elements ?? [])].filter((input) => input instanceof HTMLElement);
    inputs.find((input) => names.includes(input.getAttribute('name') ?? '') && !input.matches(':disabled'))?.focus();
  };

  const refuse = useEffectEvent(() => focusFirst(Object.keys(refused)));
  useEffect(() => {
    if (failure !== null) refuse();
  }, [failure]);

  const send = async (): Promise<void> => {
    if (isLocked.current || sending?.isRunning) return;
    const verdict = judge(options, latest.current);
    if (verdict.data === null) {
      // Those alone that are wrong: a later step of the form is not judged before it is gone on from.
      const wrong = wrongIn(verdict.problems);
      leave(...(wrong as (keyof V)[]));
      focusFirst(wrong);
      return;
    }
    isLocked.current = true;
    sent.current = latest.current;
    setSending(true);
    try {
      await options.send(verdict.data);
    } finally {
      isLocked.current = false;
      setSending(false);
    }
  };

  const reset = (next: V = clean): void => {
    latest.current = next;
    setValues(next);
    setClean(next);
    setLeft(NOTHING);
    if (failure !== null) sending?.reset();
  };

  const problem = (name: keyof V): string | undefined =>
    (left.has(name) ? problems[name] : null) ?? refused[name] ?? undefined;

  return {
    values,
    isDirty: (Object.keys(values) as (keyof V)[]).some((name) => values[name] !== clean[name]),
    isUsable: data !== null,
    isSending,
    notice: isPlaced ? null : failure,
    wires: { ref: element, onSubmit: send },
    problem,
    field: (name) => {
      const value = values[name];
      return {
        name,
        error: problem(name),
        onBlur: () => leave(name),
        onChange: (change: unknown) => write({ [name]: valueOf(change) } as Partial<V>),
        ...(typeof value === 'boolean' ? { checked: value } : { value: value ?? '' }),
      } as unknown as FieldWires<V[typeof name]>;
    },
    set: (changes) => {
      write(changes);
      leave(...(Object.keys(changes) as (keyof V)[]));
    },
    reset,
    saved: (next) => {
      if (sent.current === null || sent.current === latest.current) reset(next);
      else setClean(next);
    },
    clear: (name) => {
      latest.current = { ...latest.current, [name]: clean[name] };
      setValues(latest.current);
      setLeft((before) => new Set([...before].filter((other) => other !== name)));
      focusFirst([name]);
    },
    point: (name) => {
      leave(name);
      focusFirst([name]);
    },
  };
}
