import { CASE_LIFE_MS } from '../../domain/risk/risk-case.ts';
import { riskCasePlayers, riskCases, riskNotes } from '../../db/risk/risk-case.table.ts';
import { personal } from '../../db/client/personal-data.ts';
import {
  countOpenCases,
  deleteOldCases,
  hasRiskCaseInHand,
  listCasesAbout,
  readRiskData,
  readWaitingCases,
} from '../../db/risk/risk-case.queries.ts';
import { samples } from '../../db/risk/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { followAlerts } from './join-case.ts';
import { riskRefusals } from './refusals.ts';
import { RiskCaseResolver } from './risk-case.resolver.ts';
import { RiskWithdrawalResolver } from './risk-withdrawal.resolver.ts';
import { watchPlayers } from './watch-players.ts';

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    'arranged-results': 'risk';
    velocity: 'risk';
    chargeback: 'risk';
    'shared-destination': 'risk';
  }
}

export const risk: Room = {
  name: 'risk',
  alerts: {
    'arranged-results': 'Two players whose battles with each other one always loses, or whose money goes one way.',
    velocity: 'Money that passes through with hardly any play, many new payment methods, or many battles in minutes.',
    chargeback: 'A deposit that the payer’s bank took back.',
    'shared-destination': 'A payout was asked for to a place that another account can be paid out to as well.',
  },
  dashboard: {
    counts: async (read, { userId }) => ({ openRiskCases: await countOpenCases(read, userId) }),
    queues: async (read, userId) => ({ 'risk-cases': await readWaitingCases(read, userId) }),
  },
  activity: {
    'risk-case.changed': 'A case of the risk desk changed.',
  },
  refusals: riskRefusals,
  resolvers: [RiskCaseResolver, RiskWithdrawalResolver],
  subscribers: [watchPlayers, followAlerts],
  cases: [hasRiskCaseInHand],
  matters: { 'risk-case': listCasesAbout },
  desks: { risk: ['risk-case'] },
  expires: [(tx, now) => deleteOldCases(tx, now - CASE_LIFE_MS)],
  personalData: {
    tables: [
      personal(riskCasePlayers, {
        fates: {
          userId:
            'kept: what was found about money and contests of others too; deleted two years after the case was closed',
        },
        archive: { risk: readRiskData },
      }),
      personal(riskCases, { fates: { assigneeId: 'kept: which of the staff looks after it' } }),
      personal(riskNotes, { fates: { byId: 'kept: which of the staff wrote it' } }),
    ],
  },
  samples,
};
