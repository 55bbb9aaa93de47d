import type { FlagId } from '../../domain/configuration.ts';
import type { FeatureFlagRowFragment } from './operations/__generated__/feature-flag.gql.ts';
import * as t from './__generated__/messages.ts';

/** What each switch is called and governs; the API says the same to programs, in English. */
export const FLAG_WORDS: Readonly<Record<FlagId, Pick<FeatureFlagRowFragment, 'name' | 'description'>>> = {
  'arcade-cash': { name: t.arcadeCashFlag(), description: t.arcadeCashAbout() },
  'battlecoin-redemption': { name: t.battlecoinRedemptionFlag(), description: t.battlecoinRedemptionAbout() },
  'chess-lichess': { name: t.chessLichessFlag(), description: t.chessLichessAbout() },
  'community-jury': { name: t.communityJury(), description: t.communityJuryAbout() },
  'crypto-payments': { name: t.cryptoPaymentsFlag(), description: t.cryptoPaymentsAbout() },
  'maintenance-mode': { name: t.maintenanceModeFlag(), description: t.maintenanceModeAbout() },
  'new-matchmaking': { name: t.newMatchmakingFlag(), description: t.newMatchmakingAbout() },
  'stream-recording': { name: t.streamRecordingFlag(), description: t.streamRecordingAbout() },
  'stream-simulcast': { name: t.streamSimulcastFlag(), description: t.streamSimulcastAbout() },
};

const isKnown = (id: string): id is FlagId => Object.hasOwn(FLAG_WORDS, id);

/** A switch as its reader reads it; one that a newer server has keeps the server's words. */
export const flagInWords = (flag: FeatureFlagRowFragment): FeatureFlagRowFragment =>
  isKnown(flag.id) ? { ...flag, ...FLAG_WORDS[flag.id] } : flag;
