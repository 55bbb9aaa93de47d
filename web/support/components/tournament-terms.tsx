import { FEE_BASIS_POINTS } from '../../../domain/battles/battle.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { CORRECTION_WINDOW } from '../../../domain/tournaments/correct-tournament.ts';
import { GAME_WINDOW, MATCH_CHECK_IN, MATCH_CONTEST } from '../../../domain/tournaments/match-life.ts';
import { formatPercent } from '../../format/format.ts';
import type { Section } from './legal-page.tsx';

const fee = formatPercent(FEE_BASIS_POINTS / 100);
const minutes = (durationMs: number): string => `${durationMs / MINUTE} minutes`;

/** What the terms say of tournaments: buy-ins, what gives them back, prizes. */
export const tournamentSection: Section = {
  title: 'Tournaments',
  content: (
    <ul>
      <li>
        Every tournament shows its buy-in, its rules and times, who may enter and what each place pays before you join.
        You pay a fee of {fee} on top of the buy-in, and both are held in escrow. The waiting list holds nothing; when a
        place becomes free, buy-in and fee are held then.
      </li>
      <li>
        Buy-in and fee come back in full if you leave before check-in closes, if you are not checked in at the start, if
        too few players are there, or if the tournament is cancelled. The organiser can cancel it before it starts only;
        our staff can until the prizes are paid.
      </li>
      <li>
        The buy-ins are the prizes, and all of them are paid out by the table of prizes. Players who share a place share
        what the places between them pay.
      </li>
      <li>
        For a match you have {minutes(MATCH_CHECK_IN)} to check in and {minutes(GAME_WINDOW)} a game. A result that only
        one side reports stands after {minutes(MATCH_CONTEST)}. If the reports differ, staff decide, and that decision
        cannot be appealed.
      </li>
      <li>
        Whoever is found to have cheated gets no place and no prize. From that prize, players who lost a match to them
        get their buy-in back first.
      </li>
      <li>
        For {CORRECTION_WINDOW / DAY} days after the prizes were paid our administrators can put a result right, or find
        that somebody cheated; everybody reads the reason. Places and prizes follow: what you should have had is paid at
        once, what you should not have had is taken back, and what of it is no longer in your wallet you owe.
      </li>
    </ul>
  ),
};
