import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pictureTerms } from '../data/picture-terms.ts';
import { UiRoot } from '../ui/ui-root.tsx';
import { PictureField } from './picture-field.tsx';

const show = (take: (() => Promise<File | null>) | null) =>
  render(
    <UiRoot>
      <PictureField
        label="Thumbnail"
        alt="Thumbnail of your stream"
        url={null}
        path="/api/uploads/stream-thumbnail"
        terms={pictureTerms(3)}
        note="max 3 bytes"
        other={{ label: 'Take From Stream', take }}
        onChange={() => undefined}
      />
    </UiRoot>,
  );

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Take From Stream' }));

test('while there is nothing to take, the button for it cannot be pressed', () => {
  show(null);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take From Stream' }).disabled).toBe(true);
});

test('a picture that could not be taken is told of', async () => {
  show(() => Promise.resolve(null));
  press();
  expect(await screen.findByText('We couldn’t use the picture. Try again.')).toBeDefined();
});

test.each([
  ['larger than what may be sent', new File(['1234'], 'a.jpg', { type: 'image/jpeg' }), /Choose a file of at most/],
  ['of another kind', new File(['1'], 'a.gif', { type: 'image/gif' }), /Choose a PNG, JPG or WebP picture/],
])('what is taken and is %s is refused as a chosen file is', async (_, file, sentence) => {
  show(() => Promise.resolve(file));
  press();
  expect(await screen.findByText(sentence)).toBeDefined();
});
