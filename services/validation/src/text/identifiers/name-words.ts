import { wordSet } from '../tokens/fold';

/** Common family names that are not everyday or medical words. */
export const FAMILY_NAMES = wordSet(`
  silva santos oliveira souza sousa rodrigues ferreira alves lima gomes ribeiro martins carvalho almeida lopes soares fernandes vieira barbosa dias nascimento moreira nunes mendes freitas cardoso ramos gonçalves santana teixeira nogueira pinto moura cavalcanti araújo melo correia farias batista azevedo monteiro barros campos
  smith jones williams brown davis miller garcia rodriguez martinez hernandez lopez gonzalez wilson anderson taylor moore jackson martin lee perez thompson harris sanchez clark ramirez lewis robinson walker nguyen wright torres hill flores green adams nelson baker hall rivera campbell mitchell carter roberts patel kowalski murphy kelly singh khan obrien o'brien doe
`);

/** First words of eponyms with two names. */
export const EPONYM =
  /^(?:guillain[ -]barr|stevens[ -]johnson|lewy bod|ann arbor|charles bonnet|ehlers[ -]danlos|prader[ -]willi|von (?:willebrand|hippel)|wolff[ -]park|charcot[ -]mar|henoch[ -]sch|creutzfeldt|budd[ -]chiari|miller fisher|peutz[ -]j|zollinger|mallory[ -]weiss|wernicke|brown[ -]s[eé]quard|klippel|sturge|sezary|churg|lambert[ -]eaton|holt[ -]oram|jervell|osler[ -]weber|gilles|li[ -]fraumeni|lynch|gilbert|wilson|raynaud|meniere|bell(?:'s)? palsy|huntington|tourette|takayasu|goodpasture|brugada|duchenne|becker|alport|fabry|gaucher|pompe|whipple|noonan|cotard|capgras|munchausen|fournier|cheyne|john cunningham)/iu;

// Endings of adjectives, abstract nouns and diseases in both languages; few names have them.
const ORDINARY_ENDING =
  /(?:tion|sion|ment|mento|ness|ity|ities|sis|se|itis|ite|oma|emia|aemia|pathy|patia|ism|ismo|ence|ance|encia|ancia|ing|ed|ous|ive|ary|ics?|ical|al|able|ible|ive|ful|less|ship|cao|coes|dade|oso|osa|ado|ada|ados|adas|ido|ida|idos|idas|ico|ica|icos|icas|ivo|iva|ante|ente|ario|aria|ural|ular|avel|ivel|mente|ogy|ogia|ist|ista|ian|sts|ions|ments|ages?|ory|orio|oria|ure|ura|ia|ou|eu|iu|ava|am|ando|endo|indo|or|ella|coccus|bacter|virus)$/u;

/** Whether a folded word may be a person's name. */
export const mayBeName = (folded: string): boolean => folded.length >= 3 && !ORDINARY_ENDING.test(folded);
