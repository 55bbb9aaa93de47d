import { useCallback } from 'react';
import { useToast } from '../ui/overlay/toast.tsx';
import type { Failure } from './failure.ts';

/** The `refusal` of an action whose place has no room for a sentence: a toast says it. For pages within the frame. */
export function useRefusalToast(title: string): (failure: Failure) => void {
  const toast = useToast();
  return useCallback(({ sentence }) => void toast({ title, description: sentence, tone: 'loss' }), [title, toast]);
}
