import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import {
  type FormRefusals,
  type RegistrationField,
  type RegistrationForm,
  refusalsOf,
} from '../../../domain/onboarding/registration.ts';
import { REFUSAL_CODES, type RefusalCode } from '../../../domain/shared/refusals.ts';
import type { Failure } from '../../data/failure.ts';
import { REFUSAL_SENTENCES } from '../../data/refusals.ts';

const FIELDS = ['username', 'email', 'password', 'confirmPassword', 'referralCode', 'agreeToTerms'] as const;

const isField = (name: string): name is RegistrationField => (FIELDS as readonly string[]).includes(name);
const isCode = (code: unknown): code is RefusalCode => (REFUSAL_CODES as readonly unknown[]).includes(code);

const sentencesOf = (refusals: FormRefusals) =>
  Object.entries(refusals).map(
    ([field, code]) => [field, { type: code, message: REFUSAL_SENTENCES[code]({}) }] as const,
  );

const resolver: Resolver<RegistrationForm> = (values) => {
  const refusals = sentencesOf(refusalsOf(values));
  if (refusals.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(refusals) as FieldErrors<RegistrationForm> };
};

/** 'Create Account': judged on leaving a field, then with every change, and by the server at its field (RG-06, RG-07). */
export function useRegistrationForm(initial: Pick<RegistrationForm, 'username' | 'email' | 'referralCode'>) {
  const form = useForm<RegistrationForm>({
    mode: 'onTouched',
    defaultValues: { ...initial, password: '', confirmPassword: '', agreeToTerms: false },
    resolver,
  });
  const { trigger, formState, setError } = form;

  // A password that is corrected above may have become the same as the one below.
  const password = form.watch('password');
  const isConfirmed = formState.touchedFields.confirmPassword === true || formState.isSubmitted;
  useEffect(() => {
    if (isConfirmed) void trigger('confirmPassword');
  }, [password, isConfirmed, trigger]);

  return {
    form,
    /** Puts the server's refusals at their fields; answers whether they have any. */
    blame: ({ field, sentence, data }: Failure): boolean => {
      if (field === null || !isField(field)) return false;
      for (const [other, code] of Object.entries(data))
        if (isField(other) && isCode(code)) setError(other, { type: code, message: REFUSAL_SENTENCES[code]({}) });
      setError(field, { type: 'server', message: sentence }, { shouldFocus: true });
      return true;
    },
  };
}
