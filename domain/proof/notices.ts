import { settingsSectionPath } from '../accounts/accounts.paths.ts';
import { profilePath } from '../profiles/profiles.paths.ts';
import { alertOf, noticeRules } from '../shared/notice.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { GAME_ACCOUNT_EVENTS, type GameAccountEvent } from './proof-events.ts';

const textsOf = (t: Texts): Readonly<Record<GameAccountEvent, readonly [title: string, message: string]>> => ({
  'game-account.linked': [t.steamAccountLinked(), t.yourCS2WasHeard()],
  'game-account.unlinked': [t.steamAccountUnlinked(), t.yourSteamAccountIsForgotten()],
  'game-account.keyed': [t.newCS2File(), t.aFileSpeaksForYou()],
});

const rule = noticeRules(TEXTS);

/** Whoever speaks for a player's game has a say in money: what becomes of it is told like any change of safety. */
export const proofNotices = [
  rule(GAME_ACCOUNT_EVENTS, (event, t) => {
    const { userId } = event.data;
    const [title, message] = textsOf(t)[event.type];
    const action = t.reviewYourGameAccount();
    return [alertOf(event, { userId, title, message, link: profilePath, mail: 'always', action })];
  }),
  rule(['lichess.linked', 'lichess.unlinked'], (event, t, { location }) => {
    const { userId, device = null } = event.data;
    const isLinked = event.type === 'lichess.linked';
    return [
      alertOf(event, {
        userId,
        title: isLinked ? t.lichessAccountLinked() : t.lichessAccountUnlinked(),
        message: isLinked ? t.yourChessBattlesArePlayedWithLichess() : t.yourLichessAccountIsNotLinkedAnyMore(),
        link: settingsSectionPath('security'),
        mail: 'always',
        action: t.reviewYourGameAccounts(),
        device,
        location,
      }),
    ];
  }),
];
