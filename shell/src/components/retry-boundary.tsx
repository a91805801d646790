import { ErrorPanel, PageHeader } from '@cred/ui';
import { Component, type ReactNode } from 'react';
import { canBeConnection } from '../federation';

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
export class RetryBoundary extends Component<Props, { readonly failure: { readonly error: unknown } | null }> {
  override state: { readonly failure: { readonly error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown): { readonly failure: { readonly error: unknown } } {
    return { failure: { error } };
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { title, fallback, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (fallback !== undefined) return fallback;
    return <FailurePanel title={title} error={failure.error} onRetry={this.retry} />;
  }
}

interface PanelProps extends Pick<Props, 'title' | 'onRetry'> {
  /** What was thrown: only an error that the connection can have caused advises to check it. */
  readonly error: unknown;
  /** The heading of the page, when the panel replaces the whole page. */
  readonly heading?: string;
}

/** Shows what failed, and a button 'Try again'. */
export const FailurePanel = ({ title, heading, error, onRetry }: PanelProps): ReactNode => (
  <>
    {heading && <PageHeader title={heading} />}
    <ErrorPanel title={title} onRetry={onRetry}>
      {canBeConnection(error)
        ? 'The rest of Cred works. Check your connection and try again.'
        : 'The rest of Cred works. Something went wrong in this part, and it was reported. Try again in a moment.'}
    </ErrorPanel>
  </>
);
