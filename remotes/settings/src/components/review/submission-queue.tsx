import { FileCheck } from 'lucide-react';
import { useRef } from 'react';
import { useSubmissions } from '../../api/get-submissions';
import { PagedList } from '../lists/paged-list';
import { SubmissionCard } from './submission-card';

/** The certificates without a decision, oldest first. */
export function SubmissionQueue() {
  const list = useRef<HTMLElement>(null);
  return (
    <PagedList
      query={useSubmissions()}
      label="Certificates to review"
      failure="The certificates could not be loaded"
      emptyIcon={FileCheck}
      emptyText="No certificate waits for a decision"
      focusRef={list}
    >
      {(submission) => (
        <SubmissionCard key={submission.id} submission={submission} onDecided={() => list.current?.focus()} />
      )}
    </PagedList>
  );
}
