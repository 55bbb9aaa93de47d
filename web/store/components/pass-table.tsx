import { css } from '@emotion/react';
import { Check, Lock } from 'lucide-react';
import {
  PASS_TIERS,
  PASS_TRACKS,
  type PassTrack,
  passReward,
  rewardFor,
  passTier,
  rewardKey,
} from '../../../domain/store/battle-pass.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { ScrollArea } from '../../ui/list/scroll-area.tsx';
import type { PassFieldsFragment } from '../operations/__generated__/pass.gql.ts';
import { rewardWords } from '../pass-words.ts';
import * as t from '../__generated__/messages.ts';

const TRACK_WORDS: Readonly<Record<PassTrack, string>> = { free: t.free(), paid: t.paid() };

const cells = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& td, & th': { padding: 'var(--space-2) var(--space-3)', textAlign: 'start' },
  '& svg': { flex: 'none' },
});

/** All tiers with what they bring on both tracks, and what of it is claimed. */
export function PassTable({ pass }: { readonly pass: PassFieldsFragment }) {
  const reached = passTier(pass.xp);
  const claimed = new Set(pass.claimed);
  const had = new Set(pass.had);
  return (
    <ScrollArea label={t.rewardsOfAllTiers()} maxHeight={480}>
      <table css={cells}>
        <thead>
          <tr>
            <th scope="col">{t.tier()}</th>
            {PASS_TRACKS.map((track) => (
              <th key={track} scope="col">
                {TRACK_WORDS[track]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: PASS_TIERS }, (_, n) => n + 1).map((tier) => (
            <tr key={tier}>
              <th scope="row">{tier}</th>
              {PASS_TRACKS.map((track) => (
                <td key={track}>
                  <Row as="span" gap={2} wrap={false}>
                    <span>{rewardWords(rewardFor(passReward(pass.id, track, tier), had))}</span>
                    {claimed.has(rewardKey(track, tier)) && <Check size={16} aria-label={t.claimed()} />}
                    {(tier > reached || (track === 'paid' && !pass.hasPaid)) && (
                      <Lock size={14} aria-label={t.locked()} />
                    )}
                  </Row>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
