import { Link } from 'react-router-dom';
import { settingsSectionPath } from '../../domain/accounts/accounts.paths.ts';
import * as t from './__generated__/messages.ts';

/** Where a refusal is answered, when that is on another page; nothing of any other refusal. */
export const FailureWay = ({ code }: { readonly code: string | null }) =>
  code === 'BIRTH_DATE_MISSING' && (
    <>
      {' '}
      <Link to={settingsSectionPath('play')}>{t.tellYourDateOfBirth()}</Link>
    </>
  );
