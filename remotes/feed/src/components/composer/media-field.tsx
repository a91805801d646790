import { limits } from '@cred/contract';
import {
  Button,
  color,
  FileCard,
  IconButton,
  MediaFrame,
  radius,
  shadow,
  space,
  TextField,
  useLazyDialog,
  useObjectUrl,
} from '@cred/ui';
import { styled } from '@cred/vendor';
import { X } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { isVideo } from '../../lib/post-media';
import { ClinicalChoice } from './clinical-choice';

const loadEditor = async () =>
  (await import(/* webpackChunkName: "picture-editor" */ '@cred/ui/picture-editor')).PictureEditor;

const Field = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(2)};
`;

/** The height is fixed before the file is decoded, so that nothing jumps when it appears. */
const Frame = styled(MediaFrame)`
  height: 240px;

  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Remove = styled.div`
  position: absolute;
  top: ${space(2)};
  right: ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.raised};
  box-shadow: ${shadow.floating};
`;

/** Everything that is decided about the picture itself. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

interface Props {
  readonly file: File;
  readonly alt: string;
  readonly onAlt: (alt: string) => void;
  readonly altField: RefObject<HTMLInputElement | null>;
  readonly isClinical: boolean;
  readonly onClinical: (isClinical: boolean) => void;
  /** Receives the edited image, which replaces the file. */
  readonly onEdited: (file: File) => void;
  readonly onRemove: () => void;
}

/**
 * A preview of the chosen file, or its name if the browser cannot show it; for an image also its description and its
 * editor.
 */
export function MediaField({ file, alt, onAlt, altField, isClinical, onClinical, onEdited, onRemove }: Props) {
  const url = useObjectUrl(file);
  const video = isVideo(file);
  const [unsupported, setUnsupported] = useState<File | null>(null);
  const label = `Preview of ${file.name}`;
  const { Dialog, isOpen, isLoading, open, close } = useLazyDialog(loadEditor);
  const clinical = <ClinicalChoice kind={video ? 'video' : 'image'} value={isClinical} onChange={onClinical} />;
  const applyEdit = (edited: File): void => {
    close();
    onEdited(edited);
  };
  const onError = (): void => setUnsupported(file);
  return (
    <Field>
      <Frame>
        {unsupported === file ? (
          <FileCard file={file} label={label} />
        ) : (
          url &&
          (video ? (
            <video src={url} controls aria-label={label} onError={onError} />
          ) : (
            <img src={url} alt={label} onError={onError} />
          ))
        )}
        <Remove>
          <IconButton type="button" label={video ? 'Remove video' : 'Remove image'} icon={X} onClick={onRemove} />
        </Remove>
      </Frame>
      {!video && (
        <TextField
          ref={altField}
          dir="auto"
          label="Describe the image (optional)"
          placeholder="What does it show?"
          value={alt}
          maxLength={limits.post.imageAltMax}
          onChange={(event) => onAlt(event.currentTarget.value)}
        />
      )}
      <Choices>
        {clinical}
        {!video && (
          <Button size="sm" pending={isLoading} aria-haspopup="dialog" onClick={open}>
            Edit picture
          </Button>
        )}
      </Choices>
      {Dialog && isOpen && (
        <Dialog
          file={file}
          maxPixels={limits.post.imagePixels}
          maxBytes={limits.post.imageBytes}
          onApply={applyEdit}
          onClose={close}
        >
          {clinical}
        </Dialog>
      )}
    </Field>
  );
}
