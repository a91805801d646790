import { fireEvent, render, screen } from '@cred/testing';
import { SearchForm } from './search-form';

const field = () => screen.getByRole('searchbox', { name: 'Search posts' });

function askFor(query: string): void {
  fireEvent.change(field(), { target: { value: query } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

test('keeps what is typed while the address follows earlier queries one by one', () => {
  const onQuery = jest.fn();
  const form = (q: string) => <SearchForm label="Search posts" q={q} onQuery={onQuery} />;
  const { rerender } = render(form(''));
  askFor('fever');
  askFor('fever cough');
  rerender(form('fever'));
  expect(field()).toHaveValue('fever cough');
  rerender(form('fever cough'));
  expect(field()).toHaveValue('fever cough');
  expect(onQuery.mock.calls).toEqual([['fever'], ['fever cough']]);
});

test('shows the query of the address after Back and Forward, also one that was asked for twice', () => {
  const form = (q: string) => <SearchForm label="Search posts" q={q} onQuery={() => undefined} />;
  const { rerender } = render(form('fever'));
  askFor('cough');
  rerender(form('cough'));
  askFor('cough');
  rerender(form('fever'));
  expect(field()).toHaveValue('fever');
  rerender(form('cough'));
  expect(field()).toHaveValue('cough');
});
