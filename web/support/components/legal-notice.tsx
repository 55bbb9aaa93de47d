import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { useAction } from '../../data/use-action.ts';
import { Failed } from '../../parts/failed.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { legalOf } from '../legal.ts';
import { AcceptLegalDocument, LegalToAcceptDocument } from '../operations/__generated__/legal.gql.ts';
import * as t from '../__generated__/messages.ts';

/** Asks once for each legal text that has changed since the player agreed to it (HE-10). Nothing without one. */
export function LegalNotice() {
  const { data } = useQuery(LegalToAcceptDocument);
  const accept = useAction(AcceptLegalDocument, { changes: ['LegalToAccept'] });
  const texts = data?.legalToAccept ?? [];
  if (texts.length === 0) return null;
  const agree = () => accept.run({ texts: texts.map(({ text, version }) => ({ text, version })) });
  return (
    <section aria-label={t.changedTerms()} css={{ padding: 'var(--space-3) var(--space-4) 0' }}>
      <Notice
        tone="warn"
        title={t.ourTermsHaveChanged()}
        action={
          <Button variant="primary" busy={accept.isRunning} onClick={() => void agree()}>
            {t.iAgree()}
          </Button>
        }
      >
        {t.readWhatIsNewAndAgree({
          texts: texts.map(({ text, version }, index) => (
            <span key={text}>
              {index > 0 && ', '}
              {t.titleInVersion({ title: <Link to={legalOf(text).path}>{legalOf(text).title}</Link>, version })}
            </span>
          )),
        })}
        <Failed failure={accept.failure} />
      </Notice>
    </section>
  );
}
