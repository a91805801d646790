import { useMe } from '@cred/platform';
import { FileDownload } from '../components/file-download';
import { PageContent, MutedText, BulletList } from '../components/layout';
import { Subpage } from '../components/subpage';

/** Exports the member's data as one file (SRV-35). */
export function ExportDataPage() {
  const { id, username } = useMe();
  return (
    <Subpage title="Export my data">
      <PageContent>
        <MutedText>You get one zip file with everything in Cred that is yours:</MutedText>
        <BulletList>
          <li>your profile, and whom you follow, block and mute</li>
          <li>your posts, comments, ratings and bookmarks</li>
          <li>the messages that you sent, your notifications and sessions</li>
          <li>your pictures and videos</li>
        </BulletList>
        <MutedText>
          Texts are in JSON, which other programs can read. Keep the file to yourself: your messages are in it.
        </MutedText>
        <MutedText>
          With many pictures and videos it takes a while. Stay on this page until the file is complete.
        </MutedText>
        <FileDownload
          call="exportAccount"
          input={{ params: { userId: id } }}
          filename={`cred-${username}-${new Date().toISOString().slice(0, 10)}.zip`}
          label="Download my data"
          variant="primary"
        >
          Download my data
        </FileDownload>
      </PageContent>
    </Subpage>
  );
}
