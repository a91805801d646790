/** The words before and after a possible name that decide whether it is one. */

/** The text before a name: a relative or another person that the text is about, or a bed or room. */
export const PERSON_BEFORE =
  /(?<!\p{L})(?:wife|husband|son|daughter|mother|father|mum|mom|dad|sister|brother|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|ma|pa|son|daughter)|gran|nan|neighbou?r|partner|girlfriend|boyfriend|widow(?:er)?|carer|caregiver|baby|twins?|kid|named|called|esposa|marido|mulher|companheir[oa]|filh[oa]s?|m[ãa]e|pai|irm[ãa]o?|ti[oa]|prim[oa]|av[óô]|v[óô]|net[oa]|vizinh[oa]|namorad[oa]|noiv[oa]|cuidador[a]?|beb[êe]|g[êe]me[oa]s?|chamad[oa]|chama-se|chama|sou|utente|doente|client|cliente|idos[oa]|menin[oa]|garot[oa]|crian[çc]a|rapaz|mo[çc][oa]|resident|bed \d{1,3}[a-z]?|leito \d{1,3}[a-z]?|cama \d{1,3}|room \d{1,3}|quarto \d{1,3}|little|old|poor|pequen[oa]|nome|name|family of|fam[íi]lia(?: d[aeo]s?)?)(?: (?:is|é|d[aeo]|named|called|chamad[oa]|of))?[ ,:-]{1,3}$/iu;
/** The text before a person that the author met, treated or talked to. */
export const CONTACT_BEFORE =
  /(?<!\p{L})(?:saw|remember|lembram? d[aeo]|spoke (?:to|with)|met|visited|discharged|family of|atendi|visitei|conversei com|falei com|internei|operei|fam[íi]lia d[aeo]|alta d[aeo]) $/iu;
/** The text before a name: a relative without a pronoun, or a new-born. */
export const RELATIVE_BEFORE =
  /(?<!\p{L})(?:wife|husband|son|daughter|mother|father|sister|brother|aunt|uncle|niece|nephew|partner|baby (?:boy|girl)|esposa|marido|filh[oa]|m[ãa]e|pai|irm[ãa]o?|net[oa]|sobrinh[oa]|acompanhante|cuidadora?),?:? $/iu;
/** The text before a name: a relative with a pronoun or an article. */
export const PRONOUN_AND_RELATIVE_BEFORE =
  /(?<!\p{L})(?:his|her|their|my|the|a|o|sua|seu|minha|meu|dela|dele) (?:wife|husband|son|daughter|mother|father|sister|brother|aunt|uncle|cousin|niece|nephew|grand(?:mother|father|ma|pa|son|daughter)|partner|esposa|marido|companheir[oa]|filh[oa]|m[ãa]e|pai|irm[ãa]o?|ti[oa]|av[óô]|net[oa]|vizinh[oa]),? $/iu;
/** The text before a name that is not a patient's: a title, an institution, an address, or what an eponym names. */
export const OTHER_NAME_BEFORE =
  /(?<!\p{L})(?:dra?|drs|prof(?:a|essora?)?|doctors?|doutora?|professors?|sir|st|saint|santa|santo|s[ãa]o|san|lei|hospital|maternidade|rua|r|avenida|av|instituto|casa|escola|street|cl[íi]nica|funda[çc][ãa]o|projeto|ubs|upa|law|travessa|pra[çc]a|by|operação|operation|hurricane|furac[ãa]o|m[ée]todo|teste|sinal|s[íi]ndrome|doen[çc]a|mal|doença de|sinal de|teste de|manobra|escala|escore|[íi]ndice|classifica[çc][ãa]o|crit[ée]rios?|f[óo]rmula|tumor|linfoma|sarcoma|fratura|tubo|sonda|cateter|pin[çc]a|hern[ií]a|f[áa]scia|ponto|n[óo]dulo|gl[âa]ndula|trompa|c[ée]lulas?|corp[ou]s?c?u?l?o?s?|contratura|cisto|posi[çc][ãa]o|incis[ãa]o|cirurgia|t[ée]cnica|protocolo|colora[çc][ãa]o|paralisia|coreia|tireoidite|anemia|[úu]lcera|fen[ôo]meno|reflexo|lesão|les[ãa]o|doutrina|estudo|projeto|sala|barragem|cidade|munic[íi]pio|col[ée]gio|editora|laborat[óo]rio|lab)(?: d[aeo]s?)?[ .:]{1,2}$/iu;
/** The text after the name of a cited author. */
export const CITATION_AFTER =
  /^(?:['’]s?)?[ ,]{0,2}(?:et al|e cols?|e colaboradores|and colleagues|\(?(?:19|20)\d\d[)a-z:]|& \p{Lu}|(?:and|e) \p{Lu}\p{L}+,? \(?(?:19|20)\d\d)/u;
/** The text after an eponym: "'s disease", " score". */
export const EPONYM_AFTER =
  /^(?:['’]s?)?[ -](?:anginas?|angina|canal|syndromes?|diseases?|signs?|tests?|scores?|scale|criteria|classification|sarcoma|lymphoma|palsy|fractures?|repair|procedure|technique|method|law|rule|index|equation|model|catheter|tube|splint|forceps|clamp|retractor|flap|patch|trial|study|stud(?:y|ies)|paper|book|lecture|review|nodes?|cells?|bodies|body|fever|virus|phenomenon|reflex|gait|chorea|nevus|naevus|spots?|lines?|angle|point|triangle|ligament|fascia|pouch|position|man(?:o?eu|eu)vre|maneuver|stain|medium|agar|reaction|hernia|cyst|ulcer|contracture|deformity|operation|osteotomy|arthritis|thyroiditis|anaemia|anemia|tumou?r|hospital|clinic|university|institute|street|road|ward|unit|foundation|college|school|society|prize|award|protocol|regimen|formula|positive|negative|stage|grade|tipo|type|grau|\d)(?!\p{L})/iu;

/** The text after a family name: several members of the family. */
export const FAMILY_AFTER = /^ (family|twins|siblings|brothers|sisters|household)(?!\p{L})/u;

/** The text after a name: an age or a sex. */
export const AGE_AFTER = /^,? \(?(?:\d{1,3} ?(?:yo|y\/o|y|yrs?|years?|anos|a|[MFmf])(?![\p{L}\d])|[MF]\d{1,3}(?!\d))/u;

/** The text after a name: what only a person does. */
export const PERSONAL_VERB_AFTER =
  /^ (?:came (?:in|back|to)|(?:is|was) (?:back|admitted|discharged|my patient|her|his)|refus(?:es|ed)|passed away|died|told (?:me|us)|phoned|rang|lives|complain(?:s|ed) of|fell (?:at|on|from|again|down|in)|chegou (?:de|na|no|com|às|ontem|hoje)|voltou|faleceu|recus(?:a|ou)|mora|internou|caiu (?:da|do|na|no|em)|ligou|reclama|disse|me disse|me contou)(?!\p{L})/u;
