import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { Failure } from '../../data/failure.ts';
import { BattleRulesDocument } from '../operations/__generated__/battle-rules.gql.ts';
import { WalletSummaryDocument } from '../../session/operations/__generated__/wallet-summary.gql.ts';
import { type TermsErrors, type TermsForm, checkDraft, checkTerms } from '../terms-form.ts';

/** The form's field by the schema's name of it. */
const FIELDS: Readonly<Record<string, keyof TermsForm>> = {
  stakeCents: 'stake',
  title: 'title',
  description: 'description',
  game: 'game',
  mode: 'mode',
  privacy: 'privacy',
};

const namesOf = (errors: TermsErrors): (keyof TermsForm)[] => Object.keys(errors) as (keyof TermsForm)[];

/** The Create Battle form: judged on leaving a field, then with every change; the server's word stands at its field. */
export function useTermsForm(initial: TermsForm) {
  const rules = useQuery(BattleRulesDocument);
  const wallet = useQuery(WalletSummaryDocument, { fetchPolicy: 'cache-and-network' });
  const terms = rules.data?.battleRules ?? null;
  const availableCents = wallet.data?.wallet?.availableToBetCents ?? null;

  const resolver: Resolver<TermsForm> = (values) => {
    const errors = checkTerms(values, terms, availableCents);
    if (namesOf(errors).length === 0) return { values, errors: {} };
    const entries = Object.entries(errors).map(([name, message]) => [name, { type: 'terms', message }]);
    return { values: {}, errors: Object.fromEntries(entries) as FieldErrors<TermsForm> };
  };
  const form = useForm<TermsForm>({ mode: 'onTouched', defaultValues: initial, resolver });

  // The bounds may arrive after the stake has been typed and left.
  const { trigger } = form;
  const isStakeTouched = form.formState.touchedFields.stake === true;
  useEffect(() => {
    if (isStakeTouched) void trigger('stake');
  }, [terms, availableCents, isStakeTouched, trigger]);

  const show = (errors: TermsErrors): void => {
    for (const name of namesOf(errors)) form.setError(name, { message: errors[name] ?? '' }, { shouldFocus: true });
  };
  return {
    form,
    rules: terms,
    rulesError: rules.error,
    reloadRules: () => void rules.refetch().catch(() => undefined),
    availableCents,
    /** Whether the form can be kept as a draft; says at the fields why not. */
    acceptDraft: (): boolean => {
      const errors = checkDraft(form.getValues());
      form.clearErrors();
      show(errors);
      return namesOf(errors).length === 0;
    },
    /** Puts a refusal at its field; answers whether it has one. */
    blame: ({ field, sentence }: Failure): boolean => {
      const name = field === null ? undefined : FIELDS[field];
      if (name !== undefined) show({ [name]: sentence });
      return name !== undefined;
    },
  };
}
