import { useQuery } from '@apollo/client/react';
import type { BattleGame } from '../../data/__generated__/schema-types.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { BattleRulesDocument } from '../operations/__generated__/battle.gql.ts';
import { ruleWords } from '../rule-words.ts';
import * as t from '../__generated__/messages.ts';

/** The terms that every battle is played on (CH-16 to CH-19). */
export function RulesCard({ game }: { readonly game: BattleGame }) {
  const query = useQuery(BattleRulesDocument, { variables: { game: game === 'CHESS' ? game : null } });
  return (
    <Panel title={t.rules()}>
      <Loaded query={query} what={t.theRules()} skeleton={[6]}>
        {({ battleRules }) => (
          <Stack as="ul" gap={2}>
            {battleRules.lines.map((line) => (
              <li key={line}>{ruleWords(line)}</li>
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
