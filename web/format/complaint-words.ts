import { OWN_COMPLAINTS, type OwnComplaint, roundsClash, sidesClash } from '../../domain/disputes/own-complaints.ts';
import { knownWords } from './known-words.ts';
import * as t from './__generated__/messages.ts';

/** Rounds that a match can come to with more overtime than anybody has played. */
const ROUNDS = 100;

const ofRounds = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from({ length: ROUNDS }, (_, n) => n + 1).flatMap((round) => [
      [sidesClash(round), t.complaintSidesClash({ round })],
      [roundsClash(round), t.complaintRoundsClash({ round })],
    ]),
  );

/** What a dispute says that the server has opened, by how the server says it. */
export const COMPLAINT_WORDS: Readonly<Record<string, string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        ...ofRounds(),
        ...({
          [OWN_COMPLAINTS.reportsDiffer]: t.complaintReportsDiffer(),
          [OWN_COMPLAINTS.playersDiffer]: t.complaintPlayersDiffer(),
          [OWN_COMPLAINTS.captainsDiffer]: t.complaintCaptainsDiffer(),
          [OWN_COMPLAINTS.teamsDiffer]: t.complaintTeamsDiffer(),
          [OWN_COMPLAINTS.againstGames]: t.complaintAgainstGames(),
          [OWN_COMPLAINTS.againstServer]: t.complaintAgainstServer(),
          [OWN_COMPLAINTS.againstLichess]: t.complaintAgainstLichess(),
          [OWN_COMPLAINTS.drawnByGames]: t.complaintDrawnByGames(),
          [OWN_COMPLAINTS.drawnByServer]: t.complaintDrawnByServer(),
          [OWN_COMPLAINTS.drawnByLichess]: t.complaintDrawnByLichess(),
          [OWN_COMPLAINTS.unclearOnLichess]: t.complaintUnclearOnLichess(),
          [OWN_COMPLAINTS.lateServer]: t.complaintLateServer(),
          [OWN_COMPLAINTS.lateLichess]: t.complaintLateLichess(),
          [OWN_COMPLAINTS.mapsDiffer]: t.complaintMapsDiffer(),
          [OWN_COMPLAINTS.endsDiffer]: t.complaintEndsDiffer(),
        } satisfies Readonly<Record<OwnComplaint, string>>),
      };

/** What a dispute says is wrong: our own words, or those of whoever complains as they are. */
export const complaintWords = (description: string): string =>
  import.meta.env.VITE_LANGUAGE === 'en' ? description : knownWords(COMPLAINT_WORDS, description);
