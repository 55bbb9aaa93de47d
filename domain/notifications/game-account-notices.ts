import { profilePath } from '../profiles/profiles.paths.ts';
import { GAME_ACCOUNT_EVENTS, type GameAccountEvent } from '../proof/proof-events.ts';
import { noticeOf, noticeRule } from './notification.ts';

const TOLD: Readonly<Record<GameAccountEvent, readonly [title: string, message: string]>> = {
  'game-account.linked': [
    'Steam account linked',
    'Your CS2 was heard, and the Steam account that it names is linked. Was it not you? Make a new file and unlink it.',
  ],
  'game-account.unlinked': [
    'Steam account unlinked',
    'Your Steam account is forgotten here, and your CS2 file works no more. Was it not you? Change your password.',
  ],
  'game-account.keyed': [
    'New CS2 file',
    'A file was made that lets a game speak for you; the one before it works no more. Was it not you? Change your password and make a new one.',
  ],
};

/** Whoever speaks for a player's game has a say in money: what becomes of it is told like any change of safety. */
export const gameAccountRules = [
  noticeRule(GAME_ACCOUNT_EVENTS, (event) => {
    const [title, message] = TOLD[event.type];
    return [
      noticeOf(event, {
        userId: event.data.userId,
        tab: 'security',
        title,
        message,
        link: profilePath,
        mail: 'always',
        data: { alert: title, action: 'Review your game account', device: null, location: null },
      }),
    ];
  }),
];
