import { Flag } from 'lucide-react';
import { useModeration } from '../api/get-moderation';
import { PagedList } from '../components/lists/paged-list';
import { CaseCard } from '../components/moderation/case-card';
import { Subpage } from '../components/subpage';

/** The member's reports with their outcomes, and the reviewers' decisions about the member; both can be appealed. */
export const ModerationPage = () => (
  <Subpage title="Reports and decisions" subtitle="Your reports, and decisions about your posts">
    <PagedList
      query={useModeration()}
      label="Reports and decisions"
      errorTitle="Your reports could not be loaded"
      emptyIcon={Flag}
      emptyText="You have not reported anything, and no decision is about you"
    >
      {(item, focusList) => <CaseCard key={item.id} item={item} onAppealed={focusList} />}
    </PagedList>
  </Subpage>
);
