import { callUrl } from '@cred/api-client';
import { useMe } from '@cred/platform';
import { notify } from '@cred/ui';
import { Download } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { Content, DownloadLink, Muted, Points } from '../components/layout';
import { Subpage } from '../components/subpage';

/** The own data as one file (server rule 35). The browser itself fetches it, however large it is. */
export function ExportDataPage() {
  const { id } = useMe();
  const [started, setStarted] = useState(false);
  const start = (event: MouseEvent): void => {
    if (navigator.onLine) {
      setStarted(true);
      return;
    }
    // The browser would leave the page for its own error.
    event.preventDefault();
    notify.error('No connection. Check your network and try again.');
  };
  return (
    <Subpage title="Export my data">
      <Content>
        <Muted>You get one zip file with everything in Cred that is yours:</Muted>
        <Points>
          <li>your profile, and whom you follow, block and mute</li>
          <li>your posts, comments, ratings and bookmarks</li>
          <li>the messages that you sent, your notifications and sessions</li>
          <li>your pictures and videos</li>
        </Points>
        <Muted>Texts are in JSON, which other programs can read. Keep the file to yourself: your messages are in it.</Muted>
        <DownloadLink $primary href={callUrl('exportAccount', { params: { userId: id } })} download onClick={start}>
          <Download size={20} strokeWidth={1.75} aria-hidden />
          Download my data
        </DownloadLink>
        <Muted role="status">{started && 'Your download starts in a moment. With many pictures and videos it takes a while.'}</Muted>
      </Content>
    </Subpage>
  );
}
