import { Button, IconButton } from '@cred/ui';
import { Hand, Maximize, Plus, RotateCcw, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tool } from './editor-areas';
import { Scale, Tools } from './editor-layout';
import type { useEditorView } from './use-editor-view';

const tools = { box: 'Black box', blur: 'Blur', crop: 'Crop' } as const satisfies Record<Tool, string>;

interface Props {
  readonly tool: Tool;
  readonly view: ReturnType<typeof useEditorView>;
  /** A drag moves the picture; only while it is enlarged. */
  readonly moves: boolean;
  readonly canRemove: boolean;
  readonly canUndo: boolean;
  readonly canReset: boolean;
  readonly onTool: (tool: Tool) => void;
  readonly onMoves: (moves: boolean) => void;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
  readonly onReset: () => void;
}

/** What a drag over the picture does, what can be done with its areas, and how large it is shown. */
export function EditorTools({ tool, view, moves, canRemove, canUndo, canReset, ...on }: Props): ReactNode {
  const isZoomed = view.scale > 1;
  return (
    <Tools role="toolbar" aria-label="Tools">
      {(Object.keys(tools) as Tool[]).map((each) => (
        <Button
          key={each}
          size="sm"
          data-tool={each}
          variant={each === tool && !moves ? 'primary' : 'secondary'}
          aria-pressed={each === tool && !moves}
          onClick={() => on.onTool(each)}
        >
          {tools[each]}
        </Button>
      ))}
      <div>
        {tool !== 'crop' && <IconButton label={`Add: ${tools[tool]}`} icon={Plus} onClick={on.onAdd} />}
        <IconButton label="Remove the selected area" icon={Trash2} disabled={!canRemove} onClick={on.onRemove} />
        <IconButton label="Undo" icon={Undo2} disabled={!canUndo} onClick={on.onUndo} />
        <IconButton label="Reset" icon={RotateCcw} disabled={!canReset} onClick={on.onReset} />
      </div>
      <div>
        <IconButton
          label="Move the picture"
          icon={Hand}
          pressed={moves}
          disabled={!isZoomed}
          onClick={() => on.onMoves(!moves)}
        />
        <IconButton label="Zoom out" icon={ZoomOut} disabled={!isZoomed} onClick={view.zoomOut} />
        <Scale role="status">{`${Math.round(view.scale * 100)}%`}</Scale>
        <IconButton label="Zoom in" icon={ZoomIn} disabled={view.atLargest} onClick={view.zoomIn} />
        <IconButton label="Show the whole picture" icon={Maximize} disabled={!isZoomed} onClick={view.showWhole} />
      </div>
    </Tools>
  );
}
