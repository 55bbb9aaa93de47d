import { css } from '@emotion/react';
import {
  STREAM_DESCRIPTION_MAX,
  STREAM_TAGS,
  STREAM_TITLE_MAX,
  THUMBNAIL_BYTES_MAX,
} from '../../../domain/streams/stream.ts';
import { pictureTerms } from '../../data/picture-terms.ts';
import type { FormState } from '../../forms/use-form.ts';
import { Panel } from '../../parts/panel.tsx';
import { type SentPicture, PictureField } from '../../parts/picture-field.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { GAME_OPTIONS, type GoLiveValues, KIND_OPTIONS, LANGUAGE_OPTIONS } from '../go-live-form.ts';
import { tagWord } from '../stream-words.ts';
import * as t from '../__generated__/messages.ts';

const THUMBNAIL = pictureTerms(THUMBNAIL_BYTES_MAX);

const tags = css({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const legend = css({ padding: 0, marginBlockEnd: 'var(--space-2)', fontSize: 'var(--size-14)', fontWeight: 600 });

interface ConfigurationSectionProps {
  readonly form: FormState<GoLiveValues>;
  readonly thumbnailUrl: string | null;
  readonly onThumbnail: (chosen: SentPicture | null) => void;
  /** Takes what comes in at this moment as a picture; null while nothing is shown. */
  readonly takePicture: (() => Promise<File | null>) | null;
}

/** 'Stream Configuration' (GL-02 to GL-06). */
export function ConfigurationSection({ form, thumbnailUrl, onThumbnail, takePicture }: ConfigurationSectionProps) {
  const { title, tags: chosen } = form.values;
  const toggle = (tag: string): void =>
    form.set({ tags: chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag] });
  return (
    <Panel title={t.streamConfiguration()}>
      <TextField
        label={t.streamTitle()}
        required
        autoComplete="off"
        maxLength={STREAM_TITLE_MAX}
        hint={t.titleLength({ length: title.length, max: STREAM_TITLE_MAX })}
        {...form.field('title')}
      />
      <Grid min={180} gap={4}>
        <Select
          label={t.game()}
          required
          placeholder={t.selectAGame()}
          options={GAME_OPTIONS}
          {...form.field('game')}
        />
        <Select
          label={t.category()}
          required
          placeholder={t.selectACategory()}
          options={KIND_OPTIONS}
          {...form.field('kind')}
        />
        <Select label={t.language()} options={LANGUAGE_OPTIONS} {...form.field('language')} />
      </Grid>
      <TextArea label={t.description()} maxLength={STREAM_DESCRIPTION_MAX} rows={3} {...form.field('description')} />
      <fieldset css={tags}>
        <legend css={legend}>{t.tags()}</legend>
        <Grid min={200} gap={2}>
          {STREAM_TAGS.map((tag) => (
            <Checkbox key={tag} label={tagWord(tag)} checked={chosen.includes(tag)} onChange={() => toggle(tag)} />
          ))}
        </Grid>
      </fieldset>
      <Switch label={t.meantForAdults()} hint={t.viewersAreAskedBeforeTheySee()} {...form.field('isMature')} />
      <PictureField
        label={t.thumbnail()}
        alt={t.thumbnailOfYourStream()}
        url={thumbnailUrl}
        path="/api/uploads/stream-thumbnail"
        terms={THUMBNAIL}
        note={t.recommended1920x1080Max5MB()}
        other={{ label: t.takeFromStream(), take: takePicture }}
        onChange={onThumbnail}
      />
    </Panel>
  );
}
