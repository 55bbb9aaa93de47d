import type { BattleRule } from '../../domain/battles/battle.ts';
import { knownWords } from '../format/known-words.ts';
import * as t from './__generated__/messages.ts';

/** The terms that battles are played on (CH-16 to CH-19), by how the server says them. */
export const RULE_WORDS: Readonly<Partial<Record<BattleRule, string>>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : ({
        'Winner takes the full pool': t.ruleWinnerTakesTheFullPool(),
        'First to 13 rounds wins': t.ruleFirstTo13(),
        'The match must be streamed or recorded': t.ruleStreamedOrRecorded(),
        'Payout is instant on completion': t.rulePayoutIsInstant(),
        'Disputes are handled within 24 hours': t.ruleDisputes(),
        'Platform fee: 5%': t.rulePlatformFee(),
        'One unrated game on Lichess, 10 minutes for each player': t.ruleOneGameOnLichess(),
        'Lichess tells us the result': t.ruleLichessTells(),
        'A draw or an aborted game gives both players their money back': t.ruleDraw(),
      } satisfies Readonly<Record<BattleRule, string>>);

export const ruleWords = (rule: string): string =>
  import.meta.env.VITE_LANGUAGE === 'en' ? rule : knownWords(RULE_WORDS, rule);
