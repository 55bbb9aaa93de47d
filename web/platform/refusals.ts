import type { PlatformRefusal } from '../../domain/platform/refusals.ts';
import { ADDRESS_FAULTS, type AddressFault } from '../../domain/shared/address-fault.ts';
import { type Sentences, amount, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

const FAULTS: Readonly<Record<AddressFault, string>> = {
  'no-address': t.thatIsNoAddress(),
  'not-https': t.theAddressHasToBegin(),
  'with-password': t.leaveNameAndPasswordOut(),
  'other-port': t.leaveThePortOut(),
  'own-network': t.thatAddressLeadsIntoYourOwn(),
  'no-public-name': t.nobodyFindsThisName(),
};

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
  ADDRESS_NOT_PUBLIC: ({ fault }) =>
    ADDRESS_FAULTS.some((one) => one === fault) ? FAULTS[fault as AddressFault] : t.enterAnHttpsAddressThatEverybody(),
  DELIVERY_WAITS: say(t.thisDeliveryWaitsForItsTurnAlready()),
  PLUGIN_CONNECTED: say(t.thisIsConnectedAlreadyDisconnect()),
  KEY_REPLACED: say(t.anotherKeyHasTakenThePlace()),
};
