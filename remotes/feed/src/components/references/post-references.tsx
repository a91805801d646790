import { downloadCall, isApiError } from '@cred/api-client';
import { color, ErrorPanel, font, Spinner, useLogError } from '@cred/ui';
import { styled } from '@cred/vendor';
import { TriangleAlert } from 'lucide-react';
import { usePostReferences } from '../../api/get-post-references';
import { noticeName } from '../../lib/notices';
import { CopyCitation } from './copy-citation';
import { ReferenceFiles } from './reference-files';
import { ReferenceEntry, ReferenceList } from '../verification/references';

const Note = styled.p`
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.danger};
  font-size: ${font.s13};
  font-weight: 600;
`;

/** The files with the references of all bookmarks (POST-53). */
export function SavedReferences({ userId }: { readonly userId: string }) {
  return (
    <>
      <p>All references of your bookmarked posts, each paper once, for Zotero, EndNote, Mendeley or LaTeX.</p>
      <ReferenceFiles
        download={(format) => downloadCall('exportSavedReferences', { params: { userId }, query: { format } })}
      />
    </>
  );
}

/** All references of a post, in all states of their query (POST-51). */
export function PostReferences({ postId }: { readonly postId: string }) {
  const { data, error, isFetching, refetch } = usePostReferences(postId);
  useLogError('Post references error', error);
  if (!data) {
    if (!error) return <Spinner label="Loading references" />;
    if (isApiError(error) && error.status === 404) return <p role="alert">This post is not available.</p>;
    return (
      <ErrorPanel title="The references could not be loaded." pending={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorPanel>
    );
  }
  if (data.length === 0) return <p>This post has no references.</p>;
  return (
    <>
      <Note>Found by the AI check of this text. It does not judge whether they support it.</Note>
      <ReferenceList>
        {data.map((reference) => (
          <li key={reference.pmid}>
            <ReferenceEntry reference={reference} />
            {reference.notices.map((notice) => (
              <Notice key={notice.kind}>
                <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />
                {noticeName(notice)}
              </Notice>
            ))}
            <CopyCitation reference={reference} />
          </li>
        ))}
      </ReferenceList>
      <ReferenceFiles
        download={(format) => downloadCall('exportPostReferences', { params: { id: postId }, query: { format } })}
      />
    </>
  );
}
