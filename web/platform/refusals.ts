import type { PlatformRefusal } from '../../domain/platform/refusals.ts';
import { type Sentences, amount, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<PlatformRefusal> = {
  BEARER_REQUIRED: say(t.sendTheKeyAsBearer()),
  KEY_MALFORMED: say(t.thatIsNoKey()),
  KEY_UNKNOWN: say(t.thereIsNoSuchKey()),
  KEY_REVOKED: say(t.thisKeyWasRevoked()),
  KEY_EXPIRED: say(t.thisKeyHasExpired()),
  SCOPE_REQUIRED: say(t.thisKeyWasNotGiven()),
  CLOSED_TO_KEYS: say(t.noKeyMayDoThatSign()),
  KEY_STAKE_REACHED: (data) => {
    const most = amount(data, 'capCents');
    return most === null ? t.thisKeyMayStakeNoMoreADay() : t.thisKeyMayStakeAmountADay({ amount: most });
  },
  ADDRESS_NOT_PUBLIC: say(t.enterAnHttpsAddressThatEverybody()),
  DELIVERY_WAITS: say(t.thisDeliveryWaitsForItsTurnAlready()),
  PLUGIN_CONNECTED: say(t.thisIsConnectedAlreadyDisconnect()),
  KEY_REPLACED: say(t.anotherKeyHasTakenThePlace()),
};
