import type { ValidationResult } from '@cred/contract';
import { color, font, radius, space, textBlock } from '@cred/ui';
import { styled } from '@cred/vendor';
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

/** A text that was not checked says why instead (VAL-5). */
const NONE_FOUND = 'No reference was found for these topics.';
const NO_MEDICAL_TOPIC = 'No medical topic was found in this post, so there are no references for it.';

/** The result of a check: the formal text or the reason why there is none, keywords, references. */
export function VerificationResult({ result }: { readonly result: ValidationResult }) {
  const { error, formalizado, keywords, referencias } = result;
  return (
    <>
      {(error || formalizado) && (
        <Section>
          <h3>{error ? 'Not validated' : 'Formalized text'}</h3>
          <ResultText dir="auto" role={error ? 'alert' : undefined}>
            {error || formalizado}
          </ResultText>
        </Section>
      )}
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
      {referencias.length > 0 ? (
        <Section>
          <h3>References</h3>
          <References references={referencias} />
        </Section>
      ) : (
        !error && (
          <Section>
            <h3>References</h3>
            <Note>{keywords.length > 0 ? NONE_FOUND : NO_MEDICAL_TOPIC}</Note>
          </Section>
        )
      )}
    </>
  );
}
