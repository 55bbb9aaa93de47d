import { Spinner, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Keeps a press on Execute while the editors are still being loaded, and runs what is written once they are there. GraphiQL
 * draws the button before them and drops what is pressed meanwhile; the schema it does not need to run anything.
 */
export function EarlyPress() {
  const isAlive = useGraphiQL(({ queryEditor, variableEditor, headerEditor, responseEditor }) =>
    Boolean(queryEditor && variableEditor && headerEditor && responseEditor),
  );
  const { run } = useGraphiQLActions();
  const [isKept, setKept] = useState(false);

  // Before the first paint, and the only one to hear it: what is pressed is run once.
  useLayoutEffect(() => {
    if (isAlive) return;
    const keep = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !event.target.closest('.graphiql-execute-button')) return;
      event.stopPropagation();
      setKept(true);
    };
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, [isAlive]);

  useEffect(() => {
    if (!isAlive || !isKept) return;
    setKept(false);
    void run();
  }, [isAlive, isKept, run]);

  return (
    <div role="status">
      {isKept && (
        <p className="early-press">
          <Spinner />
          Runs as soon as the editor has loaded
        </p>
      )}
    </div>
  );
}
