import { css } from '@emotion/react';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { type Space, space } from '../tokens.ts';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  /** The event's default, leaving the page, is prevented already. */
  onSubmit: () => unknown;
  /** Between the fields, in steps of 4 px. */
  gap?: Space;
}

const column = css({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** Fields one below the other, sent together. What is wrong is said at its field, and not by the browser. */
export function Form({ onSubmit, gap = 4, ...attributes }: FormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A dialog that is asked over this form is sent alone.
    event.stopPropagation();
    void onSubmit();
  };
  return <form css={column} style={{ gap: space(gap) }} noValidate onSubmit={submit} {...attributes} />;
}
