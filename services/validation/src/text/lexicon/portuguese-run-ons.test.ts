import { rewriteByLexicon } from '../rewriter/lexicon-rewriter';
import { separatePortugueseClauses } from './portuguese-run-ons';

describe('the clauses that a phone runs together in Portuguese', () => {
  it.each([
    ['liguei pro médico ele nem sabia', 'Liguei para o médico; ele nem sabia.'],
    ['sondei saíram 1100 ml', 'Sondei, saíram 1100 ml.'],
    ['a crise não parou fiz fenitoína', 'A crise não parou; fiz fenitoína.'],
    ['BNP 1800 comecei furosemida', 'BNP 1800, comecei furosemida.'],
    ['o chefe quer mais volume, eu não sei', 'O chefe quer mais volume; eu não sei.'],
    ['opioide vicia e não ajuda, isso não é novidade', 'Opioide vicia e não ajuda; isso não é novidade.'],
    ['a família quer cirurgia, ele não quer', 'A família quer cirurgia; ele não quer.'],
    ['não é o creme é a compressão', 'Não é o creme, é a compressão.'],
    ['alvo 88-92 gente não é 100', 'Alvo 88-92, não é 100.'],
    ['extensão passiva senão vira artrofibrose', 'Extensão passiva, senão vira artrofibrose.'],
    ['não mistura dipirona e bromoprida na seringa', 'Não misture dipirona e bromoprida na seringa.'],
    ['fonos me corrijam', 'Fonoaudiólogos, me corrijam.'],
    ['febre 38,5 e edema mmii', 'Febre de 38,5 e edema de MMII.'],
    ['em 8 sem fechou metade', 'Em 8 semanas fechou metade.'],
  ])('“%s” is rewritten as “%s”', (text, formal) => expect(rewriteByLexicon(text, 'pt')).toBe(formal));

  // A clause that depends on another one, an object, a year or a place: there is no second main clause.
  it.each([
    'Quando vi ele estava roxo.',
    'Se o paciente piorar, ele volta.',
    'O paciente que chegou fiz alta.',
    'Ele viveu porque ela aspirou o gluconato.',
    'Disseram que ele fez o exame, isso basta.',
    'Desde 2019 peguei 3 casos.',
    'No dia 3 comecei a dieta.',
    'No meu serviço, eu uso nylon.',
    'Ele não mistura dipirona com nada.',
    'O colega disse "pedi, ele fez" e saiu.',
    'Vi ele na urgência.',
  ])('“%s” stays', (text) => expect(separatePortugueseClauses(text)).toBe(text));
});
