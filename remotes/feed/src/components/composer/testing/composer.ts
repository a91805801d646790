import type { ValidationResult } from '@cred/contract';
import { respond, makePost, screen, server, userEvent } from '@cred/testing';

/** The result of the check in tests that do not test the check. */
const notChecked: ValidationResult = { formalizado: '', referencias: [], keywords: [], error: 'not checked' };
export const makeImageFile = (name = 'photo.png'): File => new File(['bytes'], name, { type: 'image/png' });
export const textField = (): HTMLElement => screen.getByLabelText('What would you like to share?');

/** Chooses a file and bypasses the picker's own filter, as "All files" does for a member. */
export const pickFile = (file: File): Promise<void> =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/^(Add an|Replace the) image or video$/), file);

/** Records the posts that are published. */
export function recordPublishedPosts(): readonly Readonly<Record<string, unknown>>[] {
  const sent: Readonly<Record<string, unknown>>[] = [];
  server.use(
    respond('validatePost', notChecked),
    respond('createPost', ({ body }) => (sent.push(body), makePost())),
  );
  return sent;
}
