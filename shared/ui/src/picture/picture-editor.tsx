import { Button, ConfirmDialog, Modal, Spinner } from '@cred/ui';
import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { decodePicture, PictureError, type DecodedPicture } from './decode-picture';
import { drawEdited } from './draw-edit';
import { addArea, withoutArea, type AreaId, type Tool } from './editor-areas';
import { Notes, Problem } from './editor-layout';
import { EditorStage } from './editor-stage';
import { EditorTools } from './editor-tools';
import { isUnchanged, rectInMiddle, startEdit } from './redaction';
import { useEditorView } from './use-editor-view';
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

/** What the keys of the viewer do here too. */
const zoomKeys: Readonly<Record<string, 'zoomIn' | 'zoomOut' | 'showWhole'>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'showWhole',
};

function OpenEditor({ picture, type, maxBytes, onApply, onClose, children }: OpenEditorProps): ReactNode {
  const { source, original } = picture;
  const helpId = useId();
  const { edit, canUndo, setDraft, commit, undo, reset } = useEdits(startEdit(source));
  const [tool, setTool] = useState<Tool>('box');
  const [isHandChosen, setMoves] = useState(false);
  const view = useEditorView(source, isHandChosen);
  const moves = isHandChosen && view.scale > 1;
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
    setMoves(false);
    setSelected(next === 'crop' ? 'crop' : null);
  };
  const add = (): void => {
    const added = addArea(edit, tool, rectInMiddle(view.scale > 1 ? view.shown : edit.crop));
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
    const zoom = zoomKeys[event.key];
    if (zoom && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      return view[zoom]();
    }
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
        {/* oxlint-disable-next-line no-static-element-interactions -- Undo and zoom work with every focus in the editor. */}
        <div onKeyDown={onKeyDown}>
          <EditorTools
            tool={tool}
            view={view}
            moves={moves}
            canRemove={selected !== null && (selected !== 'crop' || !unchanged)}
            canUndo={canUndo}
            canReset={!unchanged}
            onTool={choose}
            onMoves={setMoves}
            onAdd={add}
            onRemove={() => selected !== null && remove(selected)}
            onUndo={undo}
            onReset={reset}
          />
          <EditorStage
            picture={picture}
            edit={edit}
            tool={tool}
            view={view}
            moves={moves}
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
              <span className="touch">Drag over the picture to draw. Two fingers zoom and move it.</span>
              <span className="mouse">
                Drag over the picture to draw; the wheel zooms. With the keyboard: arrows move an area or the enlarged
                picture, Shift and arrows change an area’s size, Delete removes it, + and − zoom, 0 shows the whole
                picture.
              </span>
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
