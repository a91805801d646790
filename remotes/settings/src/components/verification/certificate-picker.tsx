import { limits } from '@cred/contract';
import { formatBytes, IconButton } from '@cred/ui';
import { CircleAlert, FileImage, FileText, Upload, X } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { CERTIFICATE_ACCEPT } from '../../lib/certificate-file';
import {
  UploadProgress,
  ChosenFileFrame,
  DropZone,
  ErrorText,
  FieldName,
  FileName,
  FileSize,
  FileTexts,
  Frame,
  HiddenInput,
  PickerTitle,
  FileLimits,
} from './picker-layout';

interface CertificatePickerProps {
  readonly file: File | null;
  readonly error: string | null;
  readonly pending: boolean;
  /** The uploaded part of the file, from 0 to 1. */
  readonly progress: number;
  readonly onChoose: (file: File | null) => void;
}

/** An area to click or to drop a file on. It shows the chosen file with a remove button. */
export function CertificatePicker({ file, error, pending, progress, onChoose }: CertificatePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);

  const choose = (chosen: File | undefined): void => {
    if (chosen && !pending) onChoose(chosen);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setDraggedOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const remove = (): void => {
    onChoose(null);
    input.current?.focus();
  };

  return (
    <Frame>
      <FieldName id={`${id}-name`}>Professional certificate</FieldName>
      <DropZone
        $over={isDraggedOver}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={drop}
      >
        <HiddenInput
          ref={input}
          name="certificate"
          type="file"
          accept={CERTIFICATE_ACCEPT}
          // Hides the browser's default tooltip, which says that no file is chosen.
          title=""
          aria-labelledby={`${id}-name`}
          aria-describedby={error ? `${id}-limits ${id}-error` : `${id}-limits`}
          aria-invalid={error ? true : undefined}
          disabled={pending}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // Reset, so that the same file can be chosen again.
            target.value = '';
          }}
        />
        <Upload size={24} strokeWidth={1.75} aria-hidden />
        <PickerTitle aria-hidden>{file ? 'Choose another file' : 'Choose your certificate'}</PickerTitle>
        <FileLimits id={`${id}-limits`}>PDF, JPG or PNG, at most {formatBytes(limits.certificateBytes)}</FileLimits>
      </DropZone>
      {file && <ChosenFile file={file} pending={pending} progress={progress} onRemove={remove} />}
      <div role="alert" id={`${id}-error`}>
        {error && (
          <ErrorText>
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
            {error}
          </ErrorText>
        )}
      </div>
    </Frame>
  );
}

interface ChosenFileProps {
  readonly file: File;
  readonly pending: boolean;
  readonly progress: number;
  readonly onRemove: () => void;
}

function ChosenFile({ file, pending, progress, onRemove }: ChosenFileProps) {
  const Icon = file.type.startsWith('image/') ? FileImage : FileText;
  return (
    <ChosenFileFrame role="group" aria-label="Chosen file">
      <Icon size={24} strokeWidth={1.75} aria-hidden />
      <FileTexts>
        <FileName>{file.name}</FileName>
        <FileSize>{formatBytes(file.size)}</FileSize>
      </FileTexts>
      <IconButton label="Remove the file" icon={X} disabled={pending} onClick={onRemove} />
      {pending && <UploadProgress aria-label="Sending the file" max={1} value={progress} />}
    </ChosenFileFrame>
  );
}
