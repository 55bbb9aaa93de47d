import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountResolver } from '../accounts/account.resolver.ts';
import { OnboardingResolver } from '../accounts/onboarding.resolver.ts';
import { PasskeyResolver } from '../accounts/passkey.resolver.ts';
import { OwnProfileResolver, ProfileResolver } from '../accounts/profile.resolver.ts';
import { RegistrationResolver } from '../accounts/registration.resolver.ts';
import { SecurityResolver } from '../accounts/security.resolver.ts';
import { SettingsResolver } from '../accounts/settings.resolver.ts';
import { VerificationResolver } from '../accounts/verification.resolver.ts';
import { AccountStandingResolver } from '../admin/account-standing.resolver.ts';
import { AdminResolver } from '../admin/admin.resolver.ts';
import { BattleResolver } from '../battles/battle.resolver.ts';
import { HistoryResolver } from '../battles/history.resolver.ts';
import { BattleDisputeResolver, DisputeResolver, DisputedBattleResolver } from '../disputes/dispute.resolver.ts';
import { LiveResolver } from '../events/live.resolver.ts';
import { EarningResolver } from '../results/earning.resolver.ts';
import { ProfileResultResolver } from '../results/profile-result.resolver.ts';
import { ResultResolver } from '../results/result.resolver.ts';
import { PaymentResolver } from '../wallet/payment.resolver.ts';
import { PlayLimitResolver } from '../wallet/play-limit.resolver.ts';
import { ProofResolver } from '../wallet/proof.resolver.ts';
import { StatementResolver } from '../wallet/statement.resolver.ts';
import { WalletResolver } from '../wallet/wallet.resolver.ts';
import { WithdrawalQueueResolver } from '../wallet/withdrawal-queue.resolver.ts';
import { guardSchema } from './access.ts';

/** The schema of every room with its guards. */
export async function makeSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      AccountStandingResolver,
      AdminResolver,
      BattleResolver,
      BattleDisputeResolver,
      DisputeResolver,
      DisputedBattleResolver,
      EarningResolver,
      HistoryResolver,
      LiveResolver,
      OnboardingResolver,
      OwnProfileResolver,
      PasskeyResolver,
      PlayLimitResolver,
      ProfileResolver,
      ProfileResultResolver,
      RegistrationResolver,
      ResultResolver,
      SecurityResolver,
      SettingsResolver,
      PaymentResolver,
      ProofResolver,
      StatementResolver,
      VerificationResolver,
      WalletResolver,
      WithdrawalQueueResolver,
    ],
    // Input is checked by the use cases, for every door alike.
    validate: false,
    // Asked for by type-graphql; subscriptions name their own source, `live` of the context.
    pubSub: createPubSub(),
  });
  return guardSchema(schema);
}
