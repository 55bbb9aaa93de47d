import { expect, it } from 'vitest';
import type { RiskEvidenceRowFragment } from '../operations/__generated__/risk-case.gql.ts';
import { evidencePath, evidenceText, evidenceTitle } from './risk-words.ts';

const item = (change: Partial<RiskEvidenceRowFragment>): RiskEvidenceRowFragment => ({
  __typename: 'RiskEvidence',
  signalId: 's',
  kind: 'BATTLE',
  id: 'b1',
  title: 'Aim duel',
  detail: null,
  players: ['Ada', 'Bob'],
  winner: null,
  amountCents: null,
  status: null,
  at: null,
  ...change,
});

it('a battle says who played for what and who won, and leads to its page', () => {
  const battle = item({ winner: 'Ada', amountCents: 25_00, status: 'completed' });
  expect([evidenceTitle(battle), evidenceText(battle), evidencePath(battle)]).toEqual([
    'Battle: Aim duel',
    'Ada and Bob · $25.00 each · won by Ada',
    '/challenge/b1',
  ]);
});

it('a payment says how it ended, and a network the few characters that tell it from others', () => {
  const paid = item({
    kind: 'DEPOSIT',
    title: 'Card ending 4242',
    players: ['Ada'],
    amountCents: 10_00,
    status: 'charged-back',
  });
  expect([evidenceText(paid), evidencePath(paid)]).toEqual(['Ada · $10.00 · charged back', null]);
  expect(evidenceTitle(item({ kind: 'NETWORK', title: '', id: '3f2a91bc' }))).toBe('One network: no. 3f2a91bc');
});

it('a run says its signs in words', () => {
  const run = item({ kind: 'RUN', players: ['Ada'], detail: 'too-quick, never-wrong' });
  expect(evidenceText(run)).toBe('Ada · quicker than hands are; no mistake where people make some');
});
