import type { AlertKind } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** A kind of signal in a word or two; alerts that make no case keep their own name. */
const SIGNAL_WORDS: Readonly<Partial<Record<AlertKind, string>>> = {
  SHARED_ORIGIN: t.sharedPlace(),
  SHARED_DESTINATION: t.sharedPayoutDestination(),
  RULINGS: t.prizesByRulings(),
  MARKET: t.betsSignal(),
  ARRANGED_RESULTS: t.arrangedResults(),
  VELOCITY: t.velocitySignal(),
  CHARGEBACK: t.chargeBackSignal(),
  ARCADE_RUN: t.impossibleRun(),
  ARCADE_HELD: t.heldWin(),
  PROOF: t.otherWinner(),
};
const signalWord = (kind: AlertKind): string => SIGNAL_WORDS[kind] ?? kind.toLowerCase();

/** `charge-back`, `charge-back ×2`. */
export const partText = ({ kind, count }: { readonly kind: AlertKind; readonly count: number }): string =>
  count === 1 ? signalWord(kind) : `${signalWord(kind)} ×${count}`;
