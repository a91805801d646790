import { onOpenShortcuts, paths } from '@cred/platform';
import { Modal, color, font, radius, space } from '@cred/ui';
import { styled, useNavigate } from '@cred/vendor';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { movePost, openComposer, openSearch, pressOnPost } from './shortcut-actions';
import { areShortcutsOn, saveShortcutsOn, shortcutOf, shortcuts, type ShortcutKey } from './shortcut-keys';

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)} ${space(4)};
  align-items: center;
`;

const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 32px;
  height: 32px;
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  font: inherit;
  font-size: ${font.s15};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 40px;
  margin-top: ${space(5)};
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    accent-color: ${color.accent};
  }
`;

/** The keyboard shortcuts and their list, with the switch that turns them off (SHELL-10). */
export function Shortcuts(): ReactNode {
  const navigate = useNavigate();
  const [listed, setListed] = useState(false);
  const [on, setOn] = useState(areShortcutsOn);
  const run: Readonly<Record<ShortcutKey, () => void>> = {
    j: () => movePost(1),
    k: () => movePost(-1),
    l: () => pressOnPost('rate'),
    r: () => pressOnPost('comment'),
    n: () => openComposer(() => void navigate(paths.home())),
    '/': openSearch,
    '?': () => setListed(true),
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const key = shortcutOf(event);
    if (key === null || !areShortcutsOn()) return;
    // The letter must not appear in a field that gets the focus.
    event.preventDefault();
    run[key]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listener);
    const stop = onOpenShortcuts(() => setListed(true));
    return () => {
      window.removeEventListener('keydown', listener);
      stop();
    };
  }, []);
  return (
    <Modal open={listed} onClose={() => setListed(false)} title="Keyboard shortcuts" size="sm">
      <List>
        {shortcuts.map(({ key, text }) => (
          <Row key={key} letter={key} text={text} />
        ))}
      </List>
      <Choice>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            saveShortcutsOn(target.checked);
            setOn(target.checked);
          }}
        />
        Use these shortcuts in this browser
      </Choice>
    </Modal>
  );
}

function Row({ letter, text }: { readonly letter: string; readonly text: string }): ReactNode {
  return (
    <>
      <dt>
        <Key>{letter}</Key>
      </dt>
      <dd>{text}</dd>
    </>
  );
}
