import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Verb } from '../../parts/define-room.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { VERBS } from '../palette.ts';

const NONE: readonly Verb[] = [];

/**
 * What the player can do now, in the order of the rooms; nothing for staff who see the page as its player. What has to
 * be asked for comes with its answer, and not where there is none.
 */
export function useVerbs(verbs: readonly Verb[] = VERBS): readonly Verb[] {
  const client = useApolloClient();
  const viewer = useViewer();
  const [possible, setPossible] = useState(NONE);
  useEffect(() => {
    if (viewer === null || viewer.inspecting !== null) return undefined;
    let isHere = true;
    const answers = verbs.map(({ isPossible }) => isPossible?.(viewer, client) ?? true);
    const known: (boolean | null)[] = answers.map((answer) => (typeof answer === 'boolean' ? answer : null));
    const show = (): void => {
      if (isHere) setPossible(verbs.filter((_, at) => known[at]));
    };
    show();
    answers.forEach((answer, at) => {
      if (typeof answer === 'boolean') return;
      answer.then(
        (is) => {
          known[at] = is;
          show();
        },
        () => undefined,
      );
    });
    return () => {
      isHere = false;
    };
  }, [verbs, viewer, client]);
  return possible;
}
