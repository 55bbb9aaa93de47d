import { registerEnumType } from 'type-graphql';
import { ROLES } from '../../domain/accounts/roles.ts';
import { BATTLE_GAMES, BATTLE_MODES, BATTLE_PRIVACIES, BATTLE_STATUSES, CLAIMS } from '../../domain/battles/battle.ts';
import { DISPUTE_ACTIONS, DISPUTE_PRIORITIES, DISPUTE_STATUSES, DISPUTE_TYPES } from '../../domain/disputes/dispute.ts';
import { SETTING_CATEGORIES, SETTING_TYPES } from '../../domain/shared/settings.ts';

/** `match-result` of the database is `MATCH_RESULT` in the schema; inside the server it stays as it is. */
type EnumName<V extends string> = V extends `${infer A}-${infer B}` ? `${Uppercase<A>}_${EnumName<B>}` : Uppercase<V>;

function graphqlEnum<const V extends readonly string[]>(name: string, description: string, values: V) {
  const members = Object.fromEntries(values.map((value) => [value.replaceAll('-', '_').toUpperCase(), value])) as {
    [K in V[number] as EnumName<K>]: K;
  };
  registerEnumType(members, { name, description });
  return members;
}

export const RoleEnum = graphqlEnum('Role', 'What an account may do.', ROLES);
export const BattleStatusEnum = graphqlEnum('BattleStatus', 'Where a battle stands in its life.', BATTLE_STATUSES);
export const BattleGameEnum = graphqlEnum('BattleGame', 'The games that battles are played in.', BATTLE_GAMES);
export const BattleModeEnum = graphqlEnum('BattleMode', 'How a battle is played.', BATTLE_MODES);
export const BattlePrivacyEnum = graphqlEnum('BattlePrivacy', 'Who may see and join a battle.', BATTLE_PRIVACIES);
export const ClaimEnum = graphqlEnum('Claim', 'What a player says of the own match.', CLAIMS);
export const DisputeTypeEnum = graphqlEnum('DisputeType', 'What a dispute is about.', DISPUTE_TYPES);
export const DisputeStatusEnum = graphqlEnum('DisputeStatus', 'Where a dispute stands.', DISPUTE_STATUSES);
export const DisputePriorityEnum = graphqlEnum('DisputePriority', 'How soon somebody should look.', DISPUTE_PRIORITIES);
export const DisputeActionEnum = graphqlEnum('DisputeAction', 'What staff decide over a dispute.', DISPUTE_ACTIONS);
export const SettingCategoryEnum = graphqlEnum('SettingCategory', 'Where a setting belongs.', SETTING_CATEGORIES);
export const SettingTypeEnum = graphqlEnum('SettingType', 'How a setting is entered.', SETTING_TYPES);
export const SeatEnum = graphqlEnum('Seat', 'Which seat of a battle.', ['creator', 'opponent']);
export const ResultEnum = graphqlEnum('BattleResult', 'How a settled battle ended for a player.', ['win', 'loss']);
