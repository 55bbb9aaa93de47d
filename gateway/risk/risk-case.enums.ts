import { RISK_ACTIONS, RISK_STATES } from '../../domain/risk/risk-case.ts';
import { EVIDENCE_KINDS } from '../../domain/wallet/alerts.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const RiskStateEnum = graphqlEnum('RiskState', 'Whether a case waits for staff.', RISK_STATES, {
  open: 'It waits for staff.',
  watched: 'Staff have looked and leave it until something new comes, which opens it again.',
  closed: 'Nothing more is needed; the next signal begins another case.',
});

export const RiskActionEnum = graphqlEnum('RiskAction', 'What staff do with a case.', RISK_ACTIONS, {
  take: 'Look after it from now on.',
  release: 'Leave it to whoever takes it.',
  note: 'Write something for staff.',
  watch: 'Leave it until something new comes, with the reason.',
  close: 'Close it with the reason; administrators only. What waits at this desk alone is resolved with it.',
  reopen: 'Have it wait for staff again, with the reason.',
});

export const RISK_FILTERS = ['all', 'mine', 'nobody'] as const;
export type RiskFilter = (typeof RISK_FILTERS)[number];
export const RiskFilterEnum = graphqlEnum('RiskCasesOf', 'Whose cases a list shows.', RISK_FILTERS, {
  all: 'All of them, whoever looks after them.',
  mine: 'Those that the caller looks after.',
  nobody: 'Those that nobody looks after.',
});

const SHOWN_KINDS = ['browser', 'network', ...EVIDENCE_KINDS] as const;
export type ShownKind = (typeof SHOWN_KINDS)[number];
export const RiskEvidenceKindEnum = graphqlEnum('RiskEvidenceKind', 'What a signal rests on.', SHOWN_KINDS, {
  browser: 'A browser that several players have signed in from.',
  network: 'A network that several players have signed in from.',
  battle: 'A battle.',
  deposit: 'A deposit.',
  withdrawal: 'A withdrawal.',
  method: 'A payment method.',
  run: 'A run of the arcade.',
});
