import { Action, Aside, type Letter, Words } from './letter.tsx';

/** Leads to the report and holds no figures: who may see them is asked there. */
export const reportReady = ({
  username,
  title,
  period,
  url,
}: {
  username: string;
  title: string;
  period: string;
  url: string;
}): Letter => ({
  subject: `${title}: ${period}`,
  url,
  body: (
    <>
      <Words>
        Hello {username}. The report '{title}' for {period} is complete. Sign in to read it or to download it:
      </Words>
      <Action url={url}>Open the Report</Action>
      <Aside>An administrator has put you on the list of this report. Ask them to take you off it.</Aside>
    </>
  ),
});
