import { alertOf, leftAfter, noticeOf, noticeRules } from '../shared/notice.ts';
import { MINUTE } from '../shared/time.ts';
import { contactPath, trustPath } from '../support/support.paths.ts';
import { TEXTS, type Texts } from './__generated__/texts.ts';
import { settingsSectionPath } from './accounts.paths.ts';
import type { Standing } from './change-standing.ts';

const standingsOf = (t: Texts): Readonly<Record<Standing, readonly [title: string, message: string]>> => ({
  active: [t.accountReactivated(), t.yourAccountMayActAgain()],
  suspended: [t.accountSuspended(), t.yourAccountWasSuspended()],
  banned: [t.accountBanned(), t.yourAccountWasBanned()],
});

const rule = noticeRules(TEXTS);

export const accountsNotices = [
  // What staff have made of an account; its e-mail goes out with the reason.
  rule(['account.standing-changed'], (event, t) => {
    const [title, message] = standingsOf(t)[event.data.status];
    const action = t.contactUsWithQuestions();
    return [alertOf(event, { userId: event.entityId, title, message, link: contactPath, mail: 'none', action })];
  }),
  rule(['account.warned'], (event, t) => [
    noticeOf(event, {
      userId: event.data.userId,
      title: t.aWarningFromOurStaff(),
      message: event.data.reason,
      link: trustPath,
      mail: 'always',
    }),
  ]),
  rule(['account.inspected'], (event, t, { location }) => {
    const { userId, device = null, until } = event.data;
    const minutes = leftAfter(event, until, MINUTE);
    return [
      alertOf(event, {
        userId,
        title: t.anAdministratorViewedYourAccount(),
        message: minutes === null ? t.anAdministratorSawWhatYouSee() : t.anAdministratorSawWhatYouSeeFor({ minutes }),
        link: settingsSectionPath('security'),
        mail: 'always',
        action: t.readTheReason(),
        device,
        location,
      }),
    ];
  }),
];
