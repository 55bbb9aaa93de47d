import { Panel } from '../../parts/panel.tsx';
import { Progress } from '../../ui/figure/progress.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { EntrantFieldsFragment } from '../operations/__generated__/tournament.gql.ts';
import * as t from '../__generated__/messages.ts';

/** How many have checked in, and who is missing. */
export function CheckInBoard({ entrants }: { readonly entrants: readonly EntrantFieldsFragment[] }) {
  const here = entrants.filter(({ status }) => status === 'HERE');
  const missing = entrants.filter(({ status }) => status === 'ENTERED');
  const all = here.length + missing.length;
  const isOfTeams = entrants.some(({ teamId }) => teamId !== null);
  return (
    <Panel title={t.checkIn()}>
      <Progress
        label={isOfTeams ? t.teamsThatHaveCheckedIn() : t.playersWhoHaveCheckedIn()}
        value={all === 0 ? 0 : (100 * here.length) / all}
        valueText={t.soManyOfAll({ here: here.length, all })}
        showLabel
      />
      <Text size={14}>
        {missing.length === 0
          ? t.everybodyIsHere()
          : t.missingNames({ names: missing.map(({ username }) => username).join(', ') })}
      </Text>
    </Panel>
  );
}
