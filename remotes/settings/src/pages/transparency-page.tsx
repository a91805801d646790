import { reportReasons, type ModerationCounts, type Transparency } from '@cred/contract';
import { EmptyState, color, font, space, weight } from '@cred/ui';
import { styled } from '@cred/vendor';
import { ChartColumn } from 'lucide-react';
import { useTransparency } from '../api/get-transparency';
import { PageContent, MutedText } from '../components/layout';
import { RowSkeletons } from '../components/lists/row-skeletons';
import { QueryState } from '../components/query-state';
import { Subpage } from '../components/subpage';
import { ruleNames } from '../lib/moderation-texts';

const Block = styled.section`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${color.line};
  & > h2 {
    font-size: ${font.s17};
    font-weight: ${weight.strong};
  }
`;

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space(4)} ${space(3)};
`;

const Cell = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  & > dt {
    color: ${color.muted};
    font-size: ${font.s13};
  }
  & > dd {
    font-size: ${font.s17};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;

/** How many reports Cred got, and what became of them; without names (MOD-6). */
export function TransparencyPage() {
  const query = useTransparency();
  return (
    <Subpage title="Transparency" subtitle="Reports and decisions on Cred">
      <PageContent>
        <MutedText>
          The counts of this month and the 12 before it. A report can be dismissed, or a post removed or a member
          warned. Both sides can appeal once, and another reviewer decides. Months are in UTC.
        </MutedText>
        {query.data ? (
          <Counts counts={query.data} />
        ) : (
          <QueryState query={query} errorTitle="The counts could not be loaded">
            <RowSkeletons label="Loading the counts" />
          </QueryState>
        )}
      </PageContent>
    </Subpage>
  );
}

function Counts({ counts: { total, reasons, months } }: { readonly counts: Transparency }) {
  if (months.length === 0) return <EmptyState icon={ChartColumn}>Nothing was reported yet</EmptyState>;
  return (
    <>
      <CountBlock title="In all" counts={total} />
      {months.map(({ month, certificatesApproved, certificatesDenied, ...counts }) => (
        <CountBlock
          key={month}
          title={formatMonth(month)}
          counts={counts}
          more={[
            ['Certificates approved', certificatesApproved],
            ['Certificates denied', certificatesDenied],
          ]}
        />
      ))}
      {reportReasons.map((reason) => {
        const counts = reasons.find((each) => each.reason === reason);
        return counts && <CountBlock key={reason} title={`Reported as: ${ruleNames[reason]}`} counts={counts} />;
      })}
    </>
  );
}

interface CountBlockProps {
  readonly title: string;
  readonly counts: ModerationCounts;
  readonly more?: readonly (readonly [label: string, count: number])[];
}

function CountBlock({ title, counts, more = [] }: CountBlockProps) {
  const cells: readonly (readonly [string, number | string])[] = [
    ['Reports', counts.reports],
    ['Dismissed', counts.dismissed],
    ['Posts removed', counts.removed],
    ['Members warned', counts.warned],
    ['Appeals', counts.appeals],
    ['Reversed', counts.reversed],
    ['Median time to decision', counts.medianHours === null ? '–' : formatHours(counts.medianHours)],
    ...more,
  ];
  return (
    <Block aria-label={title}>
      <h2>{title}</h2>
      <Grid>
        {cells.map(([label, count]) => (
          <Cell key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </Cell>
        ))}
      </Grid>
    </Block>
  );
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** For example 'November 2026'. */
const formatMonth = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

function formatHours(hours: number): string {
  if (hours < 1) return 'under 1 h';
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
