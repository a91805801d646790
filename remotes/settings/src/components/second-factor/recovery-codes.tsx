import { Button, color, font, notify, radius, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '@cred/api-client';
import { Actions, Notice } from '../layout';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  font-family: ui-monospace, monospace;
  font-size: ${font.s15};
`;

/** The new recovery codes, which are shown only now (AUTH-20). */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const text = `Recovery codes of Cred. Each works once.\n\n${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.success('The codes are copied');
    } catch {
      notify.error('The codes could not be copied. Download or write them down.');
    }
  };
  return (
    <>
      <Notice ref={notice} tabIndex={-1} role="status">
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden />
        <p>
          Keep these recovery codes in a safe place: they are shown only now. Each replaces one code when you do not
          have your authenticator app. Without the app and the codes you cannot sign in with your password.
        </p>
      </Notice>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Actions>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'cred-recovery-codes.txt')}>
          Download
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have saved them
        </Button>
      </Actions>
    </>
  );
}
