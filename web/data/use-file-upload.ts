import { useRef, useState } from 'react';
import type { Progress } from './send-by-parts.ts';
import { type FileSent, uploadFile } from './upload-file.ts';

/** A file on its way. */
export interface FileUpload {
  /** Null while none is. */
  readonly sending: (Progress & { readonly name: string }) | null;
  /** Sends a file; answers null once it was cancelled. */
  readonly send: (path: `/api/${string}`, file: Blob, name: string) => Promise<FileSent | null>;
  readonly cancel: () => void;
}

/** The sending of files one by one, as soon as they are chosen, drawn by `SendingFile`. */
export function useFileUpload(): FileUpload {
  const [sending, setSending] = useState<FileUpload['sending']>(null);
  const stopper = useRef<AbortController>(null);
  return {
    sending,
    async send(path, file, name) {
      const stop = new AbortController();
      stopper.current = stop;
      setSending({ name, percent: 0, isBroken: false });
      const report = (progress: Progress): void => {
        if (!stop.signal.aborted) setSending({ name, ...progress });
      };
      const sent = await uploadFile(path, file, report, stop.signal);
      setSending(null);
      return stop.signal.aborted ? null : sent;
    },
    cancel: () => stopper.current?.abort(),
  };
}
