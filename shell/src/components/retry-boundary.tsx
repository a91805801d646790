import { ErrorPanel } from '@cred/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  /** The title of the panel; names what failed. */
  readonly title: string;
  /** Called before the children are rendered again. */
  readonly onRetry: () => void;
  /** Replaces the panel where there is no space for one. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Catches an error of its children and shows a panel with 'Try again' instead of them. */
export class RetryBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { title, fallback, children } = this.props;
    if (!this.state.failed) return children;
    if (fallback !== undefined) return fallback;
    return <FailurePanel title={title} onRetry={this.retry} />;
  }
}

interface PanelProps extends Pick<Props, 'title' | 'onRetry'> {
  /** What to do next; default: to check the connection. */
  readonly advice?: string | undefined;
}

/** Shows what failed, and a button 'Try again'. */
export const FailurePanel = ({
  title,
  advice = 'Check your connection and try again.',
  onRetry,
}: PanelProps): ReactNode => (
  <ErrorPanel title={title} onRetry={onRetry}>
    The rest of Cred works. {advice}
  </ErrorPanel>
);
