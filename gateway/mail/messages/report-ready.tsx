import { Action, Aside, type Letter, Words, type Writing } from './letter.tsx';

interface ReportReady {
  readonly username: string;
  readonly title: string;
  readonly period: string;
  readonly url: string;
}

/** Leads to the report and holds no figures: who may see them is asked there. */
export const reportReady = ({ username, title, period, url }: ReportReady, { t }: Writing): Letter => ({
  subject: `${title}: ${period}`,
  url,
  body: (
    <>
      <Words>{t.helloTheReportIsComplete({ username, title, period })}</Words>
      <Action url={url}>{t.openTheReport()}</Action>
      <Aside>{t.anAdministratorHasPutYouOnTheList()}</Aside>
    </>
  ),
});
