import { FEE_BASIS_POINTS } from '../../../domain/battles/battle.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { CORRECTION_WINDOW } from '../../../domain/tournaments/correct-tournament.ts';
import { GAME_WINDOW, MATCH_CHECK_IN, MATCH_CONTEST } from '../../../domain/tournaments/match-life.ts';
import { formatPercent } from '../../format/format.ts';
import type { Section } from './legal-page.tsx';
import * as t from '../__generated__/messages.ts';

const fee = formatPercent(FEE_BASIS_POINTS / 100);
const minutes = (durationMs: number): string => t.minutes({ count: durationMs / MINUTE });

/** What the terms say of tournaments: buy-ins, what gives them back, prizes. */
export const tournamentSection: Section = {
  title: t.tournaments(),
  content: (
    <ul>
      <li>{t.everyTournamentShowsItsBuyIn({ fee })}</li>
      <li>{t.buyInAndFeeComeBack()}</li>
      <li>{t.theBuyInsAreThePrizes()}</li>
      <li>
        {t.forAMatchYouHave({
          checkIn: minutes(MATCH_CHECK_IN),
          game: minutes(GAME_WINDOW),
          contest: minutes(MATCH_CONTEST),
        })}
      </li>
      <li>{t.whoeverIsFoundToHaveCheatedGets()}</li>
      <li>{t.forDaysAfterThePrizes({ days: CORRECTION_WINDOW / DAY })}</li>
    </ul>
  ),
};
