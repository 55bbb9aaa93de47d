import { describe, expect, it } from 'vitest';
import { OBS_LOOKS, OBS_SCENE, obsSources } from './obs-scenes.ts';
import { type ObsMessage, isObsAddress, obsProof, setUpObs } from './obs-websocket.ts';

const sourcesOn = (width: number) => obsSources('https://gauntlet.example', 'gntl_pat_x', OBS_LOOKS, width);
const hello = { op: 0, d: { obsWebSocketVersion: '5.0.0', rpcVersion: 1 } };

it('the answer to a challenge is that of the example in the documentation of obs-websocket (CR-21)', () => {
  expect(
    obsProof(
      'supersecretpassword',
      'lM1GncleQOaCu9lT1yeUZhFYnqhsLLP1G5lAGo3ixaI=',
      '+IxH4CnCiqpX1rM9scsNynZzbOe4KhDeYcTNS3PDaeY=',
    ),
  ).toBe('1Ct943GAT+6YQUUX47Ia/ncufilbe6+oD6lY+5kaCu4=');
});

it('the address is one of the own computer, whatever the port (CR-21)', () => {
  for (const address of ['ws://localhost:4455', 'ws://localhost', 'ws://127.0.0.1:4456/'])
    expect(isObsAddress(address), address).toBe(true);
  for (const address of [
    '',
    'localhost:4455',
    'http://localhost:4455',
    'wss://localhost:4455',
    'ws://192.168.1.4:4455',
    'ws://localhost.example:4455',
    'ws://localhost:99999',
    'ws://localhost@obs.example:4455',
  ])
    expect(isObsAddress(address), address).toBe(false);
});

describe('the talk with OBS (CR-21)', () => {
  it('says nothing before it is greeted, and asks nothing before it is let in', () => {
    const talk = setUpObs('', sourcesOn);
    expect(talk.next().value).toBeNull();
    expect(talk.next(hello).value).toEqual({ op: 1, d: { rpcVersion: 1, eventSubscriptions: 0 } });
    expect(talk.next().value).toBeNull();
    expect(talk.next({ op: 5, d: {} }).value).toBeNull();
    expect((talk.next({ op: 2, d: {} }).value as ObsMessage).d['requestType']).toBe('GetVideoSettings');
  });

  it('makes what is not there and leaves what is, and never puts anything out', () => {
    const talk = setUpObs('', sourcesOn);
    talk.next();
    talk.next(hello);
    talk.next();
    let turn = talk.next({ op: 2, d: { negotiatedRpcVersion: 1 } });
    const asked: string[] = [];
    while (!turn.done) {
      const { requestType, requestId, requestData } = (turn.value as ObsMessage).d as {
        requestType: string;
        requestId: string;
        requestData: { inputName?: string };
      };
      asked.push(requestType);
      const isThere = requestType === 'CreateScene' || requestData.inputName === 'Gauntlet Wallet';
      talk.next();
      // An answer to somebody else's question comes between.
      talk.next({ op: 7, d: { requestId: 'another', requestStatus: { result: false, code: 204 } } });
      const requestStatus = isThere ? { result: false, code: 601 } : { result: true, code: 100 };
      turn = talk.next({ op: 7, d: { requestId, requestStatus, responseData: { sceneItemId: 7, baseWidth: 1280 } } });
    }
    expect(turn.value).toEqual({
      made: ['Gauntlet Wager Feed', 'Gauntlet Recent Wins'],
      found: [OBS_SCENE, 'Gauntlet Wallet'],
    });
    expect(new Set(asked)).toEqual(
      new Set(['GetVideoSettings', 'CreateScene', 'CreateInput', 'SetSceneItemTransform']),
    );
  });

  it('ends at a version that it does not speak', () => {
    const talk = setUpObs('', sourcesOn);
    talk.next();
    expect(() => talk.next({ op: 0, d: {} })).toThrow(expect.objectContaining({ reason: 'otherVersion' }));
  });
});
