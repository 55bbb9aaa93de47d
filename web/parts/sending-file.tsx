import { X } from 'lucide-react';
import type { FileUpload } from '../data/use-file-upload.ts';
import { Button } from '../ui/form/button.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { Progress } from '../ui/figure/progress.tsx';
import * as t from './__generated__/messages.ts';

interface SendingFileProps {
  readonly upload: FileUpload;
  readonly tone?: 'ember' | 'info';
}

/** How far a file is that is being sent, whether its line has broken, and the way to stop it. */
export function SendingFile({ upload: { sending, cancel }, tone = 'info' }: SendingFileProps) {
  return (
    <>
      {sending && (
        <Stack gap={3}>
          <Progress label={t.uploadingName({ name: sending.name })} value={sending.percent} showLabel tone={tone} />
          {/* What was sent as a whole is being stored: that is waited for. */}
          {sending.percent < 100 && (
            <div>
              <Button size="small" variant="ghost" icon={<X size={16} aria-hidden />} onClick={cancel}>
                {t.cancelUpload()}
              </Button>
            </div>
          )}
        </Stack>
      )}
      <div role="status">
        {sending?.isBroken === true && <Notice tone="warn">{t.connectionLostTheUploadGoes()}</Notice>}
      </div>
    </>
  );
}
