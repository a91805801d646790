import type { Reference, ValidationResult } from '@cred/contract';
import { makePost, renderInShell, respond, screen, server } from '@cred/testing';
import { HomePage } from '../../../pages/home-page';

export const reference = (n: number, authors = ['Silva A']): Reference => ({
  pmid: `100${n}`,
  title: `Study ${n}`,
  authors,
  journal: 'BMJ',
  year: 2020,
});
export const result = (over: Partial<ValidationResult> = {}): ValidationResult => ({
  formalizado: 'The formal text',
  referencias: [reference(1)],
  keywords: ['rash', 'fever'],
  error: null,
  ...over,
});

type OpenCheck = ReturnType<typeof renderInShell> & { readonly dialog: HTMLElement };

/** Renders Home with a text whose check has been started. */
export async function openCheck(text = 'my own words'): Promise<OpenCheck> {
  server.use(respond('getFeed', []));
  const shell = renderInShell(<HomePage />);
  await shell.user.type(screen.getByLabelText('What would you like to share?'), text);
  await shell.user.click(screen.getByRole('button', { name: 'Post' }));
  return { ...shell, dialog: screen.getByRole('dialog', { name: 'AI verification' }) };
}

export const publishing = () => {
  const sent: Readonly<Record<string, unknown>>[] = [];
  server.use(respond('createPost', ({ body }) => (sent.push(body), makePost())));
  return sent;
};
