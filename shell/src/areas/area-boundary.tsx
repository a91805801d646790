import type { AreaName } from '@cred/platform';
import { PageHeader } from '@cred/ui';
import { Component, useState, type ReactNode } from 'react';
import { FailurePanel } from '../components/retry-boundary';
import { canBeConnection, forgetArea, isAreaLoadError, recoverArea, retryFailedLoad, type Part } from '../federation';
import { areaTitles } from '../lib/area-titles';
import { useAreaVersion } from './use-area-build';

/** Instead of the advice to check the connection. */
const CODE_FAILED = 'Something went wrong in this part, and it was reported. Try again in a moment.';

interface Props {
  readonly area: AreaName;
  readonly part: Part;
  /** When this value changes, for example on another page of the same area, the failure is cleared. */
  readonly resetKey?: string;
  /** Replaces the panel where there is no space for one. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Confines an area's failure. It renders another build if there is a usable one; otherwise it shows a panel with 'Try
 * again'.
 */
export function AreaBoundary(props: Props): ReactNode {
  // Runs once, before the first render, so that the failure of an earlier attempt is never shown.
  useState(() => props.part === 'page' && retryFailedLoad(props.area));
  return <Boundary {...props} version={useAreaVersion(props.area)} />;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  /** The version and the reset key for which the failure occurred. */
  readonly version: number;
  readonly resetKey: string | undefined;
}

type BoundaryProps = Props & { readonly version: number };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null, version: this.props.version, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ version, resetKey }: BoundaryProps, { failure, ...last }: State): State {
    // After a failed load the area cannot show its other pages either, until it is loaded again.
    const isCleared = version !== last.version || (resetKey !== last.resetKey && !isAreaLoadError(failure?.error));
    return { failure: isCleared ? null : failure, version, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    // Runs before the next paint, so that the panel does not flash.
    if (recoverArea(this.props.area, this.props.part, error)) this.setState({ failure: null });
  }

  override componentDidUpdate(previous: BoundaryProps): void {
    const { area, resetKey } = this.props;
    if (previous.resetKey !== resetKey && isAreaLoadError(this.state.failure?.error)) forgetArea(area);
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
      <>
        <PageHeader title={areaTitles[area]} />
        <FailurePanel
          title={`${areaTitles[area]} could not be shown`}
          advice={canBeConnection(this.state.failure.error) ? undefined : CODE_FAILED}
          onRetry={this.retry}
        />
      </>
    );
  }
}
