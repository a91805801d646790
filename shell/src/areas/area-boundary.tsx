import type { AreaName } from '@cred/platform';
import { Component, useState, type ReactNode } from 'react';
import { FailurePanel } from '../app/retry-boundary';
import { forgetArea, isAreaLoadError, recoverArea, visitArea, type Part } from '../federation';
import { areaTitles } from './area-titles';
import { useAreaTurn } from './use-area-build';

interface Props {
  readonly area: AreaName;
  readonly part: Part;
  /** A change of it clears the failure: another page of the same area, say. */
  readonly resetKey?: string;
  /** Instead of the panel, where there is no room for one. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps an area's failure where it happened. Another build takes over if there is one that may do better;
 * else there is a panel with 'Try again', and everything around it works.
 */
export function AreaBoundary(props: Props): ReactNode {
  // Once, and before anything is rendered: nobody sees the failure of an earlier try.
  useState(() => props.part === 'page' && visitArea(props.area));
  return <Boundary {...props} turn={useAreaTurn(props.area)} />;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  /** Of the props that the failure belongs to. */
  readonly turn: number;
  readonly resetKey: string | undefined;
}

type BoundaryProps = Props & { readonly turn: number };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null, turn: this.props.turn, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ turn, resetKey }: BoundaryProps, { failure, ...last }: State): State {
    // An area that could not be loaded has nothing to show on its other pages either, until it is asked for anew.
    const isOver = turn !== last.turn || (resetKey !== last.resetKey && !isAreaLoadError(failure?.error));
    return { failure: isOver ? null : failure, turn, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    // Before the next paint: nobody sees the panel in between.
    if (recoverArea(this.props.area, this.props.part, error)) this.setState({ failure: null });
  }

  override componentDidUpdate(before: BoundaryProps): void {
    const { area, resetKey } = this.props;
    if (before.resetKey !== resetKey && isAreaLoadError(this.state.failure?.error)) forgetArea(area);
  }

  private readonly retry = (): void => {
    forgetArea(this.props.area);
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { area, fallback, children } = this.props;
    if (!this.state.failure) return children;
    if (fallback !== undefined) return fallback;
    return (
      <FailurePanel title={`${areaTitles[area]} could not be shown`} heading={areaTitles[area]} onRetry={this.retry} />
    );
  }
}
