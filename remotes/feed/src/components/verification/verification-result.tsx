import type { ValidationResult } from '@cred/contract';
import { Button, color, font, radius, space, textBlock } from '@cred/ui';
import { styled } from '@cred/vendor';
import { useMemo, useState } from 'react';
import { diffWords, type TextPart } from '../../lib/word-diff';
import { References } from './references';

const Section = styled.section`
  & + & {
    margin-top: ${space(5)};
  }
  h3 {
    margin-bottom: ${space(2)};
    color: ${color.muted};
    font-size: ${font.s13};
    font-weight: 600;
  }
`;

const ResultText = styled.p`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${textBlock}
`;

const Keywords = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  li {
    max-width: 100%;
    padding: 2px ${space(3)};
    border-radius: ${radius.pill};
    background: ${color.accentSoft};
    color: ${color.accentText};
    font-size: ${font.s13};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  color: ${color.muted};
`;

const Changed = styled(ResultText)`
  del,
  ins {
    border-radius: 3px;
    text-decoration-thickness: 1.5px;
  }
  del {
    background: ${color.dangerSoft};
    color: ${color.danger};
    text-decoration-line: line-through;
  }
  ins {
    background: ${color.accentSoft};
    color: ${color.accentText};
    text-decoration-line: underline;
    text-underline-offset: 3px;
  }
`;

const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 40px;
  margin-bottom: ${space(1)};

  h3 {
    margin: 0;
  }
`;

/** A text that was not checked says why instead (VAL-5). */
const NONE_FOUND = 'No reference was found for these topics.';
const NO_MEDICAL_TOPIC = 'No medical topic was found in this post, so there are no references for it.';

const sourceNames: Readonly<Record<string, string>> = {
  library: 'The library',
  pubmed: 'PubMed',
  europepmc: 'Europe PMC',
};

/** Why there are no references: nothing medical, none found, or not all sources reached (VAL-56). */
function reasonOf({ keywords, unreachable = [] }: ValidationResult): string {
  if (keywords.length === 0) return NO_MEDICAL_TOPIC;
  if (unreachable.length === 0) return NONE_FOUND;
  const names = unreachable.map((name) => sourceNames[name] ?? name).join(' and ');
  return `${NONE_FOUND} ${names} could not be reached, so a later check may find some.`;
}

const marks = (parts: readonly TextPart[], Mark: 'del' | 'ins') =>
  parts.map(({ text, changed }, index) => (changed ? <Mark key={index}>{text}</Mark> : text));

/** The formal text after the member's own, with what was removed and what was added marked, or alone (POST-113). */
function FormalText({ text, formal }: { readonly text: string; readonly formal: string }) {
  const [isPlain, setPlain] = useState(false);
  const diff = useMemo(() => diffWords(text, formal), [text, formal]);
  const isSame = text === formal;
  const hasMarks = !isPlain && !isSame;
  return (
    <>
      {hasMarks && (
        <Section>
          <h3>Your text</h3>
          <Changed dir="auto">{marks(diff.before, 'del')}</Changed>
        </Section>
      )}
      <Section>
        <SectionHead>
          <h3>Formalized text</h3>
          {isSame ? (
            <Note>No word was changed.</Note>
          ) : (
            <Button size="sm" variant="secondary" onClick={() => setPlain(!isPlain)}>
              {isPlain ? 'Show what changed' : 'Show plain text'}
            </Button>
          )}
        </SectionHead>
        <Changed dir="auto">{hasMarks ? marks(diff.after, 'ins') : formal}</Changed>
      </Section>
    </>
  );
}

interface Props {
  /** The text that was checked. */
  readonly text: string;
  readonly result: ValidationResult;
}

/** The result of a check: the formal text or the reason why there is none, keywords, references. */
export function VerificationResult({ text, result }: Props) {
  const { error, formalizado, keywords, referencias } = result;
  return (
    <>
      {error && (
        <Section>
          <h3>Not validated</h3>
          <ResultText dir="auto" role="alert">
            {error}
          </ResultText>
        </Section>
      )}
      {!error && formalizado && <FormalText text={text} formal={formalizado} />}
      {keywords.length > 0 && (
        <Section>
          <h3>Keywords</h3>
          <Keywords>
            {keywords.map((keyword) => (
              <li key={keyword}>{keyword}</li>
            ))}
          </Keywords>
        </Section>
      )}
      {(referencias.length > 0 || !error) && (
        <Section>
          <h3>References</h3>
          {referencias.length > 0 ? <References references={referencias} /> : <Note>{reasonOf(result)}</Note>}
        </Section>
      )}
    </>
  );
}
