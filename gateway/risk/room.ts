import { CASE_LIFE_MS } from '../../domain/risk/risk-case.ts';
import { deleteOldCases, hasRiskCaseInHand, listCasesAbout, readRiskData } from '../../db/risk/risk-case.queries.ts';
import type { Room } from '../kernel/room.ts';
import { followAlerts } from './join-case.ts';
import { riskRefusals } from './refusals.ts';
import { RiskCaseResolver } from './risk-case.resolver.ts';
import { RiskWithdrawalResolver } from './risk-withdrawal.resolver.ts';
import { watchPlayers } from './watch-players.ts';

export const risk: Room = {
  name: 'risk',
  refusals: riskRefusals,
  resolvers: [RiskCaseResolver, RiskWithdrawalResolver],
  subscribers: [watchPlayers, followAlerts],
  cases: [hasRiskCaseInHand],
  matters: { 'risk-case': listCasesAbout },
  desks: { risk: ['risk-case'] },
  expires: [(tx, now) => deleteOldCases(tx, now - CASE_LIFE_MS)],
  personalData: {
    tables: {
      risk_cases: 'kept: which of the staff looks after it',
      risk_case_players:
        'exported, kept: what was found about money and contests of others too; deleted two years after the case was closed',
      risk_notes: 'kept: which of the staff wrote it',
    },
    read: async (reader, userId) => ({ risk: await readRiskData(reader, userId) }),
  },
};
