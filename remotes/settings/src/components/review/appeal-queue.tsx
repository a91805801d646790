import { Scale } from 'lucide-react';
import { useReportAppeals } from '../../api/get-report-appeals';
import { PagedList } from '../lists/paged-list';
import { AppealCard } from './appeal-card';

/** The open appeals, oldest first. */
export const AppealQueue = () => (
  <PagedList
    query={useReportAppeals()}
    label="Appeals to review"
    errorTitle="The appeals could not be loaded"
    emptyIcon={Scale}
    emptyText="No appeal waits for a decision"
  >
    {(appeal, focusList) => <AppealCard key={appeal.id} appeal={appeal} onDecided={focusList} />}
  </PagedList>
);
