import { challengePath } from '../../domain/battles/battles.paths.ts';
import { arcadeReplayPath } from '../../domain/arcade/arcade.paths.ts';
import type {
  AlertKind,
  ArcadeSign,
  RiskAction,
  RiskEvidenceKind,
  RiskState,
} from '../data/__generated__/schema-types.ts';
import { formatCents } from '../format/format.ts';
import { SIGN_WORDS } from '../format/sign-words.ts';
import type { Tone } from '../ui/tokens.ts';
import type { RiskEvidenceRowFragment } from './operations/__generated__/risk-evidence-row.gql.ts';

export const RISK_STATE_WORDS: Readonly<Record<RiskState, { readonly word: string; readonly tone: Tone }>> = {
  OPEN: { word: 'Open', tone: 'warn' },
  WATCHED: { word: 'Watched', tone: 'info' },
  CLOSED: { word: 'Closed', tone: 'neutral' },
};

export const RISK_STAGES: readonly { readonly value: string; readonly label: string; readonly state: RiskState }[] = [
  { value: 'open', label: 'Open', state: 'OPEN' },
  { value: 'watched', label: 'Watched', state: 'WATCHED' },
  { value: 'closed', label: 'Closed', state: 'CLOSED' },
];

/** A kind of signal in a word or two; alerts that make no case keep their own name. */
const SIGNAL_WORDS: Readonly<Partial<Record<AlertKind, string>>> = {
  SHARED_ORIGIN: 'shared place',
  SHARED_DESTINATION: 'shared payout destination',
  MARKET: 'bets',
  ARRANGED_RESULTS: 'arranged results',
  VELOCITY: 'velocity',
  CHARGEBACK: 'charge-back',
  ARCADE_RUN: 'impossible run',
  ARCADE_HELD: 'held win',
  PROOF: 'other winner',
};
const signalWord = (kind: AlertKind): string => SIGNAL_WORDS[kind] ?? kind.toLowerCase();

/** `charge-back`, `charge-back ×2`. */
export const partText = ({ kind, count }: { readonly kind: AlertKind; readonly count: number }): string =>
  count === 1 ? signalWord(kind) : `${signalWord(kind)} ×${count}`;

/** The signals that are ended by a decision of their own, among the alerts of finance. */
export const isDecidedElsewhere = (kind: AlertKind): boolean =>
  kind === 'ARCADE_HELD' || kind === 'ARCADE_RUN' || kind === 'PROOF';

export const NOTE_WORDS: Readonly<Record<RiskAction, string>> = {
  TAKE: 'assigned',
  RELEASE: 'released',
  NOTE: 'note',
  WATCH: 'watched',
  CLOSE: 'closed',
  REOPEN: 'opened again',
};

const EVIDENCE_WORDS: Readonly<Record<RiskEvidenceKind, string>> = {
  BROWSER: 'One browser',
  NETWORK: 'One network',
  BATTLE: 'Battle',
  DEPOSIT: 'Deposit',
  WITHDRAWAL: 'Withdrawal',
  METHOD: 'Payment method',
  RUN: 'Arcade run',
};

const signText = (sign: string): string => SIGN_WORDS[sign.replaceAll('-', '_').toUpperCase() as ArcadeSign] ?? sign;

/** `Battle: Aim duel`, `One network: no. 3f2a91bc`. */
export const evidenceTitle = ({ kind, title, id }: RiskEvidenceRowFragment): string =>
  `${EVIDENCE_WORDS[kind]}: ${title === '' ? `no. ${id}` : title}`;

/** Whose it is, and what came of it. */
export function evidenceText(item: RiskEvidenceRowFragment): string {
  const { kind, players, winner, amountCents, detail, status } = item;
  const details = kind === 'RUN' ? (detail ?? '').split(', ').filter(Boolean).map(signText).join('; ') : detail;
  return [
    players.join(' and '),
    ...(amountCents === null
      ? []
      : [kind === 'BATTLE' ? `${formatCents(amountCents)} each` : formatCents(amountCents)]),
    ...(winner === null ? [] : [`won by ${winner}`]),
    ...(details === null || details === '' ? [] : [details]),
    ...(status === null || winner !== null ? [] : [status.replaceAll('-', ' ')]),
  ].join(' · ');
}

/** The page of a battle or a run; null for what has none. */
export function evidencePath({ kind, id }: RiskEvidenceRowFragment): string | null {
  if (kind === 'BATTLE') return challengePath(id);
  return kind === 'RUN' ? arcadeReplayPath(id) : null;
}
