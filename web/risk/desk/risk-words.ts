import { challengePath } from '../../../domain/battles/battles.paths.ts';
import { arcadeReplayPath } from '../../../domain/arcade/arcade.paths.ts';
import type { AlertKind, ArcadeSign, RiskEvidenceKind, RiskState } from '../../data/__generated__/schema-types.ts';
import { formatCents } from '../../format/format.ts';
import { methodWords } from '../../format/payment-words.ts';
import { SIGN_WORDS } from '../../format/sign-words.ts';
import type { Tone } from '../../ui/tokens.ts';
import type { RiskEvidenceRowFragment } from '../operations/__generated__/risk-case.gql.ts';
import { listed } from '../../desk/listed.ts';
import { storedWords } from '../../desk/stored-words.ts';
import * as t from '../__generated__/messages.ts';

export const RISK_STATE_WORDS: Readonly<Record<RiskState, { readonly word: string; readonly tone: Tone }>> = {
  OPEN: { word: t.open({ sense: 'case' }), tone: 'warn' },
  WATCHED: { word: t.watched(), tone: 'info' },
  CLOSED: { word: t.closed({ sense: 'case' }), tone: 'neutral' },
};

export const RISK_STAGES: readonly { readonly value: string; readonly label: string; readonly state: RiskState }[] = [
  { value: 'open', label: t.open({ sense: 'case' }), state: 'OPEN' },
  { value: 'watched', label: t.watched(), state: 'WATCHED' },
  { value: 'closed', label: t.closed({ sense: 'case' }), state: 'CLOSED' },
];

/** The signals that are ended by a decision of their own, among the alerts of finance. */
export const isDecidedElsewhere = (kind: AlertKind): boolean =>
  kind === 'ARCADE_HELD' || kind === 'ARCADE_RUN' || kind === 'PROOF';

const EVIDENCE_WORDS: Readonly<Record<RiskEvidenceKind, string>> = {
  BROWSER: t.oneBrowser(),
  NETWORK: t.oneNetwork(),
  BATTLE: t.battle(),
  DEPOSIT: t.deposit(),
  WITHDRAWAL: t.withdrawal(),
  METHOD: t.paymentMethod(),
  RUN: t.arcadeRun(),
};

const signText = (sign: string): string => SIGN_WORDS[sign.replaceAll('-', '_').toUpperCase() as ArcadeSign] ?? sign;

/** `Battle: Aim duel`, `One network: no. 3f2a91bc`. */
export function evidenceTitle({ kind, title, id }: RiskEvidenceRowFragment): string {
  const name = kind === 'DEPOSIT' || kind === 'WITHDRAWAL' || kind === 'METHOD' ? methodWords(title) : title;
  return `${EVIDENCE_WORDS[kind]}: ${name === '' ? t.noId({ id }) : name}`;
}

/** Whose it is, and what came of it. */
export function evidenceText(item: RiskEvidenceRowFragment): string {
  const { kind, players, winner, amountCents, detail, status } = item;
  const details = kind === 'RUN' ? (detail ?? '').split(', ').filter(Boolean).map(signText).join('; ') : detail;
  return [
    listed(players),
    ...(amountCents === null
      ? []
      : [kind === 'BATTLE' ? t.amountEach({ amount: formatCents(amountCents) }) : formatCents(amountCents)]),
    ...(winner === null ? [] : [t.wonByWinner({ winner })]),
    ...(details === null || details === '' ? [] : [details]),
    ...(status === null || winner !== null ? [] : [storedWords(status, status.replaceAll('-', ' '))]),
  ].join(' · ');
}

/** The page of a battle or a run; null for what has none. */
export function evidencePath({ kind, id }: RiskEvidenceRowFragment): string | null {
  if (kind === 'BATTLE') return challengePath(id);
  return kind === 'RUN' ? arcadeReplayPath(id) : null;
}
