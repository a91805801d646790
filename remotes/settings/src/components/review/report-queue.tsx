import { Flag } from 'lucide-react';
import { useReports } from '../../api/get-reports';
import { PagedList } from '../lists/paged-list';
import { ReportCard } from './report-card';

/** The open reports, oldest first. */
export const ReportQueue = () => (
  <PagedList
    query={useReports()}
    label="Reports to review"
    errorTitle="The reports could not be loaded"
    emptyIcon={Flag}
    emptyText="No report waits for a decision"
  >
    {(report, focusList) => <ReportCard key={report.id} report={report} onDecided={focusList} />}
  </PagedList>
);
