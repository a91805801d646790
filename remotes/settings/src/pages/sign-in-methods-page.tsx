import { useSignInMethods } from '../api/get-sign-in-methods';
import { RowSkeletons } from '../components/lists/row-skeletons';
import { QueryState } from '../components/query-state';
import { Passkeys } from '../components/second-factor/passkeys';
import { TwoStep } from '../components/second-factor/two-step';
import { Subpage } from '../components/subpage';

/** Passkeys and the authenticator app of the member (AUTH-22). */
export function SignInMethodsPage() {
  const query = useSignInMethods();
  return (
    <Subpage title="Passkeys and two-step sign-in">
      {query.data ? (
        <>
          <Passkeys passkeys={query.data.passkeys} />
          <TwoStep totp={query.data.totp} />
        </>
      ) : (
        <QueryState query={query} errorTitle="Your sign-in methods could not be loaded">
          <RowSkeletons label="Loading your sign-in methods" />
        </QueryState>
      )}
    </Subpage>
  );
}
