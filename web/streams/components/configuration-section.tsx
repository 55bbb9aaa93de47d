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
import { Checkbox } from '../../ui/checkbox.tsx';
import { Grid } from '../../ui/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { GAME_OPTIONS, type GoLiveValues, KIND_OPTIONS, LANGUAGE_OPTIONS } from '../go-live-form.ts';

const THUMBNAIL = pictureTerms(THUMBNAIL_BYTES_MAX);

const tags = css({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const legend = css({ padding: 0, marginBlockEnd: 'var(--space-2)', fontSize: 'var(--size-14)', fontWeight: 600 });

interface ConfigurationSectionProps {
  readonly form: FormState<GoLiveValues>;
  readonly thumbnailUrl: string | null;
  readonly onThumbnail: (chosen: SentPicture | null) => void;
}

/** 'Stream Configuration' (GL-02 to GL-06). */
export function ConfigurationSection({ form, thumbnailUrl, onThumbnail }: ConfigurationSectionProps) {
  const { title, tags: chosen } = form.values;
  const toggle = (tag: string): void =>
    form.set({ tags: chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag] });
  return (
    <Panel title="Stream Configuration">
      <TextField
        label="Stream Title"
        required
        autoComplete="off"
        maxLength={STREAM_TITLE_MAX}
        hint={`${title.length}/${STREAM_TITLE_MAX} characters`}
        {...form.field('title')}
      />
      <Grid min={180} gap={4}>
        <Select label="Game" required placeholder="Select a game" options={GAME_OPTIONS} {...form.field('game')} />
        <Select
          label="Category"
          required
          placeholder="Select a category"
          options={KIND_OPTIONS}
          {...form.field('kind')}
        />
        <Select label="Language" options={LANGUAGE_OPTIONS} {...form.field('language')} />
      </Grid>
      <TextArea label="Description" maxLength={STREAM_DESCRIPTION_MAX} rows={3} {...form.field('description')} />
      <fieldset css={tags}>
        <legend css={legend}>Tags</legend>
        <Grid min={200} gap={2}>
          {STREAM_TAGS.map((tag) => (
            <Checkbox key={tag} label={tag} checked={chosen.includes(tag)} onChange={() => toggle(tag)} />
          ))}
        </Grid>
      </fieldset>
      <Switch label="Meant for adults" hint="Viewers are asked before they see it." {...form.field('isMature')} />
      <PictureField
        label="Thumbnail"
        alt="Thumbnail of your stream"
        url={thumbnailUrl}
        path="/api/uploads/stream-thumbnail"
        terms={THUMBNAIL}
        note="Recommended 1920x1080, max 5MB"
        onChange={onThumbnail}
      />
    </Panel>
  );
}
