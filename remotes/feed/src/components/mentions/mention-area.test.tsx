import {
  dropConnection,
  expectConsoleError,
  makeUserSummary,
  renderInShell,
  respond,
  screen,
  server,
  waitFor,
} from '@cred/testing';
import { useState } from 'react';
import { MentionArea } from './mention-area';

const ana = makeUserSummary({ fullName: 'Ana Souza', username: 'ana.souza' });
const anton = makeUserSummary({ fullName: 'Anton Berg', username: 'anton' });
const prefixes: string[] = [];
const submitted = jest.fn();

function Form() {
  const [text, setText] = useState('');
  return <MentionArea label="Text" value={text} onText={setText} onKeyDown={(event) => submitted(event.key)} />;
}
const open = () => renderInShell(<Form />);
const field = () => screen.getByRole('textbox', { name: 'Text' });
const list = () => screen.findByRole('listbox', { name: 'Members to mention' });
const noList = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
const selected = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  prefixes.length = 0;
  submitted.mockClear();
  server.use(
    respond('suggestMentions', ({ request }) => {
      const prefix = new URL(request.url).searchParams.get('prefix') ?? '';
      prefixes.push(prefix);
      return [ana, anton].filter(({ username }) => username.startsWith(prefix));
    }),
  );
});

describe('MentionArea', () => {
  it('completes the highlighted member with Enter, and the caret follows', async () => {
    const { user } = open();
    await user.type(field(), 'Ask @an');
    await list();
    await waitFor(() => expect(field()).toHaveAttribute('aria-activedescendant', selected().id));
    expect(selected()).toHaveTextContent('Ana Souza@ana.souza');
    expect(screen.getByText('2 members to mention')).toHaveAttribute('role', 'status');
    await user.keyboard('{ArrowDown}');
    expect(selected()).toHaveTextContent('Anton Berg');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}please');
    expect(field()).toHaveValue('Ask @anton please');
    await noList();
    expect(field()).toHaveFocus();
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  it('completes with Tab, and in the middle of a text', async () => {
    const { user } = open();
    await user.type(field(), 'Ask  today');
    await user.type(field(), '@anto', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await list();
    await waitFor(() => expect(selected()).toHaveTextContent('Anton Berg'));
    await user.tab();
    expect(field()).toHaveValue('Ask @anton today');
    expect(field()).toHaveFocus();
  });

  it('completes with a press, and keeps the focus in the field', async () => {
    const { user } = open();
    await user.type(field(), '@');
    await list();
    await user.click(screen.getByRole('option', { name: /Anton Berg/ }));
    expect(field()).toHaveValue('@anton ');
    expect(field()).toHaveFocus();
  });

  it('closes with Escape until another mention is typed, and the keys work as in any field', async () => {
    const { user } = open();
    await user.type(field(), '@a');
    await list();
    await user.keyboard('{Escape}');
    await noList();
    await user.keyboard('n{Enter}@');
    expect(field()).toHaveValue('@an\n@');
    await list();
  });

  it('passes other keys and those with modifiers on', async () => {
    const { user } = open();
    await user.type(field(), '@a');
    await list();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(submitted).toHaveBeenCalledWith('Enter');
    expect(field()).toHaveValue('@a');
  });

  it('asks nothing without the sign, in a mail address, and after the field has lost the focus', async () => {
    const { user } = open();
    await user.type(field(), 'ana@hospital or @x ');
    await noList();
    expect(prefixes.filter((prefix) => prefix.startsWith('h'))).toEqual([]);
    await user.type(field(), '@an');
    await list();
    await user.click(document.body);
    await noList();
  });

  it('leaves the field usable when there are no members, and without a connection', async () => {
    expectConsoleError(/^Mention suggestions error/);
    const { user } = open();
    await user.type(field(), '@zz{Enter}');
    expect(field()).toHaveValue('@zz\n');
    server.use(dropConnection('suggestMentions'));
    await user.type(field(), '@q{Enter}');
    expect(field()).toHaveValue('@zz\n@q\n');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
