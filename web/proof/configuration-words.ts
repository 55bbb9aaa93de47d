import type { proofFlags, proofSettings } from '../../domain/proof/proof.settings.ts';
import type { FlagWords, SettingWords } from '../desk/room-words.ts';
import * as t from './__generated__/messages.ts';

export const flagWords: FlagWords<typeof proofFlags> = {
  'chess-lichess': { name: t.chessOnLichess(), description: t.chessLichessAbout() },
};

export const settingWords: SettingWords<typeof proofSettings> = {
  proof_cs2: t.proofCs2Setting(),
};
