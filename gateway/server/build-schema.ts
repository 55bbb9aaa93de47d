import { createPubSub } from '@graphql-yoga/subscription';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { PreferencesResolver } from '../accounts/preferences.resolver.ts';
import { WaitlistResolver } from '../accounts/waitlist.resolver.ts';
import { SignInResolver } from '../security/sign-in.resolver.ts';
import { PasswordResetResolver } from '../security/password-reset.resolver.ts';
import { PrivacyResolver } from '../privacy/privacy.resolver.ts';
import { OnboardingResolver } from '../onboarding/onboarding.resolver.ts';
import { PasskeyResolver } from '../security/passkey.resolver.ts';
import { OwnProfileResolver, ProfileResolver } from '../profiles/profile.resolver.ts';
import { RegistrationResolver } from '../onboarding/registration.resolver.ts';
import { SecurityResolver } from '../security/security.resolver.ts';
import { VerificationResolver } from '../verification/verification.resolver.ts';
import { AccountStandingResolver } from '../admin/account-standing.resolver.ts';
import { AdminResolver } from '../admin/admin.resolver.ts';
import { FeatureFlagResolver } from '../admin/feature-flag.resolver.ts';
import { BattleResolver } from '../battles/battle.resolver.ts';
import { InviteResolver } from '../battles/invite.resolver.ts';
import { HistoryResolver } from '../battles/history.resolver.ts';
import { ChatActionResolver } from '../chat/chat-action.resolver.ts';
import { ChatResolver } from '../chat/chat.resolver.ts';
import { ModerationResolver } from '../chat/moderation.resolver.ts';
import { BattleDisputeResolver, DisputeResolver, DisputedBattleResolver } from '../disputes/dispute.resolver.ts';
import { LiveResolver } from '../battles/live-battle.resolver.ts';
import { NotificationResolver } from '../notifications/notification.resolver.ts';
import { FriendResolver } from '../friends/friend.resolver.ts';
import { EarningResolver } from '../results/earning.resolver.ts';
import { LeaderboardResolver } from '../results/leaderboard.resolver.ts';
import { ProfileResultResolver } from '../results/profile-result.resolver.ts';
import { ReplayResolver } from '../results/replay.resolver.ts';
import { RatingResolver } from '../results/rating.resolver.ts';
import { ResultResolver } from '../results/result.resolver.ts';
import { AlertResolver } from '../wallet/alert.resolver.ts';
import { TeamChangeResolver } from '../teams/team-change.resolver.ts';
import { TeamResolver } from '../teams/team.resolver.ts';
import { PaymentResolver } from '../wallet/payment.resolver.ts';
import { PlayLimitResolver } from '../wallet/play-limit.resolver.ts';
import { ProofResolver } from '../wallet/proof.resolver.ts';
import { StatementResolver } from '../wallet/statement.resolver.ts';
import { TransactionResolver } from '../wallet/transaction.resolver.ts';
import { WalletResolver } from '../wallet/wallet.resolver.ts';
import { WithdrawalQueueResolver } from '../wallet/withdrawal-queue.resolver.ts';
import { guardSchema } from '../schema/access.ts';

/** The schema of every room with its guards. */
export async function makeSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      PreferencesResolver,
      WaitlistResolver,
      SignInResolver,
      PasswordResetResolver,
      PrivacyResolver,
      AccountStandingResolver,
      AdminResolver,
      AlertResolver,
      BattleResolver,
      BattleDisputeResolver,
      ChatActionResolver,
      ChatResolver,
      DisputeResolver,
      DisputedBattleResolver,
      EarningResolver,
      FeatureFlagResolver,
      FriendResolver,
      HistoryResolver,
      InviteResolver,
      LeaderboardResolver,
      LiveResolver,
      ModerationResolver,
      NotificationResolver,
      OnboardingResolver,
      OwnProfileResolver,
      PasskeyResolver,
      PlayLimitResolver,
      ProfileResolver,
      ProfileResultResolver,
      RegistrationResolver,
      ReplayResolver,
      RatingResolver,
      ResultResolver,
      SecurityResolver,
      PaymentResolver,
      ProofResolver,
      StatementResolver,
      TeamChangeResolver,
      TeamResolver,
      TransactionResolver,
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
