import { paths, useMe } from '@cred/platform';
import { NotFound, Tabs } from '@cred/ui';
import { useSearchParams } from '@cred/vendor';
import { AppealQueue } from '../components/review/appeal-queue';
import { AuditLog } from '../components/review/audit-log';
import { ReportQueue } from '../components/review/report-queue';
import { SubmissionQueue } from '../components/review/submission-queue';
import { Subpage } from '../components/subpage';

const tabs = [
  { id: 'certificates', label: 'Certificates' },
  { id: 'reports', label: 'Reports' },
  { id: 'appeals', label: 'Appeals' },
  { id: 'log', label: 'Log' },
] as const;

/** The reviewers' page (SRV-19). Other members get the not-found page; the server also rejects their requests. */
export const ReviewPage = () =>
  useMe().isReviewer ? <Review /> : <NotFound home={paths.home()} homeLabel="Back to Home" />;

function Review() {
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'certificates';
  return (
    <Subpage title="Review">
      <Tabs
        label="Review"
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setSearch(id === 'certificates' ? {} : { tab: id }, { replace: true })}
      />
      {selected === 'certificates' && <SubmissionQueue />}
      {selected === 'reports' && <ReportQueue />}
      {selected === 'appeals' && <AppealQueue />}
      {selected === 'log' && <AuditLog />}
    </Subpage>
  );
}
