import { hasClinicalCue, isSubjectOfLiterature } from './clinical-cues';

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

describe('isSubjectOfLiterature', () => {
  const isSubject = (text: string): boolean => {
    const start = text.indexOf('[');
    const end = text.indexOf(']') - 1;
    return isSubjectOfLiterature(text.replace(/[[\]]/g, ''), { start, end });
  };

  it.each([
    'alguém tem revisão recente sobre [gota]?',
    'nova diretriz de [gota]',
    'preciso dar uma aula sobre [gota].',
    'what is new in [burns]',
    'any evidence for [stretching] in older adults?',
  ])('recognises literature on an everyday word: %s', (text) => {
    expect(isSubject(text)).toBe(true);
  });

  it.each([
    'nem uma [gota] de água no copo',
    'the review of [shock] absorbers',
    'a whole new level of [pain].',
    'the protocol for [burns]',
  ])('recognises nothing: %s', (text) => {
    expect(isSubject(text)).toBe(false);
  });
});
