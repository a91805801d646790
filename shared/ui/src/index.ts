/**
 * The design system: tokens of both themes, styled primitives, dialogs, toasts, text, time, and the choice, upload and
 * display of files. It defines the appearance of Cred and the behaviour of its controls. It contains no requests, no
 * session and no routes of the product.
 */
export { abovePhone, below, color, font, frame, motion, radius, shadow, space, weight } from './tokens/tokens';
export { themes } from './tokens/themes';
export type { ThemeToken } from './tokens/themes';
export { GlobalStyle } from './tokens/global-style';
export { Avatar } from './components/avatar';
export type { AvatarUser } from './components/avatar';
export { Button } from './components/button';
export type { ButtonProps, ButtonVariant } from './components/button';
export { ConfirmDialog } from './components/confirm-dialog';
export { CountBadge } from './components/count-badge';
export type { ConfirmDialogProps } from './components/confirm-dialog';
export { Drawer } from './components/drawer';
export type { DrawerProps } from './components/drawer';
export { EmptyState } from './components/empty-state';
export type { EmptyStateProps } from './components/empty-state';
export { ErrorPanel } from './components/error-panel';
export type { ErrorPanelProps } from './components/error-panel';
export { failureMark, FailureNote, failureProps } from './components/failure-mark';
export type { FailureProps } from './components/failure-mark';
export { FileCard } from './components/file-card';
export { FilePicker } from './components/file-picker';
export { formatBytes } from './components/file-size';
export { IconButton, iconTarget } from './components/icon-button';
export type { IconButtonProps } from './components/icon-button';
/** Only builds of the feed before POST-120 use it from here. */
export { firstLink, linksInText } from '@cred/contract/links';
export { LoadMore } from './components/load-more';
export { Logo } from './components/logo';
export { MediaFailed, MediaFrame } from './components/media-frame';
export { Menu } from './components/menu';
export type { MenuItem, MenuProps } from './components/menu';
export { Modal } from './components/modal';
export type { ModalProps, ModalSize } from './components/modal';
export { NotFound } from './components/not-found';
export { notify, useToastsWanted } from './components/notify';
export { PageHeader } from './components/page-header';
export type { PageHeaderProps } from './components/page-header';
export { RelativeTime, relativeTime } from './components/relative-time';
export { RichText } from './components/rich-text';
export { SelectField } from './components/select-field';
export { LoadingPlaceholder, Skeleton } from './components/skeleton';
export type { SkeletonProps } from './components/skeleton';
export { Spinner } from './components/spinner';
export { Tabs } from './components/tabs';
export { TextArea } from './components/text-area';
export { textBlock } from './components/text-block';
export { PasswordField, TextField } from './components/text-field';
export { Tooltip } from './components/tooltip';
export { UploadProgress } from './components/upload-progress';
export { VerifiedBadge } from './components/verified-badge';
export { VideoPlayer } from './components/video-player';
export { VisuallyHidden } from './components/visually-hidden';
export {
  collectPageTitle,
  setPageTitle,
  titleWith,
  useDocumentTitle,
  useTitleCount,
  useTitleSum,
} from './hooks/use-document-title';
export { provideRenderTime, renderTime, useHydrated } from './hooks/use-hydrated';
export { useFileDrop } from './hooks/use-file-drop';
export { useLazyDialog } from './hooks/use-lazy-dialog';
export { useLogError } from './hooks/use-log-error';
export { useObjectUrl } from './hooks/use-object-url';
export { useOneAtATime } from './hooks/use-one-at-a-time';
