import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useCallback, useEffect, useRef } from 'react';
import { useIntention } from './idempotency-key.ts';
import { type AttemptOptions, type Progress, useAttempt } from './use-attempt.ts';
import { type SendOptions, useSend } from './use-send.ts';

export interface ActionOptions<TData> extends AttemptOptions, Pick<SendOptions<TData>, 'update' | 'fetchPolicy'> {}

export interface Action<TData, TVariables> extends Progress {
  /**
   * Answers the data, or null when it was refused, failed, or was running already.
   * @param id of what it is done to, where one action serves the rows of a list: `runningId` meanwhile
   */
  readonly run: (variables: TVariables, id?: string) => Promise<TData | null>;
}

/**
 * A mutation that somebody asks for: locked while it runs, and sent under one key for one intention.
 *
 *     const join = useAction(JoinBattleDocument, { movesMoney: true });
 *     if (await join.run({ battleId })) toast({ title: 'You are in' });
 */
export function useAction<TData, TVariables extends OperationVariables>(
  mutation: TypedDocumentNode<TData, TVariables>,
  options: ActionOptions<TData> = {},
): Action<TData, TVariables> {
  const send = useSend();
  const intention = useIntention();
  const { run: attempt, ...progress } = useAttempt(options);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const run = useCallback(
    (variables: TVariables, id?: string): Promise<TData | null> =>
      attempt(async () => {
        const { update, fetchPolicy } = latest.current;
        const data = await send(mutation, variables, { key: intention.keyFor(variables), update, fetchPolicy });
        intention.settled();
        return data;
      }, id),
    [attempt, intention, mutation, send],
  );
  return { run, ...progress };
}
