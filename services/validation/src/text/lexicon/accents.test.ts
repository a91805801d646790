import { isEuropeanPortuguese, restoreAccents } from './accents';

const words = (list: string): readonly (readonly [string, string])[] =>
  list.split(/[;\n]/).map((pair) => {
    const [from = '', to = ''] = pair.trim().split('=');
    return [from, to] as const;
  });

describe('restoreAccents', () => {
  it.each(
    words(`crianca=criança; infeccao=infecção; infecçao=infecção; orgaos=órgãos; icterica=ictérica; trombolise=trombólise
      cronico=crônico; anemico=anêmico; hemodinamica=hemodinâmica; assintomatica=assintomática; leucoaferese=leucoaférese
      RESSONANCIA=RESSONÂNCIA; Hemacia=Hemácia; pos-operatorio=pós-operatório; pre-eclampsia=pré-eclâmpsia
      usa-lo=usá-lo; faze-la=fazê-la; proteinuria=proteinúria; potassio=potássio; lidocaina=lidocaína`),
  )('writes “%s” as “%s”', (word, accented) => expect(restoreAccents(word, false)).toBe(accented));

  // A word as it stands, a word that several words can be meant by, a drug, an abbreviation, another language.
  it.each(
    'crónico crônico duvida analise inicio pratica medico numero bebe anemia glicemia leucemia estadio pneumonia bolus stent metformina status diarreia ideia hemoglobina'.split(
      ' ',
    ),
  )('leaves “%s”', (word) => expect(restoreAccents(word, false)).toBeNull());

  it('writes the accents of Portugal in a text from there', () => {
    expect(['cronico', 'topico', 'anemico', 'ciencia'].map((word) => restoreAccents(word, true))).toEqual([
      'crónico',
      'tópico',
      'anémico',
      'ciência',
    ]);
    expect(isEuropeanPortuguese('utente com dor lombar')).toBe(true);
    expect(isEuropeanPortuguese('estou a pensar nisso')).toBe(true);
    expect(isEuropeanPortuguese('paciente com dor, alguém está a par?')).toBe(false);
  });
});
