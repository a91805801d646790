import { PictureViewer, type Picture } from '@cred/ui/picture-viewer';
import { useContext } from 'react';
import { picturesAround } from '../lib/conversation-pictures';
import { ListedMessages } from '../lib/listed-messages';

interface MessageViewerProps {
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** A picture in the viewer, with those of its conversation. A separate file, which loads with the first press. */
export function MessageViewer({ picture, onClose }: MessageViewerProps) {
  const { messages, otherName } = useContext(ListedMessages);
  return <PictureViewer {...picturesAround(picture, messages, otherName)} onClose={onClose} />;
}
