import { styled } from '@cred/vendor';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { DrawingName } from './drawings';
import { color, font, radius, space } from '../tokens/tokens';

/** `minmax` and the wrapping keep what a member typed, which the text may quote, within the width. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(16)} ${space(6)};
  color: ${color.muted};
  text-align: center;
  text-wrap: balance;

  > p {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentText};
`;

const Hint = styled.span`
  display: block;
  max-width: 44ch;
  margin-top: -${space(2)};
  font-size: ${font.s13};
`;

/** As large as the drawing, which is loaded when it is needed. */
const DrawingFrame = styled.span`
  width: 160px;
  height: 110px;
`;

export interface EmptyStateProps {
  readonly icon?: LucideIcon;
  /** Instead of the icon. */
  readonly drawing?: DrawingName;
  readonly children: ReactNode;
  /** What to do next. */
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown for an empty list, with an optional next action. */
export function EmptyState({ icon: Icon, drawing, children, hint, action }: EmptyStateProps): ReactNode {
  return (
    <Frame>
      {drawing && <LoadedDrawing name={drawing} />}
      {Icon && !drawing && (
        <IconCircle>
          <Icon size={28} strokeWidth={1.75} aria-hidden />
        </IconCircle>
      )}
      <p>{children}</p>
      {hint && <Hint>{hint}</Hint>}
      {action}
    </Frame>
  );
}

function LoadedDrawing({ name }: { readonly name: DrawingName }): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType<{ readonly name: DrawingName }> | null>(null);
  useEffect(() => {
    import(/* webpackChunkName: "drawings" */ './drawings').then(
      ({ Drawing }) => setLoaded(() => Drawing),
      () => undefined,
    );
  }, []);
  return <DrawingFrame>{Loaded && <Loaded name={name} />}</DrawingFrame>;
}
