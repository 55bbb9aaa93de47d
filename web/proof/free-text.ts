import { USERNAME_MAX } from '../../domain/accounts/username.ts';
import { TITLE_MAX } from '../../domain/battles/create-battle.ts';

/** Fields that answer what somebody has typed, by how many characters may be typed there. */
export const freeText = {
  'SilentPlayer.username': USERNAME_MAX,
  'BattleSignal.players': USERNAME_MAX,
  'BattleSignal.title': TITLE_MAX,
};
