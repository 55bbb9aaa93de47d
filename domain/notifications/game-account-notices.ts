import { profilePath } from '../profiles/profiles.paths.ts';
import { GAME_ACCOUNT_EVENTS, type GameAccountEvent } from '../proof/proof-events.ts';
import type { Texts } from './__generated__/texts.ts';
import { noticeOf, noticeRule } from './notification.ts';

const textsOf = (t: Texts): Readonly<Record<GameAccountEvent, readonly [title: string, message: string]>> => ({
  'game-account.linked': [t.steamAccountLinked(), t.yourCS2WasHeard()],
  'game-account.unlinked': [t.steamAccountUnlinked(), t.yourSteamAccountIsForgotten()],
  'game-account.keyed': [t.newCS2File(), t.aFileSpeaksForYou()],
});

/** Whoever speaks for a player's game has a say in money: what becomes of it is told like any change of safety. */
export const gameAccountRules = [
  noticeRule(GAME_ACCOUNT_EVENTS, (event, t) => {
    const [title, message] = textsOf(t)[event.type];
    return [
      noticeOf(event, {
        userId: event.data.userId,
        tab: 'security',
        title,
        message,
        link: profilePath,
        mail: 'always',
        data: { alert: title, action: t.reviewYourGameAccount(), device: null, location: null },
      }),
    ];
  }),
];
