import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Bell, Trash2 } from 'lucide-react';
import { Avatar } from './avatar';
import { Button } from './button';
import { ErrorPanel } from './error-panel';
import { IconButton } from './icon-button';
import { Menu } from './menu';
import { LoadingPlaceholder } from './skeleton';
import { Tabs } from './tabs';
import { TextArea } from './text-area';
import { PasswordField, TextField } from './text-field';
import { VerifiedBadge } from './verified-badge';

describe('Button', () => {
  it('keeps focus and position while pending, and ignores a second press or submit', async () => {
    const [press, submit] = [jest.fn(), jest.fn((event: { preventDefault: () => void }) => event.preventDefault())];
    render(
      <form onSubmit={submit}>
        <input aria-label="a" />
        <Button type="submit" pending onClick={press}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('a'), '{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toBeEnabled();
  });

  it('is a submit button only with the type submit', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('IconButton', () => {
  it('is named by its label and reports whether it is pressed', () => {
    render(<IconButton label="Bookmark" icon={Bell} pressed />);
    expect(screen.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('TextField', () => {
  it('associates label and error with the input', () => {
    render(<TextField label="Email" error="Email is empty" />);
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is empty');
  });
});

describe('TextArea', () => {
  it('aligns text by the direction of its script', () => {
    render(<TextArea label="Text" autosize defaultValue="שלום" />);
    expect(screen.getByLabelText('Text')).toHaveAttribute('dir', 'auto');
  });
});

describe('PasswordField', () => {
  it('shows and hides the typed text', async () => {
    render(<PasswordField label="Password" />);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('VerifiedBadge', () => {
  it('has the specified tooltip, which Escape closes', async () => {
    render(<VerifiedBadge />);
    await userEvent.hover(screen.getByRole('img', { name: 'Verified medical professional' }));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Verified medical professional');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});

describe('Avatar', () => {
  it('falls back to initials when the image cannot be loaded', () => {
    const { container } = render(<Avatar user={{ fullName: 'Ana Ribeiro', username: 'ana', profileImg: '/x.jpg' }} />);
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByText('AR')).toBeInTheDocument();
  });
});

describe('Tabs', () => {
  it('are selected by arrow keys, wrapping at the ends', async () => {
    const select = jest.fn();
    render(
      <Tabs
        label="View"
        tabs={[
          { id: 'posts', label: 'Posts' },
          { id: 'ratings', label: 'Ratings' },
        ]}
        selected="posts"
        onSelect={select}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Posts', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(select).toHaveBeenCalledWith('ratings');
    expect(screen.getByRole('tab', { name: 'Ratings' })).toHaveFocus();
  });
});

describe('Menu', () => {
  it('opens at its first item, closes with Escape and returns the focus', async () => {
    const select = jest.fn();
    render(
      <Menu
        label="More"
        icon={Bell}
        items={[
          { label: 'One', onSelect: select },
          { label: 'Delete', onSelect: select, icon: Trash2, danger: true },
        ]}
      />,
    );
    const opener = screen.getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(select).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('can be open initially', async () => {
    render(<Menu label="More" icon={Bell} startsOpen items={[{ label: 'One', onSelect: () => undefined }]} />);
    expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});

describe('ErrorPanel', () => {
  it('shows the error and a button that retries', async () => {
    const retry = jest.fn();
    render(
      <ErrorPanel title="Posts" onRetry={retry}>
        No connection
      </ErrorPanel>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('PostsNo connection');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('LoadingPlaceholder', () => {
  it('consists of an avatar, two lines and a block', () => {
    render(<LoadingPlaceholder />);
    expect(screen.getAllByTestId('skeleton')).toHaveLength(4);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });
});
