import { ErrorPanel, PageHeader } from '@cred/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  /** Names what failed. */
  readonly title: string;
  /** The page's heading, where the failure takes the whole page. */
  readonly heading?: string;
  /** Called before the children are rendered anew. */
  readonly onRetry: () => void;
  /** A change of it clears the failure: another page of the same area, say. */
  readonly resetKey?: string;
  /** Instead of the panel, where there is no room for one. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a failure where it happened: a panel with 'Try again' in its place, everything around it works. */
export class RetryBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.#retry();
  }

  readonly #retry = (): void => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { title, heading, fallback, children } = this.props;
    if (!this.state.failed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <>
        {heading && <PageHeader title={heading} />}
        <ErrorPanel title={title} onRetry={this.#retry}>
          The rest of Cred works. Check your connection and try again.
        </ErrorPanel>
      </>
    );
  }
}
