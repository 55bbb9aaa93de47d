import * as z from 'zod/mini';
import { evidenceLink } from '../disputes/disputes.schemas.ts';
import { DISPUTE_TYPES } from '../disputes/dispute.ts';
import { BATTLE_GAMES } from '../shared/games.ts';
import { AMOUNT_MAX } from '../shared/money.ts';
import { optionalText, requiredText, ruled } from '../shared/schema.ts';
import { BATTLE_MODES, BATTLE_PRIVACIES, CLAIMS } from './battle.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from './create-battle.ts';
import { MEETING_TEXT_MAX } from './meeting.ts';
import { acceptRecording } from './report-result.ts';

/** Characters of a score, which is free text such as `13–9`. */
export const SCORE_MAX = 40;
/** Characters of what is said about a match. */
export const ISSUE_MAX = 2_000;

/** Zero for a draft whose stake is not known yet; the bounds of a battle are settings. */
const stakeCents = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX));

/** What is written about a battle. */
export const battleTexts = z.object({ title: optionalText(TITLE_MAX), description: optionalText(DESCRIPTION_MAX) });

/** The Create Battle form (BG-13 to BG-17). */
export const battleTerms = z.object({
  game: z.enum(BATTLE_GAMES),
  mode: z.enum(BATTLE_MODES),
  stakeCents,
  ...battleTexts.shape,
  privacy: z.enum(BATTLE_PRIVACIES),
});

/** A challenge to one player (FC-05). */
export const inviteTerms = z.object({
  toId: z.string().check(z.minLength(1), z.maxLength(100)),
  game: z.enum(BATTLE_GAMES),
  mode: z.enum(BATTLE_MODES),
  stakeCents,
});

/** The stream or recording of a match (CH-17); empty where none is given. */
export const recording = ruled(acceptRecording);

/** One player's word on the result. */
export const resultReport = z.object({
  claim: z.enum(CLAIMS),
  score: optionalText(SCORE_MAX),
  recordingUrl: recording,
});

/** 'Report Issue' of a running match (CH-09). */
export const issueReport = z.object({
  type: z.enum(DISPUTE_TYPES),
  description: requiredText(ISSUE_MAX),
  evidenceUrl: evidenceLink,
});

const meetingText = optionalText(MEETING_TEXT_MAX);

/** What the host of a match says to the other. */
export const meetingTerms = z.object({ code: meetingText, region: meetingText, map: meetingText });
