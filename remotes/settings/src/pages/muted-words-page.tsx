import { color, EmptyState, space } from '@cred/ui';
import { styled } from '@cred/vendor';
import { VolumeX } from 'lucide-react';
import { useMutedWords } from '../api/muted-words';
import { RowSkeletons } from '../components/lists/row-skeletons';
import { MutedText } from '../components/layout';
import { AddMutedWord } from '../components/muted-words/add-muted-word';
import { MutedWordRow } from '../components/muted-words/muted-word-row';
import { QueryState } from '../components/query-state';
import { Subpage } from '../components/subpage';

const Explanation = styled(MutedText)`
  padding: ${space(4)} ${space(4)} 0;
`;

const List = styled.ul`
  border-block-start: 1px solid ${color.line};
`;

/** The words and topics that the member mutes (SET-10); a removal can be undone until the page is left. */
export const MutedWordsPage = () => (
  <Subpage title="Muted words">
    <Explanation>
      Posts of others with a muted word or topic stay away from home, search, the pages of topics and your
      notifications, and comments of others with one from lists of comments. You still see such posts on profiles, and
      your own everywhere.
    </Explanation>
    <AddMutedWord />
    <MutedWordList />
  </Subpage>
);

function MutedWordList() {
  const query = useMutedWords();
  const { data: words } = query;
  if (!words)
    return (
      <QueryState query={query} errorTitle="Your muted words could not be loaded">
        <RowSkeletons label="Loading: Muted words" />
      </QueryState>
    );
  if (words.length === 0) return <EmptyState icon={VolumeX}>You have muted no words</EmptyState>;
  return (
    <List aria-label="Muted words">
      {words.map((entry) => (
        <MutedWordRow key={entry.id} entry={entry} />
      ))}
    </List>
  );
}
