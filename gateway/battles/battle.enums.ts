import { BATTLE_MODES, BATTLE_PRIVACIES, BATTLE_STATUSES, CLAIMS } from '../../domain/battles/battle.ts';
import { INVITE_STATUSES } from '../../domain/battles/invite.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const BattleStatusEnum = graphqlEnum('BattleStatus', 'Where a battle stands in its life.', BATTLE_STATUSES);

export const BattleModeEnum = graphqlEnum('BattleMode', 'How a battle is played.', BATTLE_MODES);

export const BattlePrivacyEnum = graphqlEnum('BattlePrivacy', 'Who may see and join a battle.', BATTLE_PRIVACIES);

export const ClaimEnum = graphqlEnum('Claim', 'What a player says of the own match.', CLAIMS);

export const InviteStatusEnum = graphqlEnum('BattleInviteStatus', 'What became of an invite.', INVITE_STATUSES);

export const SeatEnum = graphqlEnum('Seat', 'Which seat of a battle.', ['creator', 'opponent']);

export const BattleSortEnum = graphqlEnum('BattleSort', 'How open battles are ordered.', ['newest', 'ending-soon']);
