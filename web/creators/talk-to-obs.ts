import {
  OBS_CLOSE,
  type ObsMessage,
  ObsRefused,
  type ObsSetUp,
  setUpObs,
} from '../../domain/creators/obs-websocket.ts';
import type { ObsSource } from '../../domain/creators/obs-scenes.ts';

/** OBS greets at once. What takes a line and says nothing is older than version 5 of obs-websocket, or not OBS. */
const GREETS_WITHIN_MS = 3_000;

function refusalOf(code: number, hasGreeted: boolean): ObsRefused {
  if (code === OBS_CLOSE.wrongPassword) return new ObsRefused('wrongPassword');
  if (code === OBS_CLOSE.otherVersion) return new ObsRefused('otherVersion');
  return new ObsRefused(hasGreeted ? 'lost' : 'absent');
}

/** Sets up OBS at that address, from this browser: address and password go nowhere else. Throws an `ObsRefused`. */
export function talkToObs(
  address: string,
  password: string,
  sourcesOn: (width: number) => readonly ObsSource[],
): Promise<ObsSetUp> {
  return new Promise((resolve, reject) => {
    const talk = setUpObs(password, sourcesOn);
    const socket = new WebSocket(address);
    let hasGreeted = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const goOn = (message?: ObsMessage): void => {
      let turn = message ? talk.next(message) : talk.next();
      while (!turn.done && turn.value !== null) {
        socket.send(JSON.stringify(turn.value));
        turn = talk.next();
      }
      if (!turn.done) return;
      resolve(turn.value);
      socket.close();
    };
    goOn();
    // Not before it stands: browsers may ask their user first whether a page may connect to this computer.
    socket.addEventListener('open', () => {
      silence = setTimeout(() => {
        reject(new ObsRefused('otherVersion'));
        socket.close();
      }, GREETS_WITHIN_MS);
    });
    socket.addEventListener('message', ({ data }) => {
      hasGreeted = true;
      clearTimeout(silence);
      try {
        goOn(JSON.parse(String(data)) as ObsMessage);
      } catch (err) {
        // What is not JSON, or not of its form, was not said by OBS.
        reject(err instanceof ObsRefused ? err : new ObsRefused('otherVersion'));
        socket.close();
      }
    });
    socket.addEventListener('close', ({ code }) => {
      clearTimeout(silence);
      reject(refusalOf(code, hasGreeted));
    });
  });
}
