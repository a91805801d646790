import { FileCheck } from 'lucide-react';
import { useSubmissions } from '../../api/get-submissions';
import { PagedList } from '../lists/paged-list';
import { SubmissionCard } from './submission-card';

/** The certificates without a decision, oldest first. */
export const SubmissionQueue = () => (
  <PagedList
    query={useSubmissions()}
    label="Certificates to review"
    errorTitle="The certificates could not be loaded"
    emptyIcon={FileCheck}
    emptyText="No certificate waits for a decision"
  >
    {(submission, focusList) => <SubmissionCard key={submission.id} submission={submission} onDecided={focusList} />}
  </PagedList>
);
