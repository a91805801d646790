import { Flag } from 'lucide-react';
import { useRef } from 'react';
import { useReports } from '../../api/get-reports';
import { PagedList } from '../lists/paged-list';
import { ReportCard } from './report-card';

/** The open reports, oldest first. */
export function ReportQueue() {
  const list = useRef<HTMLElement>(null);
  return (
    <PagedList
      query={useReports()}
      label="Reports to review"
      failure="The reports could not be loaded"
      emptyIcon={Flag}
      emptyText="No report waits for a decision"
      focusRef={list}
    >
      {(report) => <ReportCard key={report.id} report={report} onDecided={() => list.current?.focus()} />}
    </PagedList>
  );
}
