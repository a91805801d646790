import { Plus, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../components/button';
import { ConfirmDialog } from '../components/confirm-dialog';
import { IconButton } from '../components/icon-button';
import { Modal } from '../components/modal';
import { Spinner } from '../components/spinner';
import { decodePicture, PictureError, type DecodedPicture } from './decode-picture';
import { drawEdited } from './draw-edit';
import { addArea, withoutArea, type AreaId, type Tool } from './editor-areas';
import { Notes, Problem, Tools } from './editor-layout';
import { EditorStage } from './editor-stage';
import { isUnchanged, rectInMiddle, startEdit } from './redaction';
import { useEdits } from './use-edits';

export interface PictureEditorProps {
  readonly file: File;
  readonly maxPixels: number;
  readonly maxBytes: number;
  /** Receives the edited file, which replaces the given one. */
  readonly onApply: (file: File) => void;
  readonly onClose: () => void;
  /** Further choices about the picture. */
  readonly children?: ReactNode;
}

const FAILED = 'The picture could not be edited. It stays attached as it is.';

/** Covers and crops a picture before it leaves the browser (POST-107). Mounted while open. */
export function PictureEditor({ file, maxPixels, ...rest }: PictureEditorProps): ReactNode {
  const [picture, setPicture] = useState<DecodedPicture | string | null>(null);
  useEffect(() => {
    let mounted = true;
    decodePicture(file, maxPixels).then(
      (decoded) => mounted && setPicture(decoded),
      (error: unknown) => mounted && setPicture(error instanceof PictureError ? error.message : FAILED),
    );
    return () => {
      mounted = false;
    };
  }, [file, maxPixels]);
  if (picture !== null && typeof picture !== 'string')
    return <OpenEditor picture={picture} type={file.type} {...rest} />;
  return (
    <Modal open title="Edit picture" size="lg" onClose={rest.onClose}>
      {picture === null ? <Spinner label="Opening the picture" /> : <Problem role="alert">{picture}</Problem>}
    </Modal>
  );
}

interface OpenEditorProps extends Omit<PictureEditorProps, 'file' | 'maxPixels'> {
  readonly picture: DecodedPicture;
  readonly type: string;
}

const tools = { box: 'Black box', blur: 'Blur', crop: 'Crop' } as const satisfies Record<Tool, string>;

function OpenEditor({ picture, type, maxBytes, onApply, onClose, children }: OpenEditorProps): ReactNode {
  const { source, original } = picture;
  const helpId = useId();
  const { edit, canUndo, setDraft, commit, undo, reset } = useEdits(startEdit(source));
  const [tool, setTool] = useState<Tool>('box');
  const [selected, setSelected] = useState<AreaId | null>(null);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const [drawing, setDrawing] = useState<'pending' | 'failed' | null>(null);
  const unchanged = isUnchanged(edit, source);
  const focusArea = (id: AreaId): void =>
    // After the next render, which has the area.
    void requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-area="${id}"]`)?.focus());
  const focusTools = (): void => document.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();

  const choose = (next: Tool): void => {
    setTool(next);
    setSelected(next === 'crop' ? 'crop' : null);
  };
  const add = (): void => {
    const added = addArea(edit, tool, rectInMiddle(edit.crop));
    commit(added.edit);
    setSelected(added.id);
    focusArea(added.id);
  };
  const remove = (id: AreaId): void => {
    commit(withoutArea(edit, id, source));
    setSelected(null);
    focusTools();
  };
  const close = (): void => (unchanged ? onClose() : setAsksToDiscard(true));
  const apply = async (): Promise<void> => {
    setDrawing('pending');
    try {
      onApply(await drawEdited(source, edit, type, maxBytes));
    } catch (error) {
      console.error('The picture could not be drawn', error);
      setDrawing('failed');
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || !canUndo) return;
    event.preventDefault();
    undo();
  };
  return (
    <>
      <Modal
        open
        title="Edit picture"
        size="xl"
        closable={drawing !== 'pending'}
        onClose={close}
        footer={
          <>
            <Button disabled={drawing === 'pending'} onClick={close}>
              Cancel
            </Button>
            <Button variant="primary" disabled={unchanged} pending={drawing === 'pending'} onClick={() => void apply()}>
              Apply
            </Button>
          </>
        }
      >
        {/* oxlint-disable-next-line no-static-element-interactions -- Undo works with every focus in the editor. */}
        <div onKeyDown={onKeyDown}>
          <Tools role="toolbar" aria-label="Tools">
            {(Object.keys(tools) as Tool[]).map((each) => (
              <Button
                key={each}
                size="sm"
                data-tool={each}
                variant={each === tool ? 'primary' : 'secondary'}
                aria-pressed={each === tool}
                onClick={() => choose(each)}
              >
                {tools[each]}
              </Button>
            ))}
            <div>
              {tool !== 'crop' && <IconButton label={`Add: ${tools[tool]}`} icon={Plus} onClick={add} />}
              <IconButton
                label="Remove the selected area"
                icon={Trash2}
                disabled={selected === null || (selected === 'crop' && unchanged)}
                onClick={() => selected !== null && remove(selected)}
              />
              <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={undo} />
              <IconButton label="Reset" icon={RotateCcw} disabled={unchanged} onClick={reset} />
            </div>
          </Tools>
          <EditorStage
            picture={picture}
            edit={edit}
            tool={tool}
            selected={selected}
            helpId={helpId}
            onSelect={setSelected}
            onDraft={setDraft}
            onCommit={commit}
            onRemove={remove}
          />
          <Notes>
            {drawing === 'failed' && <Problem role="alert">{FAILED}</Problem>}
            <p id={helpId}>
              Drag over the picture to draw. With the keyboard: arrows move an area, Shift and arrows change its size,
              Delete removes it.
            </p>
            <p>
              A black box hides everything; blur suits faces. Apply replaces the picture: the original is not kept and
              not sent.
            </p>
            {original.width !== source.width && (
              <p role="status">
                {`This picture is large (${original.width} × ${original.height} pixels). It is edited at ${source.width} × ${source.height} pixels.`}
              </p>
            )}
          </Notes>
          {children}
        </div>
      </Modal>
      <ConfirmDialog
        open={asksToDiscard}
        title="Discard the changes?"
        text="The picture stays as it was before."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        danger
        onConfirm={onClose}
        onCancel={() => setAsksToDiscard(false)}
      />
    </>
  );
}
