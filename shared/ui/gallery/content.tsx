import { styled } from '@cred/vendor';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Avatar,
  Button,
  CountBadge,
  EmptyState,
  ErrorPanel,
  FileCard,
  LoadingPlaceholder,
  Logo,
  MediaFailed,
  MediaFrame,
  NotFound,
  PageHeader,
  RelativeTime,
  RichText,
  Skeleton,
  Spinner,
  Tooltip,
  UploadProgress,
  VerifiedBadge,
  VideoPlayer,
  VisuallyHidden,
} from '../src';
import { Specimen } from './specimen';

const ignore = (): void => undefined;
const user = { fullName: 'Mara Lima', username: 'mara.lima', profileImg: null };
const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#2a9d8f" d="M0 0h8v8H0z"/></svg>',
)}`;
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const Media = styled(MediaFrame)`
  width: 280px;
  aspect-ratio: 16 / 9;
`;

/** Components that show content and its absence. */
export const Content = (): ReactNode => (
  <>
    <Specimen name="Avatar">
      <Avatar user={user} />
      <Avatar user={{ ...user, profileImg: image }} />
      <Avatar user={user} size={64} />
    </Specimen>
    <Specimen name="Logo">
      <Logo />
      <Logo wordmark />
    </Specimen>
    <Specimen name="VerifiedBadge">
      <VerifiedBadge />
      <VerifiedBadge size={24} />
    </Specimen>
    <Specimen name="CountBadge">
      <CountBadge>1</CountBadge>
      <CountBadge>99+</CountBadge>
    </Specimen>
    <Specimen name="Spinner">
      <Spinner label="Loading" />
      <Spinner label="Loading" size={16} />
    </Specimen>
    <Specimen name="Skeleton">
      <Skeleton width={40} height={40} circle />
      <Skeleton width={180} height={16} />
    </Specimen>
    <Specimen name="LoadingPlaceholder" wide>
      <LoadingPlaceholder />
    </Specimen>
    <Specimen name="PageHeader" wide>
      <PageHeader title="Title" />
      <PageHeader title="Title" subtitle="Subtitle" back="/" actions={<Button size="sm">Action</Button>} />
    </Specimen>
    <Specimen name="EmptyState" wide>
      <EmptyState>There are no posts yet.</EmptyState>
      <EmptyState drawing="posts" hint="Write the first one.">
        With a drawing
      </EmptyState>
      <EmptyState drawing="bookmarks">With a drawing</EmptyState>
      <EmptyState drawing="notifications">With a drawing</EmptyState>
      <EmptyState drawing="ratings">With a drawing</EmptyState>
      <EmptyState drawing="chats">With a drawing</EmptyState>
      <EmptyState drawing="members">With a drawing</EmptyState>
      <EmptyState drawing="search">With a drawing</EmptyState>
      <EmptyState icon={Inbox} action={<Button>Write a post</Button>}>
        There are no posts yet.
      </EmptyState>
    </Specimen>
    <Specimen name="ErrorPanel" wide>
      <ErrorPanel>Check your connection and try again.</ErrorPanel>
      <ErrorPanel title="Posts could not be loaded" onRetry={ignore}>
        Check your connection and try again.
      </ErrorPanel>
      <ErrorPanel title="Posts could not be loaded" onRetry={ignore} pending>
        Check your connection and try again.
      </ErrorPanel>
    </Specimen>
    <Specimen name="NotFound" wide>
      <NotFound home="/" homeLabel="Back to Home" />
    </Specimen>
    <Specimen name="RichText" wide>
      <p>
        <RichText text="A link: https://example.org/guideline" />
      </p>
    </Specimen>
    <Specimen name="RelativeTime">
      <RelativeTime date={minutesAgo(0)} />
      <RelativeTime date={minutesAgo(90)} />
      <RelativeTime date={minutesAgo(60 * 24 * 400)} />
    </Specimen>
    <Specimen name="FileCard">
      <Media>
        <FileCard file={{ name: 'guideline.pdf', size: 1_300_000 }} label="Attachment" />
      </Media>
    </Specimen>
    <Specimen name="UploadProgress" wide>
      <UploadProgress sent={0} onCancel={ignore} />
      <UploadProgress sent={0.4} onCancel={ignore} />
      <UploadProgress sent={1} onCancel={ignore} />
    </Specimen>
    <Specimen name="MediaFrame">
      <Media>
        <img src={image} alt="Green square" />
      </Media>
      <Media>
        <MediaFailed onRetry={ignore}>The image could not be loaded.</MediaFailed>
      </Media>
    </Specimen>
    <Specimen name="VideoPlayer">
      <Media>
        <VideoPlayer label="Video" src="data:," width={280} height={158} onError={ignore} />
      </Media>
    </Specimen>
    <Specimen name="Tooltip">
      <Tooltip text="Explanation">
        <Button>Hover or focus</Button>
      </Tooltip>
    </Specimen>
    <Specimen name="VisuallyHidden">
      <p>
        Text for screen readers only follows.<VisuallyHidden>It is not visible.</VisuallyHidden>
      </p>
    </Specimen>
  </>
);
