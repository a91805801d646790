import { hasClinicalCue } from './clinical-cues';

describe('hasClinicalCue', () => {
  it.each([
    'saiu diretriz nova de ?',
    'how do you treat  these days',
    'pct c/  desde ontem',
    '10 mg à noite',
    'Evidência?',
    'what do you all read on ?',
    'alguém tem algo bom sobre ?',
    'anyone got anything on ?',
  ])('recognises a text on medicine or its literature: %s', (text) => {
    expect(hasClinicalCue(text)).toBe(true);
  });

  it.each(['A bolsa caiu e o mercado teve um ', ' de bolo no aniversário da Júlia', 'the team lost 3 to 1', ''])(
    'recognises nothing medical in an everyday text: %s',
    (text) => {
      expect(hasClinicalCue(text)).toBe(false);
    },
  );
});
