import { Camera, MonitorUp, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { Badge } from '../../ui/face/badge.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { OpenCameraDocument } from '../operations/__generated__/video.gql.ts';
import { PublishFailure, type Published, canPublish, publishMedia } from '../publish-media.ts';
import * as t from '../__generated__/messages.ts';

export interface CameraProps {
  /** Whether the camera may be used; the screen always may. */
  readonly isCameraOn: boolean;
  /** The microphone, what the computer plays, or both. */
  readonly sound: 'mic' | 'system' | 'both';
}

const CAMERA = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } } as const;

/** Picture and sound as they were asked for; browsers hand out what computers play along with the screen alone. */
async function getMedia(what: 'camera' | 'screen', sound: CameraProps['sound']): Promise<MediaStream> {
  if (what === 'camera') return navigator.mediaDevices.getUserMedia({ video: CAMERA, audio: sound !== 'system' });
  const screen = await navigator.mediaDevices.getDisplayMedia({
    video: { frameRate: 30 },
    audio: sound !== 'mic',
  });
  // One track of sound goes out: the microphone where it is asked for alone, else the computer's.
  if (sound === 'system' || screen.getAudioTracks().length > 0) return screen;
  const voice = await navigator.mediaDevices.getUserMedia({ audio: true });
  return new MediaStream([...screen.getVideoTracks(), ...voice.getAudioTracks()]);
}

/** The lamp of the camera goes out. */
function letGo(media: MediaStream | null): void {
  for (const track of media?.getTracks() ?? []) track.stop();
}

function sentenceOf(cause: unknown): string {
  if (cause instanceof PublishFailure) return cause.message;
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotAllowedError') return t.yourBrowserWasNotAllowedToUse();
  if (name === 'NotFoundError') return t.noCameraOrMicrophoneWasFound();
  return t.itCouldNotBeStartedTryAgain();
}

/** Publishes the camera or the screen of this browser (GL-09). */
export function CameraPublisher({ isCameraOn, sound }: CameraProps) {
  const open = useAction(OpenCameraDocument);
  const [state, setState] = useState<'off' | 'starting' | 'on'>('off');
  const [said, setSaid] = useState<string | null>(null);
  const published = useRef<Published | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      published.current?.stop();
    };
  }, []);
  const isWanted = () => isHere.current;

  const publish = async (what: 'camera' | 'screen'): Promise<void> => {
    setSaid(null);
    setState('starting');
    let media: MediaStream | null = null;
    try {
      media = await getMedia(what, sound);
      if (!isWanted()) return letGo(media);
      const ticket = (await open.run({}))?.openCamera;
      if (ticket === undefined) throw new PublishFailure(t.youCannotStreamNow());
      const started = await publishMedia(media, ticket, isWanted);
      if (!started) return letGo(media);
      published.current = started;
      setState('on');
      setSaid(await started.ended);
    } catch (cause) {
      letGo(media);
      setSaid(sentenceOf(cause));
    } finally {
      published.current = null;
      setState('off');
    }
  };

  if (!canPublish())
    return (
      <Notice tone="info" title={t.thisBrowserCannotStreamByItself()}>
        {t.streamingSoftwareOrAnotherBrowser()}
      </Notice>
    );
  return (
    <Stack gap={3}>
      <Row>
        {state === 'on' ? (
          <>
            <Badge tone="win" live>
              {t.sending()}
            </Badge>
            <Button icon={<Square aria-hidden="true" />} onClick={() => published.current?.stop()}>
              {t.stopSending()}
            </Button>
          </>
        ) : (
          <>
            <Button
              icon={<Camera aria-hidden="true" />}
              busy={state === 'starting'}
              disabled={!isCameraOn}
              onClick={() => void publish('camera')}
            >
              {t.cameraToUse()}
            </Button>
            <Button
              icon={<MonitorUp aria-hidden="true" />}
              busy={state === 'starting'}
              onClick={() => void publish('screen')}
            >
              {t.shareScreen()}
            </Button>
          </>
        )}
      </Row>
      {(open.failure?.sentence ?? said) === null ? null : (
        <Notice live tone="loss">
          {open.failure?.sentence ?? said}
        </Notice>
      )}
    </Stack>
  );
}
