import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

type Init = string | URLSearchParams | Record<string, string> | [string, string][];
type Next = Init | ((current: URLSearchParams) => Init);

/** The query of the address, and a function that replaces it. */
export function useSearchParams(): [URLSearchParams, (next: Next, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Next, options?: NavigateOptions) => {
      const query = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(params)) : next);
      void navigate(`?${query}`, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}
