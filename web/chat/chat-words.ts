import { BLOCK_APPEALS_MAX } from '../../domain/chat/blocked-message.ts';
import { MESSAGE_MAX } from '../../domain/chat/message-text.ts';
import { DICE_MAX, MARKER_LABEL_MAX, SIDES_MAX } from '../../domain/chat/slash-commands.ts';
import { formatCount } from '../format/format.ts';
import { waitOf } from '../data/refusal-sentences.ts';
import type { Failure } from '../data/failure.ts';
import * as t from './__generated__/messages.ts';

const COMMAND_SENTENCES: Readonly<Record<string, string>> = {
  '/roll': t.writeRoll({ diceMax: DICE_MAX, sidesMax: formatCount(SIDES_MAX) }),
  '/flip': t.writeFlipAndNothingElseToFlip(),
  '/report': t.writeReportAUsernameAndWhyReport(),
  '/marker': t.markerMarksAMoment({ max: MARKER_LABEL_MAX }),
};

/** Why a text was not posted; the text stays in the composer. */
export function postingFailure({ code, data, sentence }: Failure): string {
  const command = data['command'];
  if (code === 'BAD_INPUT' && typeof command === 'string')
    return COMMAND_SENTENCES[command] ?? t.thereIsNoCommand({ command });
  if (code === 'BAD_INPUT') return t.aMessageHasCharacters({ max: MESSAGE_MAX });
  if (code === 'NOT_FOUND') return t.thereIsNoPlayerOfThisName();
  if (code === 'ONESELF') return t.youCannotReportYourself();
  if (code === 'RATE_LIMITED') return t.thatWasALotAtOnce({ wait: waitOf(data) });
  return sentence;
}

/** Why staff were not asked to look at a message. */
export const appealFailure = ({ code, sentence }: Failure): string =>
  code === 'LIST_FULL' ? t.staffHaveMessagesOfYours({ max: BLOCK_APPEALS_MAX }) : sentence;
