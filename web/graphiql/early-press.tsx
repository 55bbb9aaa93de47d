import { Spinner, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Keeps a press on Execute while the editors are still being loaded, and runs what is written once they are there. GraphiQL
 * draws the button before them and drops what is pressed meanwhile; the schema it does not need to run anything.
 */
export function EarlyPress() {
  const isAlive = useGraphiQL(({ queryEditor, variableEditor, headerEditor, responseEditor }) =>
    Boolean(queryEditor && variableEditor && headerEditor && responseEditor),
  );
  const actions = useGraphiQLActions();
  const [isPressed, setPressed] = useState(false);
  const toRun = useRef(false);

  // Before the first paint, and the only one to hear it: what is pressed is run once.
  useLayoutEffect(() => {
    if (isAlive) return;
    const keep = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !event.target.closest('.graphiql-execute-button')) return;
      event.stopPropagation();
      toRun.current = true;
      setPressed(true);
    };
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, [isAlive]);

  useEffect(() => {
    if (!isAlive || !toRun.current) return;
    toRun.current = false;
    actions.run();
  }, [isAlive, actions]);

  return (
    <div role="status">
      {isPressed && !isAlive && (
        <p className="early-press">
          <Spinner />
          Runs as soon as the editor has loaded
        </p>
      )}
    </div>
  );
}
