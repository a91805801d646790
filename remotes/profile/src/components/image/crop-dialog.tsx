import { serverMessage } from '@cred/api-client';
import { Button, color, font, Modal, radius, space, useOneAtATime } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useCallback, useRef, useState } from 'react';
import { useSetProfileImage, type ProfileImage } from '../../api/set-profile-image';
import { placement, startCrop, type Crop, type Size } from '../../lib/crop';
import { cropImage } from '../../lib/crop-image';
import { imageRules } from '../../lib/image-rules';
import { reloadPage } from '../../lib/reload-page';
import { CropArea } from './crop-area';

const Previews = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  margin-top: ${space(4)};
  color: ${color.muted};
  font-size: ${font.s13};
`;

const Preview = styled.div<{ $size: number }>`
  position: relative;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.pill};
  background: ${color.pressed};

  img {
    position: absolute;
    max-width: none;
    height: auto;
  }
`;

const Reason = styled.p`
  margin-top: ${space(3)};
  color: ${color.danger};
  font-size: ${font.s13};
`;

/** The avatar sizes on the profile and on a post, in px. */
const PREVIEWS = [96, 48];

interface Props {
  readonly kind: ProfileImage;
  readonly file: File;
  /** The object URL of the file. */
  readonly url: string;
  readonly onClose: () => void;
}

/** Selects the part of an image that becomes the avatar or cover, shows previews of it, and sends it. */
export function CropDialog({ kind, file, url, onClose }: Props) {
  const rules = imageRules[kind];
  const image = useRef<HTMLImageElement>(null);
  const [source, setSource] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const { mutateAsync, isPending, isSuccess, error } = useSetProfileImage(kind);
  const reason = serverMessage(error);
  const oneAtATime = useOneAtATime();
  // Stays pending after the upload, until the page is reloaded.
  const pending = isPending || isSuccess;

  const onCrop = useCallback((change: (crop: Crop) => Crop) => setCrop((current) => current && change(current)), []);
  const onLoad = (size: Size): void => {
    setSource(size);
    setCrop(startCrop(size, rules.ratio));
  };
  const onUnreadable = (): void => {
    window.alert(rules.wrongType);
    onClose();
  };
  const save = async (): Promise<void> => {
    const [element, part] = [image.current, crop];
    if (!element || !part) return;
    try {
      await mutateAsync(() => cropImage(element, part, { maxSize: rules.maxSize, type: file.type, name: kind }));
      reloadPage();
    } catch (error) {
      console.error('Image upload failed', error);
      window.alert(rules.failed);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={rules.title}
      size={kind === 'avatar' ? 'md' : 'lg'}
      closable={!pending}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!crop} pending={pending} onClick={() => oneAtATime(save)}>
            {pending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <CropArea
        url={url}
        ratio={rules.ratio}
        source={source}
        crop={crop}
        onCrop={onCrop}
        image={image}
        onLoad={onLoad}
        onUnreadable={onUnreadable}
        round={kind === 'avatar'}
      />
      {kind === 'avatar' && (
        <Previews aria-hidden>
          {PREVIEWS.map((size) => (
            <Preview key={size} $size={size} data-testid="preview">
              {source && crop && <img src={url} alt="" style={placement(crop, source)} />}
            </Preview>
          ))}
          How it will look on your profile and posts
        </Previews>
      )}
      {reason !== null && <Reason role="alert">{reason}</Reason>}
    </Modal>
  );
}
